import type { Refusal } from '#core/base';
import { type Context, type HouseCommand, houseObjections } from '#core/house';
import type { Journal } from '../conformance/index.ts';
import { sceneOf } from './scene.ts';
import type { ServedHouse } from './served.ts';

/** A served house as scenarios are played in it: what they ask goes over the network, at the moment they name. */
export const journalOn = (served: ServedHouse): Journal => {
  const ask = async (command: HouseCommand, context?: Context): Promise<Refusal | undefined> => {
    if (context !== undefined) served.goTo(context.now);
    await served.lookAtClock();
    if (command.type === 'LetTimePass') return undefined;
    const done = await served.give(command);
    // What changes nothing is not written; to a scenario that is no refusal.
    return done.ok || done.code === 'nothing-to-do' ? undefined : done;
  };
  return {
    house: () => served.house,
    get events() {
      return served.events;
    },
    ask,
    scene: sceneOf(served, ask),
    objections: () => houseObjections(served.house),
    now: () => served.now,
  };
};
