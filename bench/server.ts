import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median, type Section } from './measure.ts';
import { type AtTable, prepareFloor, requestOf, signOf } from './server/floor.ts';
import { type Loaded, load } from './server/load.ts';
import { type Paced, pace } from './server/pace.ts';

/**
 * Fees over the network, the whole way: schema, who asks, permission, decision, journal, answer; by turns with a bare
 * server that only sends the same body back.
 */
export const section: Section = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-bench-'));
  const screens = path.join(folder, 'web');
  mkdirSync(screens);
  const tables = await prepareFloor(path.join(folder, 'data'), TABLES, LISTENERS);
  const echo = await started('echo.ts');
  // The first start of a version compiles the program and keeps it, as that of `houseway` does.
  process.env['NODE_COMPILE_CACHE'] ??= path.join(folder, 'compiled');
  await ended((await started('house.ts', path.join(folder, 'data'), screens)).child);
  const { house, coldMs } = await coldStart(path.join(folder, 'data'), screens);
  try {
    const [bare, fees] = await byTurns(tables.slice(0, CONNECTIONS), echo.port, house);
    const paced = await atPace(tables.slice(CONNECTIONS), house.port);
    // Each turn to the one before it: how fast the machine is changes from second to second.
    const ratios = fees.map(({ rate }, turn) => rate / bare[turn]!.rate).toSorted((a, b) => a - b);
    const ratio = median(ratios);
    console.log(`fees to the echo, turn by turn          ${ratios.map(one => one.toFixed(2)).join(' ')}`);
    const p99 = median(fees.map(one => one.p99));
    const goals = [
      { name: 'durable fee commands, to a bare echo', atLeast: 0.35, reached: ratio },
      { name: `p99 of 25 ms at ${CONNECTIONS} connections, to the time taken`, atLeast: 1, reached: 25 / p99 },
      { name: `p99 of 10 ms at the pace of ${TABLES} tables`, atLeast: 1, reached: 10 / paced.p99 },
      { name: `${LISTENERS} listeners within 250 ms of it`, atLeast: 1, reached: 250 / paced.feedP99 },
      { name: 'cold start to the first answer within 2 s', atLeast: 1, reached: 2_000 / coldMs },
    ];
    const wrongAnswers = [...fees, paced].flatMap(({ failed }) => failed.slice(0, 1));
    if (paced.heard === 0) wrongAnswers.push('no listener heard anything');
    if (paced.behind > 0)
      wrongAnswers.push(`${paced.behind} of ${LISTENERS} listeners have not heard of the last round`);
    return { goals, wrongAnswers };
  } finally {
    for (const { child } of [echo, house]) await ended(child);
    rmSync(folder, { recursive: true });
  }
};

const TABLES = 1_000;
const CONNECTIONS = 64;
const LISTENERS = 500;
const ROUNDS_A_SECOND = 25;
const PACE_MS = 6_000;
/** It takes so long until everything that is often run has been compiled for good. */
const WARM_UPS = 8;
const ROUNDS = 10;
const TURN_MS = 1_000;

export type Started = { readonly child: ChildProcess; readonly port: number };

export const started = async (file: string, ...args: readonly string[]): Promise<Started> => {
  // With the collector at hand, so that what is really kept can be told from what is only not swept up yet.
  const options = { execArgv: ['--expose-gc'] };
  const child = fork(path.join(import.meta.dirname, 'server', file), [...args], options);
  const died = once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended before it listened.`)));
  // What both say when they listen.
  const [{ port }] = (await Promise.race([once(child, 'message'), died])) as [{ port: number }];
  died.catch(() => undefined);
  return { child, port };
};

export const ended = async (child: ChildProcess): Promise<void> => {
  child.disconnect();
  await once(child, 'exit');
};

/** From nothing to the first answer; the journal of a thousand tables is checked and replayed on the way. */
const coldStart = async (
  data: string,
  screens: string,
): Promise<{ readonly house: Started; readonly coldMs: number }> => {
  const startedMs = performance.now();
  const house = await started('house.ts', data, screens);
  await (await fetch(`http://127.0.0.1:${house.port}/health`)).text();
  const coldMs = performance.now() - startedMs;
  console.log(`${'cold start to the first answer'.padEnd(38)} ${Math.round(coldMs)} ms`);
  return { house, coldMs };
};

const byTurns = async (tables: readonly AtTable[], echo: number, { child, port }: Started) => {
  const turns = tables.map(() => 0);
  const next = (connection: number): string => requestOf(tables[connection]!, turns[connection]!++, newKey());
  const fee = requestOf(tables[0]!, 0, 'bench.key');
  const [bare, fees]: [Loaded[], Loaded[]] = [[], []];
  const cpu: number[] = [];
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    const echoed = await load({ port: echo, connections: CONNECTIONS, ms: TURN_MS, next: () => fee });
    const before = await cpuOf(child);
    const paid = await load({ port, connections: CONNECTIONS, ms: TURN_MS, next });
    if (round < 0) continue;
    cpu.push(((await cpuOf(child)) - before) / paid.count);
    bare.push(echoed);
    fees.push(paid);
  }
  show('bare echo', bare);
  show('durable fee commands', fees);
  // On a machine that does other things as well, this tells more than the rate.
  console.log(`${'CPU of the server for a fee'.padEnd(38)} ${median(cpu).toFixed(1)} µs`);
  return [bare, fees] as const;
};

/** In microseconds, since it started. */
const cpuOf = async (child: ChildProcess): Promise<number> => {
  child.send('cpu');
  const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage];
  return user + system;
};

const atPace = async (tables: readonly AtTable[], port: number): Promise<Paced> => {
  const signs = Array.from({ length: LISTENERS }, (_, index) => signOf(index + 1));
  const at = { port, tables, roundsPerSecond: ROUNDS_A_SECOND, signs, newKey, ms: PACE_MS };
  const paced = await pace(at);
  const heard = `${paced.heard.toLocaleString('en')} changes heard, p99 ${paced.feedP99.toFixed(1)} ms later`;
  console.log(`${'at the pace of people'.padEnd(38)} p99 ${paced.p99.toFixed(2)} ms; ${heard}`);
  return paced;
};

const newKey = (): string => `${(1_794_700_800_000 + sent++).toString(36)}.k`;
let sent = 0;

const show = (name: string, loaded: readonly Loaded[]): void => {
  const [rate, p50, p99] = [
    median(loaded.map(one => one.rate)),
    median(loaded.map(one => one.p50)),
    median(loaded.map(one => one.p99)),
  ];
  const each = `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;
  console.log(`${name.padEnd(38)} ${Math.round(rate).toLocaleString('en').padStart(10)} a second, ${each}`);
};
