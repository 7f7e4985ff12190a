import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ADA, type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, jsonIn } from './api/server.ts';
import { houseway } from './cli/houseway.ts';
import { SENSOR } from './house/room.ts';

let floor: Floor;
let [house, keyFile, readerFile] = ['', '', ''];
before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor();
  const second = { badge: STAFF.con.badge, pin: STAFF.con.pin };
  await floor.office.signOn(ADA);
  const keyOf = async (station: string, scope: string): Promise<string> => {
    const heard = await floor.office.post('/services', { station, scopes: [scope], second });
    const file = path.join(floor.server.folder, `${station}.key`);
    writeFileSync(file, `${station}.${jsonIn(heard)['key']}\n`);
    return file;
  };
  house = floor.server.address;
  [keyFile, readerFile] = [await keyOf('try', 'sensors'), await keyOf('reader', 'reports')];
});
after(() => floor.server.end());

const sensor = (...more: readonly string[]) =>
  houseway('device', 'sensor', '--house', house, '--table', '7', '--seats', '1,2', ...more);

test('[MCH-18] a sensor that is none says of each reading what became of it', async () => {
  const ran = await sensor('--key-file', keyFile, '--activity', SENSOR, '--times', '2', '--every', '1');
  assert.equal(ran.status, 0, ran.stderr);
  const lines = ran.stdout.trim().split('\n');
  assert.equal(lines.length, 4);
  for (const line of lines)
    assert.match(line, /^table 7, seat [12], activity GEGA-003977, isOn (true|false): refused reading-ahead /);
});

test('[MCH-18] a card reader that is none says so, too, and a key without the scope is refused', async () => {
  const cards = ['device', 'cards', '--house', house, '--table', '7', '--cards', 'As Kd', '--key-file'];
  const ran = await houseway(...cards, keyFile);
  assert.match(ran.stdout, /^table 7, cards As,Kd: refused /);
  assert.match((await houseway(...cards, readerFile)).stdout, /: refused not-in-scope This program may not do that/);
});

const MISSING: readonly [args: readonly string[], words: RegExp][] = [
  [['device', 'sensor', '--table', '7', '--seats', '1', '--activity', 'a', '--key-file', 'k'], /--house/],
  [
    ['device', 'sensor', '--house', 'http://localhost:1', '--table', '7', '--seats', '1', '--activity', 'a'],
    /--key-file/,
  ],
  [['device', 'sensor', '--house', 'http://localhost:1', '--seats', '1', '--activity', 'a'], /--table N/],
  [['bridge', 'mqtt', '--house', 'http://localhost:1'], /--broker/],
  [['bridge', 'mqtt', '--broker', 'http://a', '--house', 'http://localhost:1'], /--broker/],
  [['bridge', 'mqtt', '--broker', 'mqtt://a', '--house', 'ftp://b'], /--house/],
  [['bridge', 'mqtt', '--broker', 'mqtt://a', '--house', 'http://b'], /--key-file/],
  [['bridge', 'mqtt', '--broker', 'mqtt://a', '--house', 'http://b', '--key-file', 'k', '--only', 'up'], /--only/],
  [['bridge', 'kafka'], /houseway bridge/],
];
for (const [args, words] of MISSING) {
  test(`[MCH-17] [MCH-18] houseway ${args.join(' ')} is not understood, and says why`, async () => {
    const ran = await houseway(...args);
    assert.equal(ran.status, 2);
    assert.match(ran.stderr, words);
  });
}
