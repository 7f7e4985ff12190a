import { type Answer, answer } from '#core/base';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { Game } from './game.ts';
import type { Command, Context, RoundState } from './state.ts';

/** Makes moves one after the other; the first that is refused ends it. */
export const playThrough = <Schedules>(
  game: Game<Schedules>,
  from: RoundState<Schedules>,
  commands: readonly Command[],
  context: Context,
): Answer<RoundState<Schedules>> => {
  let state = from;
  for (const command of commands) {
    const decision = decide(game, state, command, context);
    if (!decision.ok) return decision;
    state = decision.events.reduce(evolve<Schedules>, state);
  }
  return answer(state);
};
