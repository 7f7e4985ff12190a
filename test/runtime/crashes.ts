import assert from 'node:assert/strict';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { houseObjections } from '#core/house';
import { cents, dollars } from '#core/money';
import { beginning, replay } from '#server/house';
import { type Place, readRows, verifyJournal } from '#server/journal';
import { BEAT, BONUS, SETTINGS } from '../house/room.ts';
import type { FromServer } from '../journal/server.ts';
import { type Server, startServer } from '../journal/servers.ts';
import { TABLES } from './floor.ts';
import type { ToHouse } from './server.ts';

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
      server.process.on('message', hear);
      for (const turn of [...open.values()]) send(turn);
    },
    finish: async (): Promise<void> => {
      isFinishing = true;
      await finished.promise;
    },
  };
};

const turnAfter = (table: number, turn: number): ToHouse => ({ key: `t-${table}-${turn}`, table, turn });

/** Every acknowledged turn is there once and whole, nothing else is, and the money in each box is what was played. */
const audit = async (place: Place, acknowledged: Acknowledged): Promise<void> => {
  const { findings, commands } = await verifyJournal(place);
  assert.deepEqual(findings, []);
  const rows = await readRows(place);
  let opening = 0;
  for await (const page of rows.pages({ from: 1 })) {
    for (const { seq, command, result } of page) {
      if (command.startsWith('0-open-')) opening += result === null ? 0 : 1;
      else {
        const { first, last } = acknowledged.get(command)!;
        assert.ok(first <= seq && seq <= last, `event ${seq} of ${command}`);
      }
    }
  }
  assert.equal(commands, opening + acknowledged.size);
  const { house } = await replay(rows, beginning(SETTINGS)).finally(rows.close);
  assert.deepEqual(houseObjections(house), []);
  for (let table = 1; table <= TABLES; table++) {
    const rounds = [...acknowledged.values()].filter(({ turn }) => turn.table === table && turn.turn % 2 === 0).length;
    const boxes = [BEAT, BONUS].map(activity => house.balances.get(`drop-box:${activity}:${table}`) ?? 0);
    assert.deepEqual(boxes, [cents(rounds * dollars(1)), cents(rounds * dollars(1))]);
    assert.equal(house.tables.get(table)!.rounds, rounds);
  }
};
