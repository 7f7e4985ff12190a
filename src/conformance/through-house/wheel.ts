import { answer } from '#core/base';
import { valueAwardsIn, wheelBy } from '../wheel.ts';
import { AT, type Through } from './journal.ts';
import { throughHouse } from './promotion.ts';

const NOW = Temporal.Instant.from(AT);
const STEP_UP = { type: 'StepUp', player: 'the winner' };

/** Kind `wheel`: the winner steps up, and every spin is a command. */
export const wheelThroughHouse = (json: unknown): Through =>
  throughHouse(open =>
    wheelBy(json, {
      openSpots: (promotion, wheel) => {
        const stage = open(promotion, 'wheel', wheel);
        if (!stage.ok) return stage;
        const { state, commit } = stage.value;
        const turn = {
          state: () => state().turn,
          events: [],
          commit: (spin: object, now: Temporal.Instant) => commit({ type: 'Spin', ...spin }, now),
        };
        return commit(STEP_UP, NOW) ?? answer(turn);
      },
      spinCards: (promotion, prizes, stops) => {
        const stage = open(promotion, 'card-wheel', { prizes, valueAwards: valueAwardsIn(stops) });
        if (!stage.ok) return stage;
        const { state, commit } = stage.value;
        for (const command of [STEP_UP, ...stops.map(shown => ({ type: 'Spin', shown }))]) {
          if (state().turn.hand !== undefined) break;
          const refused = commit(command, NOW);
          if (refused !== undefined) return refused;
        }
        return answer(state().turn);
      },
    }),
  );
