import { type Answer, answer, type Refusal } from '#core/base';
import { type Activity, clauseOf, type WheelTerms } from '#core/rulebook';
import type { Outcome } from './promotion.ts';
import { refuse } from './refusals.ts';

/** The next winner comes to the wheel. */
export type StepUp = { readonly type: 'StepUp'; readonly player: string };
export type SpinnerCalled = { readonly type: 'SpinnerCalled'; readonly player: string };

/** Who spins, or spun last, and how many have come so far. */
export type AtWheel<Turn> = { readonly spinners: number; readonly player?: string; readonly turn: Turn };

type Rules = { readonly activity: Activity; readonly terms: WheelTerms };

/** One winner after the other. */
export const stepUp = (rules: Rules, before: string | undefined, { player }: StepUp): Answer<Outcome<SpinnerCalled>> =>
  before === undefined
    ? answer({ events: [{ type: 'SpinnerCalled', player }] })
    : refuse('spinner-not-done', { player: before }, clauseIn(rules));

export const nobodyThere = (rules: Rules): Refusal => refuse('nobody-at-the-wheel', {}, clauseIn(rules));

const clauseIn = ({ activity, terms }: Rules): string => clauseOf(activity, terms.clause);
