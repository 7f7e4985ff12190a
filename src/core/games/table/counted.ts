import { accept, type Refusal } from '#core/base';
import { type Cents, NOTHING } from '#core/money';
import { REASONS } from './coach/said.ts';
import { type CountedRule, handsOf } from './counted-rule.ts';
import {
  book,
  bookAward,
  bookBonus,
  bookProgressive,
  type Ledger,
  metersBack,
  openLedger,
  type Settlement,
  seededIn,
  takeFromMeter,
} from './ledger.ts';
import { namedHand, namedWager } from './named.ts';
import type { Judged } from './phases.ts';
import { refuse } from './refusals.ts';
import type { PokerRules } from './rules.ts';
import type { KeyedHand, RoundState } from './state.ts';
import { loses, returnedBy, type Verdict } from './verdict.ts';

/** The dealer plays by hand: a button says what a seat holds, and locks what it pays. Pressed again, it goes out. */
export const decideCountedHand: Judged<'PressHandButton'> = (game, state, { seat, wager, hand }) => {
  const { award: clause } = game.clauses;
  const rule = game.counted.find(one => one.wager === wager);
  const stake = state.seats.find(at => at.seat === seat)?.wagers[wager];
  if (rule === undefined || stake === undefined) return refuse('no-award-to-key', { seat }, clause);
  const lit = state.keyed.find(key => key.seat === seat && key.wager === wager && key.hand === hand);
  if (lit !== undefined) {
    if (state.validated.includes(seat)) return refuse('award-validated', { seat, hand: namedHand(hand) }, clause);
    const meters = metersBack(state.meters, lit.entries ?? []);
    return accept({ type: 'HandUnkeyed', seat, wager, hand, meters });
  }
  const verdict = verdictOf(rule, hand);
  if (verdict === undefined)
    return refuse('no-such-button', { hand: namedHand(hand), wager: namedWager(wager) }, clause);
  const refusal = objectionTo(game, state, rule, { seat, wager, hand });
  if (refusal !== undefined) return refusal;
  const ledger = openLedger(state.meters);
  payCounted(ledger, state, rule, { seat, hand, verdict });
  return accept({ type: 'HandKeyed', seat, wager, hand, entries: ledger.entries, meters: ledger.meters });
};

const RIDERS: Readonly<Record<string, 'magicCard' | 'luckyBonus'>> = {
  'magic-card': 'magicCard',
  'lucky-bonus': 'luckyBonus',
};

const verdictOf = (rule: CountedRule, hand: string): Verdict | undefined => {
  const rider = RIDERS[hand];
  return rider === undefined ? handsOf(rule).find(verdict => verdict.hand === hand) : rule.riders?.[rider];
};

const objectionTo = (
  game: PokerRules,
  { keyed, drawn, seats }: RoundState,
  rule: CountedRule,
  { seat, wager, hand }: KeyedHand,
): Refusal | undefined => {
  const { award: clause } = game.clauses;
  const position = rule.isOnDealer ? 'dealer' : seat;
  if (RIDERS[hand] === 'magicCard' && drawn?.magicCard === undefined) return refuse('nothing-drawn', {}, clause);
  if (RIDERS[hand] === 'luckyBonus' && drawn?.luckySeat !== position)
    return refuse('position-not-drawn', { seat }, clause);
  if (RIDERS[hand] !== undefined) return undefined;
  // One hand a wager; on the dealer's hand one for everybody who has the wager.
  const isSame = (key: KeyedHand): boolean =>
    key.wager === wager && RIDERS[key.hand] === undefined && (rule.isOnDealer === true || key.seat === seat);
  const other = keyed.find(isSame);
  if (other === undefined || !seats.some(at => at.seat === other.seat)) return undefined;
  return refuse('hand-keyed', { seat: other.seat, hand: namedHand(other.hand) }, clause);
};

type Hit = { readonly seat: number; readonly hand: string; readonly verdict: Verdict };

const payCounted = (ledger: Ledger, state: RoundState, rule: CountedRule, { seat, hand, verdict }: Hit): void => {
  const { wager, home } = rule;
  const stakeOf = (at: number): Cents => state.seats.find(one => one.seat === at)!.wagers[wager]!;
  const rider = RIDERS[hand];
  if (rider !== undefined) {
    const bet = { seat, wager: rider, stake: NOTHING, home };
    bookBonus(ledger, bet, verdict, returnedBy(verdict, stakeOf(seat)));
    return;
  }
  if (rule.isOnDealer !== true) {
    bookProgressive(ledger, { seat, wager, stake: stakeOf(seat), home }, verdict, rule.meter);
    payEnvyFor(ledger, state, rule, seat, hand);
    return;
  }
  const bettors = state.seats.filter(({ wagers }) => wagers[wager] !== undefined).map(at => at.seat);
  const taken =
    verdict.pays?.kind === 'meter-percent'
      ? takeFromMeter(ledger, rule.meter, verdict.pays.percent, bettors.length)
      : undefined;
  for (const bettor of bettors.toReversed()) {
    const bet = { seat: bettor, wager, stake: stakeOf(bettor), home };
    if (taken === undefined) book(ledger, bet, verdict);
    else bookAward(ledger, bet, verdict, taken.each, taken.note);
  }
};

/** Every other bettor on the wager, counterclockwise. TBL-10 */
const payEnvyFor = (ledger: Ledger, { seats }: RoundState, rule: CountedRule, holder: number, hand: string): void => {
  const verdict = rule.envy?.verdicts[hand];
  if (verdict === undefined) return;
  for (const { seat, wagers } of seats.toReversed()) {
    const stake = wagers[rule.wager];
    if (seat === holder || stake === undefined) continue;
    const bet = { seat, wager: 'envy', stake: NOTHING, home: 'tray' } as const;
    bookBonus(ledger, bet, verdict, rule.envy!.amount(hand, stake), { type: 'hand-of', holder });
  }
};

/** The counted bets of a round that is over: what was keyed has been paid, every other is lost. */
export const settleCounted = (game: PokerRules, state: RoundState): Settlement => {
  const { entries } = state.settlement!;
  const isPaid = (seat: number, wager: string) => entries.some(entry => entry.seat === seat && entry.wager === wager);
  const lost = state.seats.flatMap(({ seat, wagers }) =>
    game.counted.flatMap(({ wager, home }) => {
      const stake = wagers[wager];
      if (stake === undefined || isPaid(seat, wager)) return [];
      const verdict = loses(REASONS.notKeyed, game.clauses.award);
      return [{ seat, wager, stake, home, verdict, returned: NOTHING, from: home, note: undefined }];
    }),
  );
  return { isVoid: false, entries: [...entries, ...lost], meters: state.meters, seeded: seededIn(entries) };
};
