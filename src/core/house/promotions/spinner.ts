import { type Answer, answer, type Refusal } from '#core/base';
import { type Activity, clauseOf, type WheelTerms } from '#core/rulebook';
import type { HouseView } from '../house.ts';
import type { Outcome } from './promotion.ts';
import { refuse } from './refusals.ts';

/** The next winner comes to the wheel. */
export type StepUp = { readonly type: 'StepUp'; readonly player: string };
export type SpinnerCalled = { readonly type: 'SpinnerCalled'; readonly player: string };

/** Who spins, or spun last, how many have come so far, and who they were. */
export type AtWheel<Turn> = {
  readonly spinners: number;
  readonly player?: string;
  readonly called?: readonly string[];
  readonly turn: Turn;
};

/** Somebody at the wheel, and whether the papers were seen before. */
export type Spinner = { readonly player: string; readonly isClaimed: boolean };

type Rules = { readonly activity: Activity; readonly terms: WheelTerms };
type Wheel = { readonly rules: Rules; readonly house: HouseView; readonly state: AtWheel<unknown> };

/** One winner after the other, each as often as spins were won. */
export const stepUp = (
  { rules, house, state }: Wheel,
  before: string | undefined,
  { player }: StepUp,
): Answer<Outcome<SpinnerCalled>> => {
  if (before !== undefined) return refuse('spinner-not-done', { player: before }, clauseIn(rules));
  const won = spinsWon(house, rules.activity.id, player);
  const spun = (state.called ?? []).filter(name => name === player).length;
  if (won !== undefined && spun >= won) return refuse('no-spin-won', { player }, clauseIn(rules));
  return answer({ events: [{ type: 'SpinnerCalled', player }] });
};

/** The next one at the wheel, with a turn of their own. */
export const called = <Turn>(
  { spinners, called: before = [] }: AtWheel<Turn>,
  { player }: SpinnerCalled,
  turn: Turn,
): AtWheel<Turn> => ({ spinners: spinners + 1, player, called: [...before, player], turn });

/** Where the drawing runs in this house, what it has given; a house that draws elsewhere answers for it. */
const spinsWon = ({ promotions }: HouseView, activity: string, player: string): number | undefined => {
  const drawings = [...promotions.values()].flatMap(one =>
    one.activity === activity && one.mechanism === 'drawing' ? [one.state] : [],
  );
  if (drawings.length === 0) return undefined;
  return drawings.flatMap(({ wins }) => wins).filter(win => win.player === player && win.prize.what === 'spin').length;
};

/** Who was drawn in this house has shown the papers before the spin; elsewhere the claim runs by its own clock. */
export const hasShownPapers = ({ rules, house }: Pick<Wheel, 'rules' | 'house'>, player: string): boolean =>
  (spinsWon(house, rules.activity.id, player) ?? 0) > 0;

export const nobodyThere = (rules: Rules): Refusal => refuse('nobody-at-the-wheel', {}, clauseIn(rules));

const clauseIn = ({ activity, terms }: Rules): string => clauseOf(activity, terms.clause);
