import {
  book,
  bookBonus,
  closeLedger,
  type DealtSeat,
  forfeits,
  type Ledger,
  loses,
  type Meters,
  openLedger,
  payEnvy,
  REASONS,
  returnedBy,
  type Settlement,
  settleProgressive,
  type Verdict,
  wins,
} from '#core/games/table';
import { type Cents, minus, NOTHING } from '#core/money';
import { speak } from './coach/said.ts';
import type { Judges } from './judges.ts';
import type { Wager } from './layout.ts';
import { ANTE_PLAY } from './pay-tables.ts';

/** A round with its hands ranked, seats from the dealer's left; the dealer has the best four of six cards. */
export type Dealt = {
  readonly judges: Judges;
  readonly meters: Meters;
  readonly seats: readonly DealtSeat<Wager>[];
  readonly dealer: { readonly four: number };
};

/** Settles in the order of FCP 4: forfeited antes, then each player from the dealer's right, then the envy bonuses. */
export const settleDealt = (dealt: Dealt): Settlement => {
  const { seats } = dealt;
  const ledger = openLedger(dealt.meters);
  for (const seat of seats) if (seat.isFolded) settleBet(ledger, seat.seat, 'ante', seat.wagers.ante, FOLDED);
  for (let i = seats.length - 1; i >= 0; i -= 1) settlePlayer(ledger, dealt, seats[i]!);
  for (let i = seats.length - 1; i >= 0; i -= 1) settleEnvy(ledger, dealt, seats[i]!);
  return closeLedger(ledger);
};

export type MainCase = 'player-higher' | 'tie' | 'player-lower';

/** Both are places in the four-card ranking. The dealer always qualifies. */
export const mainCase = (player: number, dealer: number): MainCase => {
  if (player > dealer) return 'player-higher';
  return player === dealer ? 'tie' : 'player-lower';
};

/** Ante and Play go together. */
export const MAIN_WAGERS: Readonly<Record<MainCase, Verdict>> = {
  'player-higher': wins(ANTE_PLAY, REASONS.beatsDealer, 'FCP 5'),
  tie: wins(ANTE_PLAY, speak('why.tie-wins', {}), 'FCP 5'),
  'player-lower': loses(REASONS.dealerHigher, 'FCP 5'),
};

const FOLDED: Verdict = forfeits(REASONS.folded, 'FCP 5');

/** Play, Ante with its bonus, Aces Up, progressive; the last two stay live after a fold. */
const settlePlayer = (ledger: Ledger, { judges, dealer }: Dealt, hand: DealtSeat<Wager>): void => {
  const { seat, wagers, play, four, isFolded } = hand;
  if (!isFolded && wagers.ante !== undefined) {
    const verdict = MAIN_WAGERS[mainCase(four, dealer.four)];
    settleBet(ledger, seat, 'play', play, verdict);
    settleBet(ledger, seat, 'ante', wagers.ante, verdict);
    payAutomaticBonus(ledger, seat, wagers.ante, judges.automaticBonus[four]!);
  }
  if (judges.acesUp !== undefined) settleBet(ledger, seat, 'acesUp', wagers.acesUp, judges.acesUp[four]!);
  if (judges.progressive !== undefined) settleProgressive(ledger, judges.progressive, hand);
};

/** Paid on the Ante whatever the dealer holds; the Ante itself is settled by itself. */
const payAutomaticBonus = (ledger: Ledger, seat: number, ante: Cents, verdict: Verdict): void => {
  if (verdict.kind !== 'pays') return;
  const won = minus(returnedBy(verdict, ante), ante);
  bookBonus(ledger, { seat, wager: 'automaticBonus', stake: NOTHING, home: 'tray' }, verdict, won);
};

/** FCP 9.5: any hand still on the table gives envy; one that was folded away does not. */
const settleEnvy = (ledger: Ledger, { judges, seats }: Dealt, hand: DealtSeat<Wager>): void => {
  if (judges.progressive !== undefined && isOnTable(hand)) payEnvy(ledger, judges.progressive, hand, seats);
};

/** A folded hand with Aces Up or a progressive wager is kept until it is settled. */
const isOnTable = ({ isFolded, wagers }: DealtSeat<Wager>): boolean =>
  !isFolded || wagers.acesUp !== undefined || wagers.progressive !== undefined;

const settleBet = (ledger: Ledger, seat: number, wager: Wager, stake: Cents | undefined, verdict: Verdict): void => {
  if (stake !== undefined) book(ledger, { seat, wager, stake, home: 'tray' }, verdict);
};
