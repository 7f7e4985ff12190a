import { asksFor, eligibleRound } from '#core/eligibility';
import { settleRound } from '#core/mechanisms';
import { type Cents, cents } from '#core/money';
import { type DealtHand, gameOf, layoutOf } from '#core/qualifying';
import type { Bettor, Round, Row } from '#core/rulebook';
import type { Call, Rule } from '#core/state';
import type { Said } from '#core/words';
import { neededCards } from './needed-cards.ts';
import { speak } from './refusals.ts';

type Fund = Parameters<typeof settleRound>[1];
type Asked = { readonly rule: Rule; readonly fund: Fund; readonly round: Round; readonly calls: readonly Call[] };

/**
 * What nobody has said and what the outcome depends on. It is asked for; a call is never closed as not a winning hand,
 * nor a prize shared evenly, because a fact was left out. HSE-8
 */
export const neededFor = (asked: Asked): readonly Said[] => {
  const { rule, round } = asked;
  const isPotOpen = rule.activity.eligibility.potMin.value > 0 && round.isLive && round.pot === undefined;
  const enough = isPotOpen ? { ...round, pot: rule.activity.eligibility.potMin.value } : round;
  if (!eligibleRound(rule.activity, enough).met) return [];
  const unseen = neededCards(round.deal, calledSeats(asked), calledRows(asked));
  if (unseen.length > 0) return unseen;
  const known = { ...asked, round: enough };
  const own = [...neededSettings(known), ...neededScores(known), ...neededWagers(known)];
  const isPotNeeded = isPotOpen && awardsIn(known, withWagers(enough, unknownWagers(known))) !== NO_AWARDS;
  return isPotNeeded ? [...own, speak('needed.pot', {})] : own;
};

const handOf = ({ deal }: Round, seat: number): DealtHand | undefined => deal.hands.find(hand => hand.seat === seat);

const calledSeats = ({ calls }: Asked): readonly number[] => [...new Set(calls.map(({ seat }) => seat))];

const calledRows = ({ rule, calls }: Asked): readonly Row[] =>
  rule.activity.charts.flatMap(chart => chart.rows).filter(({ key }) => calls.some(call => call.row === key));

/** How a hand was set, where that decides: a row asks for its parts, or two set hands are compared. QLF-12, QLF-19 */
const neededSettings = (asked: Asked): readonly Said[] => {
  const { round } = asked;
  if (gameOf(round.deal.game)?.set === undefined) return [];
  const open = round.deal.hands.filter(hand => hand.cards.length > 0 && !isSet(round, hand));
  if (open.length === 0) return [];
  const isBeat = calledRows(asked).some(({ beatenBy }) => beatenBy !== undefined);
  const now = awardsIn(asked, round);
  const fouled = (hand: DealtHand): Round =>
    withHands(round, one => (one.seat === hand.seat ? { ...one, set: { front: [], back: [] } } : one));
  return open
    .filter(hand => isBeat || isHalfSet(asked, hand) || awardsIn(asked, fouled(hand)) !== now)
    .map(({ seat }) => speak('needed.setting', { seat }));
};

const isSet = ({ deal }: Round, { set, isCleanSweep }: DealtHand): boolean => {
  const { parts } = layoutOf(deal.game);
  if (isCleanSweep === true || parts === undefined) return true;
  const { front, middle = 0, back } = parts;
  return (
    set !== undefined && set.front.length === front && (set.middle ?? []).length === middle && set.back.length === back
  );
};

/** Somebody began to enter it. */
const isHalfSet = (asked: Asked, { seat, set }: DealtHand): boolean =>
  set !== undefined && calledSeats(asked).includes(seat);

const neededScores = (asked: Asked): readonly Said[] => {
  const scored = calledRows(asked).filter(({ test }) => asksFor(test, one => one.type === 'home-run'));
  return asked.calls
    .filter(
      ({ seat, row }) => scored.some(({ key }) => key === row) && handOf(asked.round, seat)?.homeRun === undefined,
    )
    .map(({ seat }) => speak('needed.home-run', { seat }));
};

/** Those whose bet would change what somebody gets: whether there was one, or how much it was. */
const neededWagers = (asked: Asked): readonly Said[] => {
  const unknown = unknownWagers(asked);
  const filled = withWagers(asked.round, unknown);
  const all = awardsIn(asked, filled);
  if (unknown.length === 0 || all === NO_AWARDS) return [];
  const differs = (one: Bettor): boolean =>
    [undefined, OTHER_BET].some(bet => awardsIn(asked, withWagers(asked.round, unknown, one, bet)) !== all);
  return unknown
    .filter(differs)
    .map(({ hand: { seat }, position }) =>
      position === 1 ? speak('needed.wager', { seat }) : speak('needed.wager-behind', { seat, position }),
    );
};

/** Any two bets that differ. */
const [SOME_BET, OTHER_BET] = [cents(100), cents(300)];

/** The bank makes no bet, nor does the house; who bet on a bonus alone has no bet on the game. */
const unknownWagers = ({ rule, round }: Asked): readonly Bettor[] => {
  const { eligibility, settlement } = rule.activity;
  const isAsked = eligibility.wager.value !== 'not-required' || ['owner', 'by-wager'].includes(settlement.holders);
  if (!round.isLive || !isAsked) return [];
  return round.bettors.filter(
    ({ wager, bonusOnly, isPlayerDealer, role }) =>
      wager === undefined &&
      !isPlayerDealer &&
      role !== 'house' &&
      (!bonusOnly || eligibility.wager.value === 'base-or-bonus'),
  );
};

const withWagers = (round: Round, unknown: readonly Bettor[], other?: Bettor, bet?: Cents): Round => ({
  ...round,
  bettors: round.bettors.map(bettor => {
    if (!unknown.includes(bettor)) return bettor;
    const wager = bettor === other ? bet : SOME_BET;
    return wager === undefined ? bettor : { ...bettor, wager };
  }),
});

const withHands = (round: Round, change: (hand: DealtHand) => DealtHand): Round => ({
  ...round,
  deal: { ...round.deal, hands: round.deal.hands.map(change) },
  bettors: round.bettors.map(bettor => ({ ...bettor, hand: change(bettor.hand) })),
});

const awardsIn = ({ rule, fund }: Asked, round: Round): string =>
  JSON.stringify(settleRound(rule, fund, round).awards.map(({ to, gives }) => ({ to, gives })));
const NO_AWARDS = '[]';
