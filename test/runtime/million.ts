/** Plays a million events of a house, or makes the house of them again, and says what memory that took. */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type HouseView, houseText } from '#core/house';
import { beginning, onRows, openHouse, replay } from '#server/house';
import type { Place } from '#server/journal';
import { SETTINGS } from '../house/room.ts';
import { asked, clock, openFloor, optionsFor, turnOf } from './floor.ts';

/** Opening begins with the newest snapshot, replaying with the first event. */
export type Work = 'play' | 'replay' | 'open';

export type Million = {
  readonly seq: number;
  /** Fingerprint of all that the house has come to. */
  readonly house: string;
  readonly seconds: number;
  /** Megabytes that a collection leaves, one look after another. */
  readonly live: readonly number[];
  /** Megabytes that were resident at the most, from the start of the process on. */
  readonly peak: number;
};

const EVENTS = 1_000_000;
const TABLES = 100;
const LOOK_EVERY = 100_000;
/** The last one leaves more than a hundred thousand events to replay; none is being saved when we look. */
const SNAPSHOT_EVERY = 290_000;
/** After the last answer its command is still listed; then nothing is under way and one look is like another. */
const SETTLED_MS = 100;

const live: number[] = [];
const look = (): void => {
  assert.ok(globalThis.gc !== undefined, 'started without --expose-gc');
  globalThis.gc();
  globalThis.gc(); // Buffers outside the heap go with the second.
  const { heapUsed, external } = process.memoryUsage();
  live.push((heapUsed + external) / 1e6);
};

type End = { readonly seq: number; readonly house: HouseView };

const play = async (place: Place): Promise<End> => {
  const { house } = await openHouse(optionsFor(place, { snapshotEvery: SNAPSHOT_EVERY }));
  await openFloor(house, TABLES);
  let sent = 0;
  const turns = new Map<number, number>();
  const atTable = async (table: number, upTo: number): Promise<void> => {
    while (house.seq < upTo) {
      const turn = turns.get(table) ?? 0;
      turns.set(table, turn + 1);
      // A round takes every table a minute: as fast as the machine is, so fast is the clock.
      if (table === 1 && turn % 2 === 0) clock.now = clock.now.add({ minutes: 1 });
      const key = `${(1_794_700_800_000 + sent++).toString(36)}.${table}`;
      const handled = await house.handle(turnOf(table, turn), asked(key));
      assert.ok(handled.ok, handled.ok ? '' : handled.message);
    }
  };
  for (let upTo = LOOK_EVERY; upTo <= EVENTS; upTo += LOOK_EVERY) {
    await Promise.all(Array.from({ length: TABLES }, (_, index) => atTable(index + 1, upTo)));
    await sleep(SETTLED_MS);
    look();
  }
  await house.close();
  return { seq: house.seq, house: house.state };
};

const playAgain = async (place: Place): Promise<End> => {
  const onProgress = (done: number): void => {
    if (done >= LOOK_EVERY * (live.length + 1)) look();
  };
  const { head, house } = await onRows(place, rows => replay(rows, beginning(SETTINGS), { onProgress }));
  return { seq: head.seq, house };
};

const open = async (place: Place): Promise<End> => {
  const { house, checked } = await openHouse(optionsFor(place));
  assert.ok(checked.snapshotSeq > 0, 'there was no snapshot');
  await house.close();
  look();
  return { seq: house.seq, house: house.state };
};

const WORKS: Readonly<Record<Work, (place: Place) => Promise<End>>> = { play, replay: playAgain, open };

const [placeText, work] = process.argv.slice(2) as [string, Work]; // Written by the test that started us.
const start = performance.now();
const { seq, house } = await WORKS[work](JSON.parse(placeText) as Place);
const seconds = (performance.now() - start) / 1_000;
const peak = (process.resourceUsage().maxRSS * 1_024) / 1e6;
process.send!({ seq, house: hash('sha256', houseText(house)), seconds, live, peak } satisfies Million);
process.disconnect?.();
