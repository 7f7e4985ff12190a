import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { houseObjections } from '#core/house';
import { cents, dollars } from '#core/money';
import { beginning, onRows, replay } from '#server/house';
import { type Place, type RowReader, verifyJournal } from '#server/journal';
import { BEAT, BONUS, SETTINGS } from '../house/room.ts';
import type { FromServer } from '../journal/server.ts';
import { type Server, startServer } from '../journal/servers.ts';
import { TABLES } from './floor.ts';
import type { ToHouse } from './server.ts';
import { until } from './until.ts';

const PROGRAM = path.join(import.meta.dirname, 'server.ts');
/** Long enough for many commits, so that most kills come in the middle of one. */
const STORM_MS_MAX = 120;

/** Kills house after house at random moments of a write storm; each successor is asked what was not answered. */
export const crash = async (place: Place, kills: number): Promise<{ commands: number }> => {
  const tables = startTables();
  let server = startServer(place, PROGRAM);
  for (let kill = 0; kill < kills; kill++) {
    await server.writing;
    tables.playAt(server);
    await sleep(Math.random() * STORM_MS_MAX);
    await server.kill();
    server = startServer(place, PROGRAM);
  }
  await server.writing;
  tables.playAt(server);
  await tables.finish();
  await server.kill();
  await audit(place, tables.acknowledged);
  return { commands: tables.acknowledged.size };
};

type Acknowledged = ReadonlyMap<string, { readonly first: number; readonly last: number; readonly turn: ToHouse }>;

/** Tables that each play turn after turn, and ask again under the same key where they got no answer. */
const startTables = () => {
  const acknowledged = new Map<string, { first: number; last: number; turn: ToHouse }>();
  const open = new Map<string, ToHouse>();
  const finished = Promise.withResolvers<void>();
  let current: Server | undefined;
  let isFinishing = false;
  const send = (turn: ToHouse): void => {
    open.set(turn.key, turn);
    if (current?.process.connected) current.process.send(turn, () => undefined);
  };
  const hear = (message: FromServer): void => {
    if (message.type === 'fault') finished.reject(new Error(`refused: ${message.code}`));
    if (message.type !== 'acknowledged') return;
    const { key, first, last } = message;
    assert.equal(acknowledged.get(key)?.first ?? first, first, `${key} was done twice`);
    const turn = open.get(key);
    if (turn === undefined) return;
    open.delete(key);
    acknowledged.set(key, { first, last, turn });
    if (!isFinishing) send(turnAfter(turn.table, turn.turn + 1));
    else if (open.size === 0) finished.resolve();
  };
  for (let table = 1; table <= TABLES; table++) open.set(turnAfter(table, 0).key, turnAfter(table, 0));
  return {
    acknowledged,
    playAt: (server: Server): void => {
      current = server;
      // The old writer may still say what became of it; the tables ask its successor.
      server.process.on('message', (message: FromServer) => void (server === current && hear(message)));
      for (const turn of open.values()) send(turn);
    },
    finish: async (): Promise<void> => {
      isFinishing = true;
      await finished.promise;
    },
  };
};

/** Two houses on one journal: the writer is lost under load, the other takes over and the tables play on. */
export const takeOver = async (place: Place, lose: 'SIGKILL' | 'SIGSTOP'): Promise<{ gapMs: number }> => {
  const tables = startTables();
  const writer = startServer(place, PROGRAM);
  await writer.writing;
  const standby = startServer(place, PROGRAM);
  try {
    tables.playAt(writer);
    await played(tables.acknowledged);
    const lost = performance.now();
    writer.process.kill(lose);
    await standby.writing;
    const gapMs = performance.now() - lost;
    tables.playAt(standby);
    if (lose === 'SIGSTOP') writer.process.kill('SIGCONT'); // It wakes up with commands in its hands.
    await played(tables.acknowledged);
    await tables.finish();
    await audit(place, tables.acknowledged);
    return { gapMs };
  } finally {
    for (const server of [writer, standby]) server.process.kill('SIGKILL');
  }
};

/** However busy the machine is, each table has played a few turns more. */
const played = async (acknowledged: Acknowledged): Promise<void> => {
  const enough = acknowledged.size + 5 * TABLES;
  await until(() => acknowledged.size >= enough);
};

const turnAfter = (table: number, turn: number): ToHouse => ({ key: `t-${table}-${turn}`, table, turn });

/** Every acknowledged turn is there once and whole, nothing else is, and the money in each box is what was played. */
const audit = async (place: Place, acknowledged: Acknowledged): Promise<void> => {
  const { findings, commands } = await verifyJournal(place);
  assert.deepEqual(findings, []);
  assert.equal(commands - acknowledged.size, await onRows(place, rows => auditRows(rows, acknowledged)));
  const { house } = await onRows(place, rows => replay(rows, beginning(SETTINGS)));
  assert.deepEqual(houseObjections(house), []);
  for (let table = 1; table <= TABLES; table++) {
    const rounds = [...acknowledged.values()].filter(({ turn }) => turn.table === table && turn.turn % 2 === 0).length;
    const boxes = [BEAT, BONUS].map(activity => house.balances.get(`drop-box:${activity}:${table}`) ?? 0);
    assert.deepEqual(boxes, [cents(rounds * dollars(1)), cents(rounds * dollars(1))]);
    assert.equal(house.tables.get(table)!.rounds, rounds);
  }
};

/** Answers how many commands opened the floor. */
const auditRows = async (rows: RowReader, acknowledged: Acknowledged): Promise<number> => {
  let opening = 0;
  for await (const page of rows.pages({ from: 1 })) {
    for (const { seq, command, result } of page) {
      if (command.startsWith('0-open-')) {
        opening += result === null ? 0 : 1;
        continue;
      }
      const { first, last } = acknowledged.get(command)!;
      assert.ok(first <= seq && seq <= last, `event ${seq} of ${command}`);
    }
  }
  return opening;
};
