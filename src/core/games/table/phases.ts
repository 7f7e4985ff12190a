import type { Decision, Refusal } from '#core/base';
import { refuse } from './refusals.ts';
import type { PokerRules } from './rules.ts';
import type { Phase, PlayEvent, RoundCommand, RoundContext, RoundState } from './state.ts';

/** Commands of one type. */
type Order<Type extends RoundCommand['type']> = Extract<RoundCommand, { readonly type: Type }>;

const NOW: Readonly<Record<Phase, string>> = {
  bets: 'bets are still open',
  deal: 'bets are closed and the cards are being dealt',
  decisions: 'the players are deciding',
  reveal: "everyone has decided and the dealer's hand is to be revealed",
  settle: 'the hands are being settled',
  over: 'the round is over',
  void: 'the round is void',
};

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
  doing: string,
  clause: string,
): Refusal | undefined =>
  phases.includes(state.phase) ? undefined : refuse('wrong-phase', { doing, now: NOW[state.phase] }, clause);
