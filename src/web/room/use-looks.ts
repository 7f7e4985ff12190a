import { type Line, read } from '#api';
import type { Topic } from '#core/views';
import { useAsked, useStation } from '../kit/index.ts';

/** What can be looked at only by some, and the question whose answer says whether this person may. */
const ASKS = { tables: 'tables', queue: 'calls' } as const;
type Guarded = keyof typeof ASKS;
const GUARDED = Object.keys(ASKS) as readonly Guarded[]; // Keys of a table are its names.

/** What this person may look at, and why not at the rest, in the words of the house. */
type Looks = { readonly topics: readonly Topic[]; readonly whys: { readonly [Name in Guarded]?: string } };

const FOR_EVERYBODY: Looks = { topics: ['meters'], whys: {} };

/** A feed with a topic that is not allowed would not open at all. */
export const useLooks = (): Looks => {
  const { station } = useStation().me;
  const isOnWall = station.kind === 'room';
  return useAsked(line => (isOnWall ? Promise.resolve(ON_WALL) : looksOf(line)), [isOnWall]) ?? FOR_EVERYBODY;
};

/** A screen on the wall shows what is on the map, and no report. */
const ON_WALL: Looks = { topics: [...FOR_EVERYBODY.topics, 'tables', 'plan', 'queue'], whys: {} };

const looksOf = async (line: Line): Promise<Looks> => {
  const answers = await Promise.all(
    GUARDED.map(async topic => [topic, await read(line, ASKS[topic], { limit: 1 })] as const),
  );
  const allowed = answers.flatMap(([topic, answer]): readonly Topic[] =>
    answer.ok ? (topic === 'tables' ? ['tables', 'plan'] : [topic]) : [],
  );
  const whys = answers.flatMap(([topic, answer]) => (answer.ok ? [] : [[topic, answer.message] as const]));
  return { topics: [...FOR_EVERYBODY.topics, ...allowed], whys: Object.fromEntries(whys) };
};
