import { type Answer, accept, answer, type Decision, type Refusal } from '#core/base';
import { idsOf } from '#core/people';
import { type Activity, clauseOf, type Run } from '#core/rulebook';
import type { ObjectOf } from '#core/shape';
import { type Award, type Context, type HouseView, isUsedUp, latelyBy, promotionsOf } from '#core/state';
import type { Said } from '#core/words';
import { ownAward, payable } from '../by-award.ts';
import { DRAWING } from '../drawing/feature.ts';
import { refuse, speak } from './refusals.ts';
import type { AT_WHEEL, SPINNER_CALLED, STEP_UP } from './shape.ts';

export type StepUp = ObjectOf<typeof STEP_UP>;
export type SpinnerCalled = { readonly type: 'SpinnerCalled' } & ObjectOf<typeof SPINNER_CALLED>;

/** Who spins, or spun last, how many have come so far, who they were, and how it goes. */
export type AtWheel<Turn> = ObjectOf<typeof AT_WHEEL> & { readonly turn: Turn };

/** Somebody at the wheel, and whether the papers were seen before. */
export type Spinner = { readonly player: string; readonly isClaimed: boolean };

type Rules = { readonly activity: Activity; readonly terms: Run };
type Wheel<Turn> = {
  readonly rules: Rules;
  readonly house: HouseView;
  readonly state: AtWheel<Turn>;
  readonly context: Context;
};

/** One winner after the other, each as often as spins were won. WHL-8 */
export const stepUp = (
  { rules, house, state, context }: Wheel<unknown>,
  before: string | undefined,
  { player, award }: StepUp,
): Decision<SpinnerCalled> => {
  if (before !== undefined) return refuse('spinner-not-done', { player: before }, clauseIn(rules));
  if (award !== undefined)
    return state.awards?.includes(award) === true
      ? refuse('award-used', { award }, clauseIn(rules))
      : accept({ type: 'SpinnerCalled', player, award });
  const names = idsOf(house.members, player); // CLB-4
  const facts = { now: context.now, clock: house.settings.clock };
  if (isUsedUp(rules.activity, latelyBy(house, rules.activity.id, 'spin', names), facts))
    return refuse('spun-once-today', { player }, clauseIn(rules));
  const won = spinsWon(house, rules.activity.id, player);
  const spun = (state.called ?? []).filter(name => names.includes(name)).length;
  return won !== undefined && spun >= won
    ? refuse('no-spin-won', { player }, clauseIn(rules))
    : accept({ type: 'SpinnerCalled', player });
};

/** A prize of another activity that is given as a spin of this wheel, once its winner has shown the papers. WHL-8 */
export const spinBy = (
  { rules, house, context }: Wheel<unknown>,
  command: { readonly type: 'Spin' } | ({ readonly type: 'StepUp' } & StepUp),
): Answer<Award | undefined> => {
  if (command.type === 'Spin' || command.award === undefined) return answer(undefined);
  const { player, award } = command;
  const found = ownAward(house, { player, award }, clauseIn(rules));
  if (!found.ok) return found;
  const { name, spinsOn } = found.value.activity;
  if (spinsOn !== rules.activity.id) return refuse('award-is-no-spin', { award, activity: name }, clauseIn(rules));
  return payable(house, found.value, context.now);
};

/** The next one at the wheel, with a turn of their own. */
export const called = <Turn>(
  { spinners, called: before = [], awards = [] }: AtWheel<Turn>,
  { player, award }: SpinnerCalled,
  turn: Turn,
): AtWheel<Turn> => ({
  spinners: spinners + 1,
  player,
  called: award === undefined ? [...before, player] : before,
  awards: award === undefined ? awards : [...awards, award],
  turn,
});

/** What the wheel showed to the spinner. */
export const spun = <Turn, Event>(
  { rules, state }: Wheel<Turn>,
  decide: (turn: Turn) => Decision<Event>,
): Decision<Event> => (state.player === undefined ? nobodyThere(rules) : decide(state.turn));

/** The spinner. */
export const spinnerAt = (at: Wheel<unknown>): Spinner => {
  const { player = '' } = at.state;
  return { player, isClaimed: hasShownPapers(at, player) };
};

/** Where the drawing runs in this house, what it has given; a house that draws elsewhere answers for it. */
const spinsWon = ({ promotions, members }: HouseView, activity: string, player: string): number | undefined => {
  const drawings = promotionsOf({ promotions }, DRAWING, activity).map(({ state }) => state);
  if (drawings.length === 0) return undefined;
  const names = idsOf(members, player);
  const wins = drawings.flatMap(one => one.wins).filter(({ prize }) => prize.what === 'spin');
  return wins.filter(win => names.includes(win.player)).length;
};

/**
 * A player drawn in this house, or with one of its awards, has shown ID before the spin; elsewhere the claim
 * runs by its own clock.
 */
const hasShownPapers = ({ rules, house, state }: Wheel<unknown>, player: string): boolean =>
  state.called?.at(-1) !== player || (spinsWon(house, rules.activity.id, player) ?? 0) > 0;

/** What keeps a wheel from ending: somebody's turn. */
export const stillAtWheel = (player: string | undefined): Said | undefined =>
  player === undefined ? undefined : speak('unfinished.at-the-wheel', { player });

export const nobodyThere = (rules: Rules): Refusal => refuse('nobody-at-the-wheel', {}, clauseIn(rules));

const clauseIn = ({ activity, terms }: Rules): string => clauseOf(activity, terms.clause);
