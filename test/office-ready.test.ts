import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { PlannedTable } from '#core/state';
import { readinessOf } from '#core/views';
import { backUp } from '#server/backup';
import { type Floor, openFloor } from './api/floor.ts';
import { jsonIn } from './api/server.ts';
import { Room } from './house/room.ts';

const TABLE: PlannedTable = {
  table: 7,
  across: 0,
  down: 0,
  seats: 9,
  plays: { game: 'texas-holdem', isLive: true, isTournament: false },
  opens: true,
};

const lacksOf = ({ house }: Room): Readonly<Record<string, number>> =>
  Object.fromEntries(readinessOf(house).map(({ step, lacks }) => [step, lacks]));

test('[OPH-9] what a house lacks before it opens goes step by step, and comes back when it is taken away', () => {
  const room = new Room();
  const before = lacksOf(room);
  assert.deepEqual([before['governing'], before['plan'], before['keypads'], before['vault']], [2, 1, 0, 1]);
  room.do({ type: 'DrawPlan', tables: [TABLE, { ...TABLE, table: 8, across: 1 }] });
  assert.deepEqual([lacksOf(room)['plan'], lacksOf(room)['keypads']], [0, 2]);
  room.do({ type: 'EngagePerson', person: 'p-1', roles: ['administrator'], department: 'systems', isOwnPin: true });
  assert.deepEqual([lacksOf(room)['governing'], lacksOf(room)['dealers']], [1, 1]);
});

let floor: Floor;
const folder = mkdtempSync(path.join(tmpdir(), 'houseway-ready-'));
before(async () => {
  floor = await openFloor();
});
after(async () => {
  await floor.server.end();
  rmSync(folder, { recursive: true });
});

test('[OPH-9] [OPH-10] the office reads what is missing, the disk, the program and the last backup', async () => {
  const { office, server } = floor;
  const { rows } = jsonIn(await office.get('/readiness')) as unknown as { rows: { step: string; lacks: number }[] };
  assert.equal(rows.find(({ step }) => step === 'vault')?.lacks, 1);
  const machine = jsonIn(await office.get('/machine')) as unknown as Record<string, unknown>;
  assert.equal(machine['backup'], undefined);
  assert.match(String(machine['program']), /^[0-9a-f]{16,}$/);
  const houseFile = path.join(server.place.folder, 'house.json');
  const { head } = await backUp(server.place, houseFile, path.join(folder, 'a.backup'), () => undefined);
  const later = jsonIn(await office.get('/machine')) as unknown as { backup: { seq: number }; head: number };
  assert.equal(later.backup.seq, head.seq);
  assert.ok(later.head >= head.seq);
});
