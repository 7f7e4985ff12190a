import { type Answer, accept, answer, type Decision, type Refusal } from '#core/base';
import { idsOf, isHolderId } from '#core/people';
import { type Activity, clauseOf, type Run } from '#core/rulebook';
import type { ObjectOf } from '#core/shape';
import { type Award, type Context, type HouseView, isUsedUp, latelyBy, promotionsOf } from '#core/state';
import type { Said } from '#core/words';
import { ownAward, payable } from '../by-award.ts';
import { DRAWING } from '../drawing/feature.ts';
import { drawingsOf } from '../drawing/terms.ts';
import { refuse, speak } from './refusals.ts';
import type { AT_WHEEL, SPINNER_CALLED, STEP_UP } from './shape.ts';

export type StepUp = ObjectOf<typeof STEP_UP>;
export type SpinGivenUp = { readonly type: 'SpinGivenUp'; readonly player: string };
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
  return hasSpinLeft(house, rules.activity, player)
    ? accept({ type: 'SpinnerCalled', player })
    : refuse('no-spin-won', { player }, clauseIn(rules));
};

/** A player who has won a spin may give it up, at the wheel or before; that drawing then has no winner. WHL-9 */
export const giveUpSpin = (
  { rules, house }: Wheel<unknown>,
  spinning: string | undefined,
  { player }: { readonly player: string },
): Decision<SpinGivenUp> =>
  spinning === player || hasSpinLeft(house, rules.activity, player)
    ? accept({ type: 'SpinGivenUp', player })
    : refuse('no-spin-won', { player }, clauseIn(rules));

/** The place at the wheel is free again; a spin that was given up before it is used up too. */
export const givenUp = <Turn>(
  state: AtWheel<Turn>,
  spinning: string | undefined,
  { player }: SpinGivenUp,
  turn: Turn,
): AtWheel<Turn> => {
  const { player: _, ...others } = state;
  if (spinning === player) return { ...others, turn };
  return { ...state, called: [...(state.called ?? []), player] };
};

/** Spins that were won in the drawings of the activity, less those that were made or given up at any of its wheels. */
const hasSpinLeft = (house: HouseView, activity: Activity, player: string): boolean => {
  const won = spinsWon(house, activity, player);
  if (won === undefined) return true;
  const names = idsOf(house.members, player); // CLB-4
  const wheels = [...house.promotions.values()].filter(one => one.activity === activity.id);
  const called = wheels.flatMap(({ state }) => (state as { readonly called?: readonly string[] }).called ?? []); // Of wheels alone.
  return called.filter(name => names.includes(name)).length < won;
};

/** A prize of another activity that is given as a spin of this wheel, once its winner has shown the papers. WHL-8 */
export const spinBy = (
  { rules, house, context }: Wheel<unknown>,
  command: { readonly type: 'Spin' | 'GiveUpSpin' } | ({ readonly type: 'StepUp' } & StepUp),
): Answer<Award | undefined> => {
  if (command.type !== 'StepUp' || command.award === undefined) return answer(undefined);
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

/**
 * What the drawings of the activity have given: those that run, and those that ended since the gaming day began.
 * Nothing where the approval has no drawing: its spins come by awards of other activities. WHL-8
 */
const spinsWon = (house: HouseView, activity: Activity, player: string): number | undefined => {
  if (drawingsOf(activity).length === 0) return undefined;
  const { promotions, members, awards } = house;
  const names = idsOf(members, player);
  const running = promotionsOf({ promotions }, DRAWING, activity.id).flatMap(({ state }) =>
    state.wins.filter(({ prize }) => prize.what === SPIN).map(win => win.player),
  );
  const ended = [...awards.values()]
    .filter(one => one.activity === activity.id && !promotions.has(one.promotion ?? ''))
    .filter(({ gives }) => gives.type === 'goods' && gives.what === SPIN)
    .map(one => one.player ?? '');
  return [...running, ...ended].filter(name => names.includes(name)).length;
};

const SPIN = 'spin';

/**
 * A player drawn in this house, or with one of its awards, has shown ID before the spin; elsewhere the claim
 * runs by its own clock.
 */
const hasShownPapers = ({ rules, house, state }: Wheel<unknown>, player: string): boolean =>
  state.called?.at(-1) !== player || (spinsWon(house, rules.activity, player) ?? 0) > 0;

/** Who spins, on a sign: somebody known by the name on the ID is not named there. DRW-14 */
export const nameOnBoard = (player: string | undefined): string | undefined =>
  player === undefined || isHolderId(player) ? undefined : player;

/** What keeps a wheel from ending: somebody's turn. */
export const stillAtWheel = (player: string | undefined): Said | undefined =>
  player === undefined ? undefined : speak('unfinished.at-the-wheel', { player });

export const nobodyThere = (rules: Rules): Refusal => refuse('nobody-at-the-wheel', {}, clauseIn(rules));

const clauseIn = ({ activity, terms }: Rules): string => clauseOf(activity, terms.clause);
