import type { Refusal } from '#core/base';
import { type Context, type HouseCommand, houseObjections } from '#core/house';
import type { Journal } from '../conformance/index.ts';
import { sceneOf } from './scene.ts';
import type { ServedHouse } from './served.ts';
import { entered } from './stations/enter.ts';
import { OF_THE_SCENE } from './stations/no-screen.ts';
import { nothingWritten } from './stations/written.ts';
import type { Through } from './through.ts';

export type ServedJournal = Journal & {
  /** Facts of the scenario that no screen asked for. */
  readonly leftOut: () => readonly string[];
  /** What could not be entered, in words. */
  readonly cannot: () => readonly string[];
};

/** A served house as scenarios are played in it: what they ask goes over the network, at the moment they name. */
export const journalOn = (served: ServedHouse, through: Through): ServedJournal => {
  const written = nothingWritten();
  const isEntered = ({ type }: HouseCommand): boolean => through === 'stations' && !OF_THE_SCENE.includes(type);
  const ask = async (command: HouseCommand, context?: Context): Promise<Refusal | undefined> => {
    if (context !== undefined) served.goTo(context.now);
    await served.lookAtClock();
    if (command.type === 'LetTimePass') return undefined;
    const given = isEntered(command) ? entered(command, served.house, written) : command;
    if (given === undefined) return undefined;
    const done = await served.give(given);
    // What no screen has a key for is refused by the house as well, or the key is missing.
    if (done.ok) for (const fact of written.noKey) written.cannot.add(fact);
    written.noKey.clear();
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
    leftOut: () => [...written.leftOut],
    cannot: () => [...written.cannot],
    now: () => served.now,
  };
};
