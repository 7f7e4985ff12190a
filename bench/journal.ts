import { closeSync, fsyncSync, globSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { canonicalJson } from '#core/base';
import { atPlace, type Draft, type Journal, openJournal, type Place } from '#server/journal';
import { type PostgresServer, startPostgres } from '../test/journal/postgres-server.ts';
import { type Goal, median, type Section } from './measure.ts';

/** Durable commits through the whole path: decide, hash, append, acknowledge; by turns with the disk's own fsync. */
export const section: Section = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-bench-'));
  const server = await startPostgres();
  try {
    const { sqlite, postgres } = await race(folder, server);
    const wrongAnswers = [...sqlite.wrongAnswers, ...postgres.wrongAnswers];
    return {
      goals: [...goalsOf('SQLite', sqlite, SQLITE), ...goalsOf('PostgreSQL', postgres, POSTGRES)],
      wrongAnswers,
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
};

// Many short turns: other work on the machine then meets all alike.
const ROUNDS = 20;
const TURN_MS = 250;
const EVENTS = 1_000_000;
const AFTER_SNAPSHOT = 100_000;

type Wanted = { readonly ofRaw: number; readonly together: number; readonly gain: number; readonly megabytes?: number };
const SQLITE: Wanted = { ofRaw: 0.9, together: 60_000, gain: 10, megabytes: 450 };
const POSTGRES: Wanted = { ofRaw: 0.5, together: 40_000, gain: 10 };
const REPLAYED_A_SECOND = 200_000;
const START_SECONDS = 1.5;

type Figures = {
  readonly raw: number;
  readonly alone: number;
  readonly together: number;
  readonly replay: number;
  readonly startSeconds: number;
  readonly megabytes: number;
  readonly wrongAnswers: readonly string[];
};

/** Each as a ratio to what was asked, so that 1 is just reached. */
const goalsOf = (store: string, figures: Figures, wanted: Wanted): readonly Goal[] => {
  const { raw, alone, together, replay, startSeconds, megabytes } = figures;
  const goal = (name: string, atLeast: number, reached: number): Goal => ({
    name: `${store}: ${name}`,
    atLeast,
    reached,
  });
  const goals = [
    goal('one at a time, to raw fsync', wanted.ofRaw, alone / raw),
    goal(`100 at once, to ${count(wanted.together)} events/s`, 1, together / wanted.together),
    goal('100 at once, to one at a time', wanted.gain, together / alone),
    goal(`replay, to ${count(REPLAYED_A_SECOND)} events/s`, 1, replay / REPLAYED_A_SECOND),
    goal(`start in ${START_SECONDS} s, to the time taken`, 1, START_SECONDS / startSeconds),
  ];
  const size = wanted.megabytes;
  return size === undefined
    ? goals
    : [...goals, goal(`a million events in ${size} MB, to their size`, 1, size / megabytes)];
};

const race = async (folder: string, server: PostgresServer) => {
  const sqlite = await contestant({ type: 'sqlite', folder });
  const postgres = await contestant({ type: 'postgres', url: server.url, schema: 'bench', leaseMs: 5_000 });
  // With anything behind the address it is used as it was named, and not by the server's socket.
  const url = `${server.url}?fallback_application_name=bench`;
  const overTcp = await contestant({ type: 'postgres', url, schema: 'bench_tcp', leaseMs: 5_000 });
  const turns = [
    { name: 'raw append + fsync', run: () => rawFsyncs(path.join(folder, 'raw')) },
    { name: 'SQLite, one at a time', run: () => commits(sqlite, 1) },
    { name: 'SQLite, 100 at once', run: () => commits(sqlite, 100) },
    { name: 'PostgreSQL, one at a time', run: () => commits(postgres, 1) },
    { name: 'PostgreSQL, 100 at once', run: () => commits(postgres, 100) },
    { name: 'PostgreSQL over TCP, one at a time', run: () => commits(overTcp, 1) },
    { name: 'bare node:sqlite, one at a time', run: bareInserts(path.join(folder, 'bare.sqlite')) },
  ];
  const rates = turns.map(() => [] as number[]);
  for (let round = -1; round < ROUNDS; round++) {
    const order = [...turns.entries()];
    // There and back again: what the disk still does for one turn, now this and now that one has to bear.
    for (const [index, { run }] of round % 2 === 0 ? order : order.toReversed()) {
      const rate = await run();
      if (round >= 0) rates[index]!.push(rate); // The first round warms up.
    }
  }
  const medians = rates.map(median) as [number, number, number, number, number, number, number]; // One for each turn.
  for (const [index, { name }] of turns.entries()) show(name, `${count(medians[index]!)} a second`);
  const [raw, sqliteAlone, sqliteTogether, postgresAlone, postgresTogether, tcpAlone, bare] = medians;
  await overTcp.journal.close();
  show('SQLite to bare, one at a time', (sqliteAlone / bare).toFixed(2));
  show('PostgreSQL over TCP, to raw', (tcpAlone / raw).toFixed(2));
  return {
    sqlite: { raw, alone: sqliteAlone, together: sqliteTogether, ...(await reread('SQLite', sqlite)) },
    postgres: { raw, alone: postgresAlone, together: postgresTogether, ...(await reread('PostgreSQL', postgres)) },
  };
};

/** The limit: what the disk makes of one small append and an fsync. */
export const rawFsyncs = (file: string): number => {
  const opened = openSync(file, 'a');
  const bytes = Buffer.alloc(300, 'x');
  const start = performance.now();
  let done = 0;
  for (; performance.now() - start < TURN_MS; done++) {
    writeSync(opened, bytes);
    fsyncSync(opened);
  }
  const rate = (1_000 * done) / (performance.now() - start);
  closeSync(opened);
  return rate;
};

/** What SQLite alone makes of it, as durable as ours: the same text into one table, no key, no chain, no promise. */
const bareInserts = (file: string): (() => number) => {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE bare (event TEXT NOT NULL) STRICT');
  const insert = database.prepare('INSERT INTO bare VALUES (?)');
  const text = JSON.stringify(feeCollected({ fees: 0, posted: 0, reserve: 0, house: 0 }));
  return () => {
    const start = performance.now();
    let done = 0;
    for (; performance.now() - start < TURN_MS; done++) insert.run(text);
    return (1_000 * done) / (performance.now() - start);
  };
};

/** A fee of a dollar as a progressive jackpot would write it; its JSON is 300 bytes. */
type FeeCollected = ReturnType<typeof feeCollected>;
type Meter = { fees: number; posted: number; reserve: number; house: number };
type Contestant = { readonly place: Place; journal: Journal<FeeCollected>; meter: Meter };

const contestant = async (place: Place): Promise<Contestant> => ({
  place,
  journal: await openJournal<FeeCollected>(place),
  meter: { fees: 0, posted: 0, reserve: 0, house: 0 },
});

const feeCollected = ({ fees, posted, reserve, house }: Meter) => ({
  type: 'FeeCollected',
  offering: 'bad-beat-jackpot-2026-11',
  table: `table-${1 + (fees % 40)}`,
  round: 1_000_000 + fees,
  dealtIn: 8,
  fee: 100,
  toMeter: 75,
  toReserve: 20,
  toHouse: 5,
  from: `drop-box:table-${1 + (fees % 40)}`,
  posted: posted + 75,
  reserve: reserve + 20,
  house: house + 5,
  gamingDay: '2026-11-15',
  clause: 'BBJ 2.1',
  sensors: 'lit',
});

const evolve = (meter: Meter, event: FeeCollected): void => {
  meter.fees += 1;
  meter.posted += event.toMeter;
  meter.reserve += event.toReserve;
  meter.house += event.toHouse;
};

const decide = (meter: Meter): Draft<FeeCollected> => {
  const event = feeCollected(meter);
  evolve(meter, event);
  const atMs = 1_794_700_800_000 + meter.fees;
  return { ok: true, atMs, actor: 'dealer-17', station: event.table, events: [event], result: null };
};

/** Time first, as stations make their keys: they grow, and the table of keys with them at its end. */
const keyOf = (station: number): string => `${(1_794_700_800_000 + sent++).toString(36)}.${station}`;
let sent = 0;

/** So many stations, each of which sends its next command when the last is acknowledged. */
const commits = async ({ journal, meter }: Contestant, stations: number): Promise<number> => {
  const before = meter.fees;
  const start = performance.now();
  const station = async (name: number): Promise<void> => {
    while (performance.now() - start < TURN_MS) {
      await journal.commit(keyOf(name), () => decide(meter));
    }
  };
  await Promise.all(Array.from({ length: stations }, (_, name) => station(name)));
  return (1_000 * (meter.fees - before)) / (performance.now() - start);
};

/** Fills up to a million, then reads it all, and starts as a server does: newest snapshot and what came after. */
const reread = async (store: string, one: Contestant) => {
  const { place, meter } = one;
  await fill(one, EVENTS - AFTER_SNAPSHOT);
  const seq = meter.fees;
  await one.journal.saveSnapshot({ fold: 'meter-1', seq, state: canonicalJson(meter) });
  await fill(one, seq + AFTER_SNAPSHOT);
  await one.journal.close();
  const megabytes = (await bytesOf(place)) / meter.fees;
  const start = performance.now();
  const journal = await openJournal<FeeCollected>(place);
  const snapshot = (await journal.latestSnapshot('meter-1'))!;
  const started = await replay(journal, JSON.parse(snapshot.state) as Meter, snapshot.seq + 1); // As saved above.
  const startSeconds = (performance.now() - start) / 1_000;
  const { state, rate } = await replay(journal, { fees: 0, posted: 0, reserve: 0, house: 0 }, 1);
  await journal.close();
  const isSame = [state, started.state].every(replayed => canonicalJson(replayed) === canonicalJson(meter));
  show(`${store}, replay`, `${count(rate)} a second`);
  show(`${store}, start, snapshot + ${count(AFTER_SNAPSHOT)}`, `${startSeconds.toFixed(2)} s`);
  show(`${store}, a million events`, `${megabytes.toFixed(0)} MB`);
  return { replay: rate, startSeconds, megabytes, wrongAnswers: isSame ? [] : [`${store}: replay differs from live`] };
};

const fill = async ({ journal, meter }: Contestant, until: number): Promise<void> => {
  while (meter.fees < until) {
    const commands = Math.min(1_000, until - meter.fees);
    await Promise.all(Array.from({ length: commands }, (_, name) => journal.commit(keyOf(name), () => decide(meter))));
  }
};

const replay = async (journal: Journal<FeeCollected>, state: Meter, from: number) => {
  const start = performance.now();
  const before = state.fees;
  for await (const page of journal.read({ from })) for (const { event } of page) evolve(state, event);
  return { state, rate: (1_000 * (state.fees - before)) / (performance.now() - start) };
};

const bytesOf = (place: Place): Promise<number> =>
  atPlace(place, {
    sqlite: async ({ folder }) => globSync(`${folder}/journal.*`).reduce((sum, file) => sum + statSync(file).size, 0),
    postgres: ({ url }) => bytesInDatabase(url),
  });

const bytesInDatabase = async (url: string): Promise<number> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  // What the server does by itself now and then; the first to read rows that nobody has read would pay for it.
  await client.query('VACUUM bench.journal');
  const tables = `pg_total_relation_size('bench.journal') + pg_total_relation_size('bench.command')`;
  const { rows } = await client.query(`SELECT ${tables} AS bytes`);
  await client.end();
  return Number(rows[0].bytes);
};

export const count = (number: number): string => Math.round(number).toLocaleString('en');
export const show = (name: string, figure: string): void => console.log(`  ${name.padEnd(38)} ${figure.padStart(18)}`);
