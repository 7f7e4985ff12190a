import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HouseCommand } from '#core/house';
import { HouseService } from '#server/house';
import { FOUNDER } from '../test/api/server.ts';
import { listen } from '../test/feed/server.ts';
import { SENSOR, SENSOR_OFFERING, ULTIMATE } from '../test/house/room.ts';
import { clock, optionsFor } from '../test/runtime/floor.ts';
import { type Heard, nowMs, type Screens } from './feed/screens.ts';
import { count, show } from './journal.ts';
import type { Section } from './measure.ts';

/** The pace of a thousand real tables: 25 rounds a second with six fees each, while 500 screens look on. */
export const section: Section = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-bench-'));
  const house = await HouseService.start(optionsFor({ type: 'sqlite', folder }));
  const { feed, server, url } = await listen(house, {});
  try {
    await openTables(house);
    const screens = await openScreens(Number(new URL(url('')).port));
    const cpu = process.cpuUsage();
    const { askedAt, commandMs } = await play(house);
    const { user, system } = process.cpuUsage(cpu);
    await sleep(500);
    const lateness = latenessOf(await screens.heard(), askedAt);
    show('deltas heard by 500 screens', `${count(lateness.length / SECONDS)} a second`);
    show('event to screen, median / p99 / worst', ranks(lateness));
    show('command to answer meanwhile, median / p99 / worst', ranks(commandMs));
    show('our CPU', `${((user + system) / SECONDS / 10_000).toFixed(0)}% of a core`);
    show('memory in use', `${(process.memoryUsage().heapUsed / 1e6).toFixed(0)} MB`);
    const goals = [
      { name: `event to screen, p99 within ${WITHIN_MS} ms`, atLeast: 1, reached: WITHIN_MS / at(lateness, 0.99) },
      { name: `command p99 within ${COMMAND_MS} ms`, atLeast: 1, reached: COMMAND_MS / at(commandMs, 0.99) },
    ];
    return { goals, wrongAnswers: lateness.length === 0 ? ['no screen heard anything'] : [] };
  } finally {
    feed.close();
    server.closeAllConnections();
    server.close();
    await house.stop();
    rmSync(folder, { recursive: true });
  }
};

const TABLES = 1_000;
const SECONDS = 20;
const ROUNDS_A_SECOND = 25;
const WITHIN_MS = 250;
const COMMAND_MS = 10;
const PLAYERS = [1, 2, 3, 4, 5, 6];
const BANK = 7;

/** Keypads with the meters and their table, signs, and floor consoles with everything. */
const TOPICS = [
  ...Array.from({ length: 420 }, (_, index) => `meters,table.${index + 1}`),
  ...Array.from({ length: 60 }, () => 'meters,winners'),
  ...Array.from({ length: 20 }, () => 'meters,queue,tables'),
];

let sent = 0;
/** Time first, as stations make their keys. */
const keyOf = (): string => `${(1_794_700_800_000 + sent++).toString(36)}.bench`;

const doing = async (house: HouseService, command: HouseCommand): Promise<number> => {
  const handled = await house.handle(command, FOUNDER(keyOf()));
  if (!handled.ok) throw new Error(`${command.type}: ${handled.message}`);
  return handled.first;
};

const openTables = async (house: HouseService): Promise<void> => {
  clock.now = Temporal.Instant.from('2026-03-02T18:00:00Z');
  await doing(house, { type: 'AnnounceOffering', offering: SENSOR_OFFERING, tables: 'all' });
  clock.now = Temporal.Instant.from('2026-03-02T18:30:00Z');
  await doing(house, { type: 'StartOffering', activity: SENSOR });
  const player = { type: 'anonymous' } as const;
  for (let table = 1; table <= TABLES; table++) {
    const seats = [...PLAYERS, BANK].map(seat => ({ seat, position: 1, player, role: 'player' }) as const);
    await Promise.all([
      doing(house, { type: 'OpenTable', table, plays: ULTIMATE }),
      ...seats.map(seated => doing(house, { type: 'SeatPlayer', table, seated })),
    ]);
  }
};

const openScreens = async (port: number) => {
  const child = fork(path.join(import.meta.dirname, 'feed', 'screens.ts'));
  child.send({ port, topics: TOPICS } satisfies Screens);
  await once(child, 'message');
  const heard = async (): Promise<readonly Heard[]> => {
    child.send('over');
    const [all] = (await once(child, 'message')) as [readonly Heard[]];
    return all;
  };
  return { heard };
};

/** Every 40 ms another table lights its seats, starts, and ends the round that began a second ago at another one. */
const play = async (house: HouseService) => {
  const askedAt = new Map<number, number>();
  const commandMs: number[] = [];
  const running: Promise<void>[] = [];
  const timed = async (command: HouseCommand): Promise<void> => {
    const start = nowMs();
    askedAt.set(await doing(house, command), start);
    commandMs.push(nowMs() - start);
  };
  const roundAt = async (table: number): Promise<void> => {
    const fees = PLAYERS.map(seat => ({ seat, position: 1, activity: SENSOR, space: 'player' }) as const);
    await Promise.all(fees.map(lit => timed({ type: 'LightSeat', table, lit })));
    await timed({ type: 'StartGame', table, playerDealer: BANK });
    await sleep(1_000);
    await timed({ type: 'GameOver', table });
  };
  const start = performance.now();
  for (let round = 0; round < SECONDS * ROUNDS_A_SECOND; round++) {
    await sleep(Math.max(0, start + (round * 1_000) / ROUNDS_A_SECOND - performance.now()));
    running.push(roundAt(1 + (round % TABLES)));
  }
  await Promise.all(running);
  return { askedAt, commandMs };
};

/** How long after its command each screen heard of it, by the oldest event that the message tells of. */
const latenessOf = (heard: readonly Heard[], askedAt: ReadonlyMap<number, number>): readonly number[] => {
  const told = [...new Set(heard.map(({ seq }) => seq))].toSorted((a, b) => a - b);
  const events = [...askedAt.keys()].toSorted((a, b) => a - b);
  const oldestIn = new Map<number, number>();
  let next = 0;
  for (const seq of told) {
    if (next < events.length && events[next]! <= seq) oldestIn.set(seq, askedAt.get(events[next]!)!);
    while (next < events.length && events[next]! <= seq) next += 1;
  }
  return heard.flatMap(({ seq, at: when }) => {
    const since = oldestIn.get(seq);
    return since === undefined ? [] : [when - since];
  });
};

const at = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

const ranks = (values: readonly number[]): string =>
  [0.5, 0.99, 1]
    .map(part => `${at(values, part).toFixed(1)}`)
    .join(' / ')
    .concat(' ms');
