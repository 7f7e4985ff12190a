import {
  book,
  bookAward,
  bookBonus,
  bookProgressive,
  closeLedger,
  type DealtSeat,
  forfeits,
  type Ledger,
  type Meters,
  type Note,
  openLedger,
  payEnvy,
  REASONS,
  returnedBy,
  type Settlement,
  settleProgressive,
  type Taken,
  takeFromMeter,
  type Verdict,
} from '#core/games/table';
import { type Cents, NOTHING } from '#core/money';
import { COVER_ALL_ROWS, type Judges, LUCKY, MAGIC } from './judges.ts';
import type { Wager } from './layout.ts';
import { MAIN_WAGERS, mainCase } from './main-wagers.ts';
import type { CoverAllPlayers } from './pay-tables.ts';
import { homeOf } from './wagers.ts';

/** A round with its hands ranked, seats from the dealer's left. */
export type Dealt = {
  readonly judges: Judges;
  readonly meters: Meters;
  readonly seats: readonly DealtSeat<Wager>[];
  readonly dealer: { readonly four: number; readonly five: number; readonly hasMagicCard: boolean };
  readonly luckySeat: number | 'dealer' | undefined;
};

/** Settles in the order of C4P 7: folded hands, then each player from the dealer's right, then Cover All. */
export const settleDealt = (dealt: Dealt): Settlement => {
  const { seats } = dealt;
  const ledger = openLedger(dealt.meters);
  for (const seat of seats) if (seat.isFolded) collectFolded(ledger, seat);
  const dealersAward = takeDealersAward(ledger, dealt);
  for (let i = seats.length - 1; i >= 0; i -= 1) settlePlayer(ledger, dealt, seats[i]!, dealersAward);
  settleCoverAll(ledger, dealt);
  return closeLedger(ledger);
};

const FOLDED: Verdict = forfeits(REASONS.folded, 'C4P 6');

/** What rides on the dealer's hand and on the other hands is not forfeited. */
const collectFolded = (ledger: Ledger, { seat, wagers }: DealtSeat<Wager>): void => {
  settleBet(ledger, seat, 'ante', wagers.ante, FOLDED);
  settleBet(ledger, seat, 'superBonus', wagers.superBonus, FOLDED);
  settleBet(ledger, seat, 'queensUp', wagers.queensUp, FOLDED);
  settleBet(ledger, seat, 'fourCardProgressive', wagers.fourCardProgressive, FOLDED);
  settleBet(ledger, seat, 'fiveCardProgressive', wagers.fiveCardProgressive, FOLDED);
  settleBet(ledger, seat, 'handBonusOnPlayer', wagers.handBonusOnPlayer, FOLDED);
};

const settlePlayer = (ledger: Ledger, dealt: Dealt, seat: DealtSeat<Wager>, dealersAward: Taken | undefined): void => {
  const { judges } = dealt;
  if (!seat.isFolded) {
    settleMain(ledger, dealt, seat);
    if (judges.queensUp !== undefined)
      settleBet(ledger, seat.seat, 'queensUp', seat.wagers.queensUp, judges.queensUp[seat.four]!);
    for (const rule of judges.progressives) settleProgressive(ledger, rule, seat);
    for (const rule of judges.progressives) payEnvy(ledger, rule, seat, dealt.seats);
    settleOwnHand(ledger, dealt, seat);
  }
  settleDealersHand(ledger, dealt, seat, dealersAward);
};

const settleMain = (
  ledger: Ledger,
  { judges, dealer }: Dealt,
  { seat, wagers, play, four }: DealtSeat<Wager>,
): void => {
  const verdicts = MAIN_WAGERS[mainCase(four, dealer.four)];
  const superBonus = judges.superBonus[four]!;
  settleBet(ledger, seat, 'ante', wagers.ante, verdicts.ante);
  settleBet(ledger, seat, 'play', play, verdicts.play);
  const isStraightOrBetter = superBonus.kind === 'pays';
  settleBet(ledger, seat, 'superBonus', wagers.superBonus, isStraightOrBetter ? superBonus : verdicts.superBonusBelow);
};

/** The hand bonus on the player's own hand, and what rides on it. */
const settleOwnHand = (ledger: Ledger, { judges, luckySeat }: Dealt, hand: DealtSeat<Wager>): void => {
  const { seat, five, hasMagicCard } = hand;
  const stake = hand.wagers.handBonusOnPlayer;
  if (stake === undefined || judges.handBonus === undefined) return;
  const bet = { seat, wager: 'handBonusOnPlayer', stake, home: 'game-account' } as const;
  bookProgressive(ledger, bet, judges.handBonus[five]!, 'handBonus');
  if (hasMagicCard) payRider(ledger, seat, 'magicCard', MAGIC, stake);
  if (luckySeat === seat) payRider(ledger, seat, 'luckyBonus', LUCKY, stake);
};

/** The hand bonus on the dealer's hand, and what rides on it; it stays when the player has folded. */
const settleDealersHand = (ledger: Ledger, dealt: Dealt, hand: DealtSeat<Wager>, award: Taken | undefined): void => {
  const { judges, dealer, luckySeat } = dealt;
  const { seat } = hand;
  const stake = hand.wagers.handBonusOnDealer;
  if (stake === undefined || judges.handBonus === undefined) return;
  const bet = { seat, wager: 'handBonusOnDealer', stake, home: 'game-account' } as const;
  const verdict = judges.handBonus[dealer.five]!;
  if (award === undefined) book(ledger, bet, verdict);
  else bookAward(ledger, bet, verdict, award.each, award.note);
  if (dealer.hasMagicCard) payRider(ledger, seat, 'magicCard', MAGIC, stake);
  if (luckySeat === 'dealer') payRider(ledger, seat, 'luckyBonus', LUCKY, stake);
};

/** C4P 11.10: the dealer's hand is known before any player's, so its award is the first to come off the meter. */
const takeDealersAward = (ledger: Ledger, { judges, seats, dealer }: Dealt): Taken | undefined => {
  const pays = judges.handBonus?.[dealer.five]?.pays;
  if (pays?.kind !== 'meter-percent') return undefined;
  const sharers = seats.filter(({ wagers }) => wagers.handBonusOnDealer !== undefined).length;
  return sharers === 0 ? undefined : takeFromMeter(ledger, 'handBonus', pays.percent, sharers);
};

/** C4P 8.7: the highest hand at the table, by the order of the Cover All table; folded hands are gone. */
const settleCoverAll = (ledger: Ledger, { judges, seats, dealer }: Dealt): void => {
  const judge = judges.coverAll;
  if (judge === undefined || seats.every(({ wagers }) => wagers.coverAll === undefined)) return;
  let best = judge[dealer.four]!;
  let holder: number | 'dealer' = 'dealer';
  for (const { seat, four, isFolded } of seats) {
    const verdict = judge[four]!;
    if (isFolded || verdict.place >= best.place) continue;
    best = verdict;
    holder = seat;
  }
  const verdict = COVER_ALL_ROWS[seats.length as CoverAllPlayers][best.place] ?? best; // At most six were let in.
  const note = { type: 'hand-of', holder } as const;
  for (let i = seats.length - 1; i >= 0; i -= 1) {
    const { seat, wagers } = seats[i]!;
    settleBet(ledger, seat, 'coverAll', wagers.coverAll, verdict, note);
  }
};

const settleBet = (
  ledger: Ledger,
  seat: number,
  wager: Wager,
  stake: Cents | undefined,
  verdict: Verdict,
  note?: Note,
): void => {
  if (stake !== undefined) book(ledger, { seat, wager, stake, home: homeOf(wager) }, verdict, note);
};

/** Pays a bonus that rides on a bet of this stake. */
const payRider = (ledger: Ledger, seat: number, wager: Wager, verdict: Verdict, stake: Cents): void =>
  bookBonus(ledger, { seat, wager, stake: NOTHING, home: 'game-account' }, verdict, returnedBy(verdict, stake));
