import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assert } from '#core/base';
import type { HouseEvent } from '#core/house';
import { type Journal, openJournal, type Place } from '#server/journal';
import { openReports, REPORT_NAMES, type Reported } from '#server/reports';
import { startPostgres } from '../test/journal/postgres-server.ts';
import { type Done, randomHistory } from '../test/reports/random-house.ts';
import { type Goal, median, type Section } from './measure.ts';

const EVENTS = 400_000;
const ROUNDS = 3;
const REBUILT_A_SECOND = 100_000;
const REPORT_SECONDS = 2;

/** Rebuilding all tables from the journal, and the slowest report from them, on both databases. */
export const section: Section = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-bench-'));
  const server = await startPostgres();
  try {
    const sqlite = await measure('SQLite', { type: 'sqlite', folder });
    const postgres = await measure('PostgreSQL', {
      type: 'postgres',
      url: server.url,
      schema: 'bench',
      leaseMs: 60_000,
    });
    const isSame = JSON.stringify(sqlite.reported) === JSON.stringify(postgres.reported);
    return {
      goals: [...sqlite.goals, ...postgres.goals],
      wrongAnswers: isSame ? [] : ['the two databases give different reports'],
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
};

type Measured = { readonly goals: readonly Goal[]; readonly reported: readonly Reported[] };

const measure = async (store: string, place: Place): Promise<Measured> => {
  const journal = await openJournal<HouseEvent>(place);
  for (const commands of years()) {
    const commits = commands.map(({ key, ...done }) =>
      journal.commit(key, () => ({ ok: true, station: 'desk', result: null, ...done })),
    );
    await Promise.all(commits);
  }
  const { seq: events } = await journal.head();
  const reports = await openReports(place);
  const rates = { read: [] as number[], rebuilt: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    rates.read.push(await rateOf(events, () => readAll(journal)));
    rates.rebuilt.push(await rateOf(events, () => reports.update(journal, { fromZero: true })));
  }
  const reported: Reported[] = [];
  const seconds: number[] = [];
  for (const name of REPORT_NAMES) {
    const start = performance.now();
    reported.push(await reports.ask(name));
    seconds.push((performance.now() - start) / 1_000);
  }
  await reports.close();
  await journal.close();
  const [read, rebuilt] = [median(rates.read), median(rates.rebuilt)];
  const slowest = Math.max(...seconds);
  console.log(`${store}: ${count(events)} events read at ${count(read)}/s, rebuilt at ${count(rebuilt)}/s`);
  for (const [place, name] of REPORT_NAMES.entries()) {
    console.log(
      `  ${name.padEnd(16)} ${reported[place]!.rows.length} rows in ${(seconds[place]! * 1_000).toFixed(0)} ms`,
    );
  }
  const goals = [
    { name: `${store}: rebuild, to 100,000 events/s`, atLeast: 1, reached: rebuilt / REBUILT_A_SECOND },
    { name: `${store}: rebuild, to reading alone`, atLeast: 0.5, reached: rebuilt / read },
    { name: `${store}: slowest report in 2 s, to the time taken`, atLeast: 1, reached: REPORT_SECONDS / slowest },
  ];
  return { goals, reported };
};

const rateOf = async (events: number, work: () => Promise<void>): Promise<number> => {
  const start = performance.now();
  await work();
  return (events / (performance.now() - start)) * 1_000;
};

/** What the journal itself takes, without any table. */
const readAll = async (journal: Journal<HouseEvent>): Promise<void> => {
  let events = 0;
  for await (const page of journal.read({ from: 1 })) events += page.length;
  assert(events > 0, 'an empty journal');
};

const count = (number: number): string => Math.round(number).toLocaleString('en');

const DAY_MS = 86_400_000;

/** The same weeks again and again, each time a day later and under new numbers, as of many rooms under one roof. */
function* years(): Generator<readonly Done[]> {
  const history = randomHistory('bench', 400);
  const weeks = [...history, closing(history)];
  const count = weeks.flatMap(({ events }) => events).length;
  for (let again = 0; again * count < EVENTS; again++) {
    const laterMs = again * DAY_MS;
    yield weeks.map(({ key, atMs, actor, events }) => ({
      key: `${`${again}`.padStart(5, '0')}-${key}`,
      atMs: atMs + laterMs,
      actor,
      events: events.map(event => later(event, again, laterMs)),
    }));
  }
}

/** Every table that is still open is closed. */
const closing = (history: readonly Done[]): Done => {
  const open = new Map<number, HouseEvent>();
  for (const event of history.flatMap(({ events }) => events)) {
    if (event.type === 'TableClosed') open.delete(event.table);
    if (event.type !== 'TableOpened') continue;
    open.set(event.table, { type: 'TableClosed', table: event.table, from: event.at, at: event.at });
  }
  return { ...history.at(-1)!, key: 'c-closing', events: [...open.values()] };
};

const NUMBERED = ['award', 'slip', 'drop', 'review'] as const;
const MOMENTS = ['at', 'from', 'wonAt', 'until'] as const;

const later = (event: HouseEvent, again: number, laterMs: number): HouseEvent => {
  const moved: Record<string, unknown> = { ...event };
  for (const name of NUMBERED) if (typeof moved[name] === 'number') moved[name] += again * 10_000;
  for (const name of MOMENTS) {
    if (typeof moved[name] === 'string') moved[name] = new Date(Date.parse(moved[name]) + laterMs).toISOString();
  }
  if ('cause' in event && event.cause.day !== undefined) {
    const day = new Date(Date.parse(event.cause.day) + laterMs).toISOString().slice(0, 10);
    moved['cause'] = { ...event.cause, day };
  }
  return moved as HouseEvent; // Only numbers and moments were exchanged for others.
};
