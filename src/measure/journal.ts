import type { Refusal } from '#core/base';
import { type Context, type HouseCommand, houseObjections } from '#core/house';
import { type Journal, shownOf } from '../conformance/index.ts';
import { giveAll } from './give-all.ts';
import { isSeenAtKiosk, KioskVisitor } from './kiosk.ts';
import { sceneOf } from './scene.ts';
import type { ServedHouse } from './served.ts';
import { neededBefore } from './stations/desks/index.ts';
import { entered } from './stations/enter.ts';
import { tapsFor } from './stations/game-table.ts';
import { nothingWritten } from './stations/written.ts';
import type { Through } from './through.ts';

export type ServedJournal = Journal & {
  /** Facts of the scenario that no screen asked for. */
  readonly leftOut: () => readonly string[];
  /** Whether papers were seen there that say so. */
  readonly isTooYoung: (place: { readonly table: number; readonly seat: number; readonly position: number }) => boolean;
  /** Many commands of one person that do not wait for each other; the first refusal. */
  readonly askTogether: (commands: readonly HouseCommand[]) => Promise<Refusal | undefined>;
  /** From now on the house draws what is stated. */
  readonly drawFrom: (numbers: (count: number) => readonly number[]) => void;
  /** What could not be entered, in words. */
  readonly cannot: () => readonly string[];
};

/** A served house as scenarios are played in it: what they ask goes over the network, at the moment they name. */
export const journalOn = (served: ServedHouse, through: Through): ServedJournal => {
  const written = nothingWritten();
  const visitor = new KioskVisitor(served);
  const isEntered = through === 'stations';
  const ask = async (command: HouseCommand, context?: Context): Promise<Refusal | undefined> => {
    if (context !== undefined) served.goTo(context.now);
    await served.lookAtClock();
    if (command.type === 'LetTimePass') return undefined;
    if (isSeenAtKiosk(command)) return visitor.look(command);
    for (const before of isEntered ? neededBefore(command) : []) {
      const refused = await ask(before, context);
      if (refused !== undefined) return refused;
    }
    const [tap = command, ...more] = isEntered ? tapsFor(command, served.house) : [command];
    if (more.length > 0) return giveAll(ask, [tap, ...more]);
    const given = isEntered ? entered(command, served.house, written, served.now) : command;
    if (given === undefined) return undefined;
    const done = await served.give(given);
    // What no screen has a key for is refused by the house as well, or the key is missing.
    if (done.ok) for (const fact of written.noKey) written.cannot.add(fact);
    written.noKey.clear();
    // What changes nothing is not written; to a scenario that is no refusal.
    return done.ok || done.code === 'nothing-to-do' ? undefined : done;
  };
  /** Who bets behind a seat comes to those who are there. */
  const askTogether: ServedJournal['askTogether'] = async commands => {
    for (const [, same] of Map.groupBy(commands, positionOf)) {
      const given = same.flatMap(one => (isEntered ? (entered(one, served.house, written, served.now) ?? []) : one));
      const refused = await served.giveTogether(given);
      if (refused !== undefined) return refused;
    }
    return undefined;
  };
  const journal: ServedJournal = {
    askTogether,
    isTooYoung: ({ table, seat, position }) => written.tooYoung.has(`${table} ${seat} ${position}`),
    house: () => served.house,
    get events() {
      return served.events;
    },
    ask,
    shown: topic => (through === 'stations' ? served.shown(topic) : Promise.resolve(shownOf(served.house, topic))),
    scene: sceneOf(served, ask, () => journal),
    objections: () => houseObjections(served.house),
    leftOut: () => [...written.leftOut],
    cannot: () => [...written.cannot],
    drawFrom: numbers => served.drawFrom(numbers),
    now: () => served.now,
  };
  return journal;
};

const positionOf = (command: HouseCommand): number => (command.type === 'SeatPlayer' ? command.seated.position : 0);
