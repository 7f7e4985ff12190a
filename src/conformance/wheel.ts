import { answer, defined, type Refusal } from '#core/base';
import { CATEGORIES, isCard } from '#core/cards';
import type { HouseCommand } from '#core/house';
import type { Rule } from '#core/mechanisms';
import { drawingTermsOf } from '#core/mechanisms/drawing/terms';
import { type Spot, type Turn, type Wheel, withWheel } from '#core/mechanisms/wheel';
import { Amount, type Cents, NOTHING } from '#core/money';
import type { Activity } from '#core/rulebook';
import { either, type Filled, list, loose, one, optional, otherwise, record, Text, Whole, yes } from '#core/shape';
import { whole } from './compare.ts';
import type { Journal } from './journal.ts';
import { kindOf } from './kind.ts';
import { promotionOf } from './offered.ts';
import { Approved, AT } from './read.ts';
import { open, timed } from './stage.ts';

const SpotText = loose({ cents: optional(Amount), prize: optional(Text), double: optional(yes), card: optional(Text) });
type SpotText = Filled<typeof SpotText>;
export const HandPrizes = otherwise(record(one(CATEGORIES), Amount), {});

const Scenario = loose({
  activity: Approved,
  offering: otherwise(loose({ spots: optional(list(SpotText)), handPrizes: HandPrizes }), {}),
  stops: otherwise(list(either(Whole, Text)), []),
  guaranteedMinimum: optional(Amount),
  doubleSpotPrize: optional(either(Amount, Text)),
});
type Scenario = Filled<typeof Scenario>;

const NOW = Temporal.Instant.from(AT);
const WINNER = 'winner';
const STEP_UP = { type: 'StepUp', player: WINNER };

/** The winner was drawn before: where the approval has a drawing, nobody else spins. */
const drawnIn = async (journal: Journal, { activity, offering }: Rule): Promise<Refusal | undefined> => {
  if (drawingTermsOf(activity, offering) === undefined) return undefined;
  const win = { ticket: '1', player: WINNER, prize: { what: 'spin' }, drawing: 0, at: AT };
  const posted = timed('drawing', { takenOver: { entries: [], wins: [win], carried: NOTHING } });
  const drum = { type: 'OpenPromotion', promotion: 'drum', activity: activity.id, mechanism: 'drawing', posted };
  return journal.ask(drum as HouseCommand); // Posted as a drawing is.
};

/** Kind `wheel`: a winner steps up and spins, a wheel of spots or of cards. */
export const wheel = kindOf(Scenario, (scenario, journal) => {
  const { spots: onWheel } = scenario.offering;
  return onWheel === undefined || onWheel.some(({ card }) => card !== undefined)
    ? cards(scenario, onWheel, journal)
    : spots(scenario, onWheel.map(spotOf), journal);
});

const spots = async (scenario: Scenario, onWheel: readonly Spot[], journal: Journal) => {
  const { activity, guaranteedMinimum: guarantee, stops, doubleSpotPrize: posted } = scenario;
  const { spots: _, ...offering } = scenario.offering;
  const jackpot = posted ?? leastJackpot(activity, onWheel);
  const onShow: Wheel = {
    spots: onWheel,
    ...defined({ jackpot: jackpot === undefined ? undefined : prizeOf(jackpot), guarantee }),
  };
  const rule = promotionOf(activity, offering);
  const promotion = { activity, offering: withWheel(activity, rule.offering, onShow) };
  const stage = await open(journal, promotion, 'wheel', onShow);
  if (!stage.ok) return stage;
  const { state, commit } = stage.value;
  const refused = (await drawnIn(journal, promotion)) ?? (await commit(STEP_UP, NOW));
  if (refused !== undefined) return refused;
  for (const stop of stops) {
    if (state().turn.prize !== undefined) break;
    const wrong = await commit({ type: 'Spin', rest: typeof stop === 'number' ? stop : 'peg' }, NOW);
    if (wrong !== undefined) throw new Error(wrong.message);
  }
  const { turn } = await stage.value.desk();
  return answer({ prize: wonIn(turn), spins: turn.spins });
};

/** A jackpot that a scenario does not name is the least that may be posted for a double spot. */
const leastJackpot = ({ prizes }: Activity, onWheel: readonly Spot[]): Cents | undefined =>
  onWheel.some(({ type }) => type === 'double')
    ? prizes.find(({ key }) => key === 'double-spot')?.range?.from
    : undefined;

/** Spins until the hand is complete. */
const cards = async (scenario: Scenario, onWheel: readonly SpotText[] | undefined, journal: Journal) => {
  const { activity, offering, stops } = scenario;
  const { handPrizes: prizes, spots: _, ...others } = offering;
  const promotion = promotionOf(activity, others);
  const shown = stops.map(stop => shownAt(onWheel, stop));
  const posted = { prizes, valueAwards: valueAwardsIn(shown) };
  const stage = await open(journal, promotion, 'card-wheel', posted);
  if (!stage.ok) return stage;
  const undrawn = await drawnIn(journal, promotion);
  if (undrawn !== undefined) return undrawn;
  const { state, commit } = stage.value;
  for (const command of [STEP_UP, ...shown.map(one => ({ type: 'Spin', shown: one }))]) {
    if (state().turn.hand !== undefined) break;
    const refused = await commit(command, NOW);
    if (refused !== undefined) return refused;
  }
  const { hand, spins, valueAwards, cards: recorded } = (await stage.value.desk()).turn;
  return answer({
    hand: recorded,
    category: hand?.category,
    prize: hand === undefined ? null : whole({ cents: hand.amount }),
    valueAwards,
    spins,
  });
};

/** On a wheel of cards a stop is what the pointer shows, or the place of its section. */
const shownAt = (onWheel: readonly SpotText[] | undefined, stop: number | string): string => {
  if (typeof stop === 'string' || onWheel === undefined) return String(stop);
  const { card, prize } = onWheel[stop] ?? {};
  return card ?? prize ?? 'peg';
};

/** What the pointer shows and isn't a card is a value award of this wheel. */
export const valueAwardsIn = (stops: readonly string[]): readonly string[] =>
  stops.filter(stop => !isCard(stop) && stop !== 'peg');

const spotOf = ({ cents, prize, double }: SpotText): Spot => {
  if (double === true) return { type: 'double' };
  if (prize !== undefined) return { type: 'goods', what: prize, ...defined({ value: cents }) };
  if (cents === undefined) throw new Error('a spot has an amount, a prize or doubles');
  return { type: 'cash', amount: cents };
};

const prizeOf = (prize: Cents | string) =>
  typeof prize === 'string' ? ({ type: 'goods', what: prize } as const) : ({ type: 'cash', amount: prize } as const);

const wonIn = ({ prize }: Turn) => {
  if (prize === undefined) return null;
  return whole(prize.type === 'cash' ? { cents: prize.amount } : { prize: prize.what });
};
