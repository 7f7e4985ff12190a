import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyHouse, evolveHouse, type HouseEvent, houseText } from '#core/house';
import { type OpenHouse, openHouse } from '#server/house';
import { type Place, readJournal } from '#server/journal';
import { SETTINGS } from '../test/house/room.ts';
import { startPostgres } from '../test/journal/postgres-server.ts';
import { asked, openFloor, optionsFor, turnOf } from '../test/runtime/floor.ts';
import { count, rawFsyncs, show } from './journal.ts';
import { type Goal, median, type Section } from './measure.ts';

/**
 * A room at work, the whole way: decide, apply, hash, append, sync, acknowledge; by turns with the disk's own fsync.
 */
export const section: Section = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-bench-'));
  const server = await startPostgres();
  try {
    const { raw, sqlite, postgres } = await race(folder, server.url);
    const goals = [...goalsOf('SQLite', raw, sqlite, SQLITE), ...goalsOf('PostgreSQL', raw, postgres, POSTGRES)];
    return { goals, wrongAnswers: [...sqlite.wrongAnswers, ...postgres.wrongAnswers] };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
};

const TABLES = 100;
const ROUNDS = 7;
const TURN_MS = 700;
const AFTER_SNAPSHOT = 100_000;
const NEVER = Number.POSITIVE_INFINITY;

type Wanted = { readonly ofRaw: number; readonly together: number };
const SQLITE: Wanted = { ofRaw: 0.9, together: 60_000 };
const POSTGRES: Wanted = { ofRaw: 0.5, together: 40_000 };
const REPLAYED_A_SECOND = 200_000;
const START_SECONDS = 1.5;

type Figures = {
  readonly alone: number;
  readonly together: number;
  readonly replay: number;
  readonly startSeconds: number;
  readonly wrongAnswers: readonly string[];
};

const goalsOf = (store: string, raw: number, figures: Figures, wanted: Wanted): readonly Goal[] => {
  const { alone, together, replay, startSeconds } = figures;
  const goals: readonly [name: string, atLeast: number, reached: number][] = [
    ['commands one at a time, to raw fsync', wanted.ofRaw, alone / raw],
    [`${TABLES} tables at once, to ${count(wanted.together)} events/s`, 1, together / wanted.together],
    [`replay, to ${count(REPLAYED_A_SECOND)} events/s`, 1, replay / REPLAYED_A_SECOND],
    [`start in ${START_SECONDS} s, to the time taken`, 1, START_SECONDS / startSeconds],
  ];
  return goals.map(([name, atLeast, reached]) => ({ name: `${store}: ${name}`, atLeast, reached }));
};

type Room = { readonly place: Place; house: OpenHouse; readonly turns: number[] };

const race = async (folder: string, url: string) => {
  const sqlite = await openRoom({ type: 'sqlite', folder });
  const postgres = await openRoom({ type: 'postgres', url, schema: 'bench_house', leaseMs: 5_000 });
  const turns = [
    { name: 'raw append + fsync', run: async () => rawFsyncs(path.join(folder, 'raw')) },
    { name: 'SQLite, commands one at a time', run: async () => (await play(sqlite, 1)).commands },
    { name: `SQLite, ${TABLES} tables at once, events`, run: async () => (await play(sqlite, TABLES)).events },
    { name: 'PostgreSQL, commands one at a time', run: async () => (await play(postgres, 1)).commands },
    { name: `PostgreSQL, ${TABLES} tables at once, events`, run: async () => (await play(postgres, TABLES)).events },
  ];
  const rates = turns.map(() => [] as number[]);
  for (let round = -1; round < ROUNDS; round++) {
    for (const [index, { run }] of turns.entries()) {
      const rate = await run();
      if (round >= 0) rates[index]!.push(rate); // The first round warms up.
    }
  }
  const medians = rates.map(median);
  for (const [index, { name }] of turns.entries()) show(name, `${count(medians[index]!)} a second`);
  const [raw, sqliteAlone, sqliteTogether, postgresAlone, postgresTogether] = medians as [
    number,
    number,
    number,
    number,
    number,
  ]; // One for each turn.
  return {
    raw,
    sqlite: { alone: sqliteAlone, together: sqliteTogether, ...(await reread('SQLite', sqlite)) },
    postgres: { alone: postgresAlone, together: postgresTogether, ...(await reread('PostgreSQL', postgres)) },
  };
};

const openRoom = async (place: Place): Promise<Room> => {
  const house = await opened(place, NEVER);
  await openFloor(house, TABLES);
  return { place, house, turns: Array.from({ length: TABLES + 1 }, () => 0) };
};

const opened = async (place: Place, snapshotEvery: number): Promise<OpenHouse> =>
  (await openHouse(optionsFor(place, { snapshotEvery }))).house;

/** So many tables, each of which takes its next turn when the last is acknowledged. */
const play = async (room: Room, tables: number, untilSeq?: number) => {
  const before = room.house.seq;
  const start = performance.now();
  const cpu = process.cpuUsage();
  let commands = 0;
  const atTable = async (table: number): Promise<void> => {
    const isOver = () => (untilSeq === undefined ? performance.now() - start > TURN_MS : room.house.seq >= untilSeq);
    while (!isOver()) {
      const handled = await room.house.handle(turnOf(table, room.turns[table]!++), asked(keyOf(table)));
      if (!handled.ok) throw new Error(handled.message);
      commands += 1;
    }
  };
  await Promise.all(Array.from({ length: tables }, (_, index) => atTable(index + 1)));
  const seconds = (performance.now() - start) / 1_000;
  const events = room.house.seq - before;
  const { user, system } = process.cpuUsage(cpu);
  return { commands: commands / seconds, events: events / seconds, cpuMicroseconds: (user + system) / events };
};

/** Time first, as stations make their keys. */
const keyOf = (table: number): string => `${(1_794_700_800_000 + sent++).toString(36)}.${table}`;
let sent = 0;

/** Starts as a server does after a kill: newest snapshot, the chain of what came after, the books. Then all from 1. */
const reread = async (store: string, room: Room) => {
  const { place, house: left } = room;
  await left.close();
  room.house = await opened(place, 1);
  await play(room, 1, left.seq + 1); // One turn, and a snapshot after it.
  await room.house.close();
  room.house = await opened(place, NEVER);
  const { cpuMicroseconds } = await play(room, TABLES, room.house.seq + AFTER_SNAPSHOT);
  await room.house.close();
  const start = performance.now();
  const { house, checked } = await openHouse(optionsFor(place));
  const startSeconds = (performance.now() - start) / 1_000;
  await house.close();
  const { text, rate } = await replayAll(place);
  const isSame = [text, houseText(house.state)].every(state => state === houseText(room.house.state));
  // On a machine that does other things as well, this tells more than the rate.
  show(`${store}, our CPU for an event`, `${cpuMicroseconds.toFixed(1)} µs`);
  show(`${store}, start, snapshot + ${count(checked.head.seq - checked.snapshotSeq)}`, `${startSeconds.toFixed(2)} s`);
  show(`${store}, replay of ${count(checked.head.seq)}`, `${count(rate)} a second`);
  show(`${store}, memory in use`, `${(process.memoryUsage().heapUsed / 1e6).toFixed(0)} MB`);
  return { replay: rate, startSeconds, wrongAnswers: isSame ? [] : [`${store}: replay differs from live`] };
};

const replayAll = async (place: Place): Promise<{ text: string; rate: number }> => {
  const journal = await readJournal<HouseEvent>(place);
  const start = performance.now();
  let house = emptyHouse(SETTINGS);
  let seq = 0;
  for await (const page of journal.read({ from: 1 })) {
    for (const { event } of page) house = evolveHouse(house, event);
    seq = page.at(-1)!.seq;
  }
  const rate = (1_000 * seq) / (performance.now() - start);
  await journal.close();
  return { text: houseText(house), rate };
};
