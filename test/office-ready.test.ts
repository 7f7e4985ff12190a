import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { canonicalJson } from '#core/base';
import type { HouseCommand } from '#core/house';
import type { PlannedTable } from '#core/state';
import { readinessOf } from '#core/views';
import { backUp } from '#server/backup';
import { JURISDICTIONS } from '../rulebook/index.ts';
import { readActivity } from '../src/rulebook-files/index.ts';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
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

// One black point: the smallest picture there is.
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

/** Asked for at the office, with compliance beside. */
const byTwo = (command: HouseCommand) => floor.office.both(command, STAFF.con);

test('[OPH-12] a logo is brought, looked at by stations, and is that of the house once two people set it', async () => {
  const { office, server } = floor;
  assert.equal(await office.refused('/logos', { picture: 'eA==' }), 'logo-not-usable');
  const { logo } = jsonIn(await office.post('/logos', { picture: PICTURE })) as unknown as { logo: string };
  const status = async (where: string): Promise<number> => (await fetch(new URL(where, server.address))).status;
  assert.deepEqual([await status('/logo'), await status(`/logo/${logo}`)], [404, 404], 'no stranger sees it');
  await byTwo({ type: 'ChangeSettings', changes: [{ setting: 'logo', is: JSON.stringify(logo) }] });
  assert.equal(await status('/logo'), 200);
});

test("[OPH-13] an activity of the house's own is checked, put among its files, and is there when two people accept it", async () => {
  const { office, server } = floor;
  const text = readFileSync(
    path.join(import.meta.dirname, '..', 'docs', 'examples', 'own', 'harbor-bad-beat.json'),
    'utf8',
  );
  type Checked = { id?: string; sheet?: string; problems: { path: string; sentence: string }[] };
  const check = async (asked: string): Promise<Checked> =>
    jsonIn(await office.post('/own-activities/check', { text: asked })) as unknown as Checked;
  assert.match((await check('{')).problems[0]?.sentence ?? '', /JSON/);
  const { fee: _, ...wrong } = JSON.parse(text) as Record<string, unknown>;
  const broken = JSON.stringify({ ...wrong, name: 7 });
  assert.ok((await check(broken)).problems.some(one => one.path === 'name'));
  assert.equal(await office.refused('/own-activities', { text: broken }), 'own-activity-wrong');
  const { id, sheet, problems } = await check(text);
  assert.deepEqual(problems, []);
  assert.match(sheet ?? '', /Harbor/);
  await office.do('/own-activities', { text });
  assert.equal(existsSync(path.join(server.place.folder, 'activities')), true);
  const known = async (): Promise<readonly string[]> => {
    const { rows } = jsonIn(await office.get('/rulebook?limit=200')) as unknown as { rows: { id: string }[] };
    return rows.map(one => one.id);
  };
  assert.equal((await known()).includes(id!), false, 'it waits');
  const setting = `activity.${id}`;
  const read = readActivity(JSON.parse(text), JURISDICTIONS);
  assert.ok(read.ok);
  await byTwo({ type: 'ChangeSettings', changes: [{ setting, is: canonicalJson(read.activity) }] });
  assert.ok((await known()).includes(id!));
});
