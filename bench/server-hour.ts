import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median, type Section } from './measure.ts';
import { type AtTable, prepareFloor, signOf } from './server/floor.ts';
import { listen, playRound } from './server/pace.ts';
import { ended, type Started, started } from './server.ts';

/**
 * An hour at the pace of a thousand tables, as fast as the server answers: every round of it is played, and the memory
 * is looked at after every minute of play. Set HOUSEWAY_BENCH_MINUTES for less.
 */
export const section: Section = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-hour-'));
  const screens = path.join(folder, 'web');
  mkdirSync(screens);
  const tables = await prepareFloor(path.join(folder, 'data'), TABLES, LISTENERS);
  const house = await started('house.ts', path.join(folder, 'data'), screens);
  try {
    const failed: string[] = [];
    const listeners = await Promise.all(
      Array.from({ length: LISTENERS }, (_, index) => listen({ port: house.port, sign: signOf(index + 1) }, [], [])),
    );
    const memory: Memory[] = [];
    for (let minute = 1; minute <= MINUTES; minute++) {
      await playMinute(house.port, tables, failed);
      memory.push(await memoryOf(house));
      show(minute, memory.at(-1)!);
    }
    for (const { socket } of listeners) socket.destroy();
    const [heap, rss] = [grown(memory.map(({ heapUsed }) => heapUsed)), grown(memory.map(one => one.rss))];
    console.log(
      `flat ${heap <= HEAP_MOST && rss <= RSS_MOST ? 'yes' : 'no'}: heap x ${heap.toFixed(3)}, RSS x ${rss.toFixed(3)}`,
    );
    const goals = [
      { name: `heap after ${MINUTES} minutes, to a sixth of them in`, atLeast: 1, reached: HEAP_MOST / heap },
      { name: `RSS after ${MINUTES} minutes, to a sixth of them in`, atLeast: 1, reached: RSS_MOST / rss },
    ];
    return { goals, wrongAnswers: failed.slice(0, 1) };
  } finally {
    await ended(house.child);
    rmSync(folder, { recursive: true });
  }
};

const TABLES = 1_000;
const LISTENERS = 500;
const MINUTES = Number(process.env['HOUSEWAY_BENCH_MINUTES'] ?? 60);
const ROUNDS_A_MINUTE = 25 * 60;
const AT_ONCE = 32;
/** What may be grown, by chance and by the collector's moods. */
const HEAP_MOST = 1.05;
const RSS_MOST = 1.2;

type Memory = { readonly rss: number; readonly heapUsed: number };

/** Each line plays one table after another. */
const playMinute = async (port: number, tables: readonly AtTable[], failed: string[]): Promise<void> => {
  let next = 0;
  const line = async (): Promise<void> => {
    while (next < ROUNDS_A_MINUTE) {
      const table = tables[next++ % tables.length]!;
      await playRound({ port, newKey }, table, { times: [], failed, done: [] });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
};

let sent = 0;
const newKey = (): string => `${(1_794_700_800_000 + sent++).toString(36)}.h`;

const memoryOf = async ({ child }: Started): Promise<Memory> => {
  child.send('memory');
  const [memory] = await once(child, 'message');
  return memory as Memory; // What the house answers to this.
};

/** How the end compares with the time when everything had been seen once. */
const grown = (sizes: readonly number[]): number => {
  const part = Math.max(1, Math.floor(sizes.length / 6));
  return median(sizes.slice(-part)) / median(sizes.slice(part, 2 * part));
};

const MB = 1_048_576;
const show = (minute: number, { rss, heapUsed }: Memory): void =>
  console.log(
    `minute ${String(minute).padStart(2)}   heap ${(heapUsed / MB).toFixed(1)} MB   RSS ${(rss / MB).toFixed(1)} MB`,
  );
