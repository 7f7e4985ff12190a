import type { Decision, Refusal } from '#core/base';
import { refuse, speak } from './refusals.ts';
import type { PokerRules } from './rules.ts';
import type { Phase, PlayEvent, RoundCommand, RoundContext, RoundState } from './state.ts';
import type { TERMS } from './texts/en.ts';

/** Commands of one type. */
type Order<Type extends RoundCommand['type']> = Extract<RoundCommand, { readonly type: Type }>;

/** What somebody wants to do, by its term. */
export type Doing = Extract<keyof typeof TERMS, `move.${string}`>;

/** Judges commands of one type. */
export type Judged<Type extends RoundCommand['type']> = (
  game: PokerRules,
  state: RoundState,
  order: Order<Type>,
  context: RoundContext,
) => Decision<PlayEvent>;

/** Refuses what does not belong to this moment of the round. */
export const checkPhase = (
  state: RoundState,
  phases: readonly Phase[],
  doing: Doing,
  clause: string,
): Refusal | undefined =>
  phases.includes(state.phase)
    ? undefined
    : refuse('wrong-phase', { doing: speak(doing, {}), now: speak(`phase.${state.phase}`, {}) }, clause);
