import assert from 'node:assert/strict';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { defined } from '#core/base';
import { type ChangeRecord, checkProgram, makeManifest, noteFingerprint, watchProgram } from '#server/house';
import { Room } from './house/room.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'houseway-signed-'));
after(() => rmSync(folder, { recursive: true }));
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const [own, other] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];

const CHANGE = {
  version: '1.4.0',
  class: 'high',
  what: 'Drawers are counted by two.',
  wrote: ['Ann Lee', 'Bo Ray'],
  tested: 'The tests of the release, and a day in the training house of Nov 12.',
  wayBack: 'Version 1.3.2 with the backup of the morning; tried on Nov 12.',
  approved: 'Cy Dunn',
  installs: 'Dee Fox',
};

const FILES = {
  'CHANGE.json': JSON.stringify(CHANGE),
  'package.json': '{"version":"1.4.0","imports":{"#core/*":"./src/core/*/index.ts"}}',
  'package-lock.json': JSON.stringify({
    packages: { '': {}, 'node_modules/hono': {}, 'node_modules/node': {}, 'node_modules/browser': { dev: true } },
  }),
  'src/main.ts': 'start()',
  'rulebook/a.ts': 'export default 1',
  'demo/tables.json': '[]',
  'bin/houseway.js': 'run()',
  'scripts/setup.js': 'setup()',
  'dist/web/index.html': '<html>',
  'node_modules/hono/index.js': 'export {}',
  'node_modules/hono/node_modules/inner/index.js': 'export {}',
  'node_modules/node/bin/node': 'Node',
  'node_modules/browser/index.js': 'not part of what runs',
};

const NODE = path.join(folder, 'node_modules/node/bin/node');
const check = (key?: KeyObject, node = NODE) => checkProgram(folder, { node, ...defined({ key }) });

const install = (): void => {
  for (const name of ['src', 'node_modules', 'bin', 'dist', 'scripts', 'demo', 'rulebook'])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  for (const [file, text] of Object.entries(FILES)) write(file, text);
};

test('[S10] [SEA-7] [REG-S4] under a signed manifest nothing that runs can be changed, added or left out', () => {
  install();
  assert.equal(check().proof, 'none');
  assert.throws(() => check(own.publicKey), /isn't signed with the key/);
  makeManifest(folder, own.privateKey);
  assert.equal(check(own.publicKey).proof, 'signed');
  assert.equal(check().proof, 'unsigned');
  assert.throws(() => check(other.publicKey), /isn't signed with the key/);
  const named = Object.keys(FILES).filter(file => !file.includes('browser'));
  for (const file of named) {
    write(file, `${FILES[file as keyof typeof FILES]} // evil`);
    assert.throws(() => check(own.publicKey), { code: 'program-changed' }, file);
    rmSync(path.join(folder, file));
    assert.throws(() => check(own.publicKey), { code: 'program-changed' }, `${file} left out`);
    install();
  }
  for (const added of [
    'src/core/evil.ts',
    'dist/web/evil.js',
    'node_modules/hono/evil.js',
    'node_modules/evil/index.js',
  ]) {
    write(added, 'evil()');
    assert.throws(() => check(own.publicKey), { code: 'program-changed' }, added);
    install();
  }
  write('node_modules/browser/index.js', 'something for developers');
  assert.equal(check(own.publicKey).proof, 'signed');
});

test('[S10] [SEA-7] a Node other than the one of the manifest does not run the house', () => {
  install();
  makeManifest(folder, own.privateKey);
  write('other/node', 'another Node');
  const node = path.join(folder, 'other/node');
  assert.throws(() => check(own.publicKey, node), { code: 'program-changed', facts: { files: [node] } });
});

test('[S10] [SEA-7] who writes a manifest anew for changed files has no signature for it', () => {
  install();
  makeManifest(folder, own.privateKey);
  write('src/main.ts', 'evil()');
  const signature = path.join(folder, 'MANIFEST.sha256.sig');
  copyFileSync(signature, `${signature}.kept`);
  makeManifest(folder, undefined);
  copyFileSync(`${signature}.kept`, signature);
  assert.throws(() => check(own.publicKey), /isn't signed with the key/);
});

test('[S10] [SEA-7] [REG-S4] a file changed while the house runs is told once, and becomes an event', async () => {
  install();
  makeManifest(folder, undefined);
  const program = check();
  const room = new Room();
  const said: string[] = [];
  const handle = async (command: Parameters<Room['do']>[0]) => {
    const events = room.do(command);
    return { ok: true, repeated: false, first: 1, last: 1, events, texts: [] } as const;
  };
  const house = {
    get state() {
      return room.house;
    },
    handle,
  };
  const now = () => room.now;
  const stop = watchProgram(house, program, { now, say: words => void said.push(words) }, 10);
  await sleep(60);
  assert.deepEqual(room.events, [], 'nothing has changed');
  appendFileSync(path.join(folder, 'src/main.ts'), ' // evil');
  write('src/added.ts', 'evil()');
  while (room.house.program?.changed.length !== 2) await sleep(10);
  assert.deepEqual(room.house.program.changed, ['src/added.ts', 'src/main.ts']);
  const [events, sentences] = [room.events.length, said.length];
  await sleep(100);
  assert.deepEqual([room.events.length, said.length], [events, sentences], 'told once');
  stop();
  assert.match(said.at(-1)!, /changed while it runs: src\/added\.ts, src\/main\.ts/);
});

test('[REG-S1] no version runs a live house without who wrote, tested, approved and installs it, and a way back', () => {
  const { approved: _, ...unapproved } = CHANGE;
  const lacking: readonly [string, object][] = [
    ['approved by one of those who wrote it', { ...CHANGE, approved: ' ann  LEE' }],
    ['approved by nobody', unapproved],
    ['of another version', { ...CHANGE, version: '1.3.2' }],
    ['of no class', { ...CHANGE, class: 'small' }],
    ['never tested', { ...CHANGE, tested: '' }],
    ['without a way back', { ...CHANGE, wayBack: '' }],
    ['written by nobody', { ...CHANGE, wrote: [] }],
  ];
  const signed = (change: object | undefined) => {
    install();
    if (change === undefined) rmSync(path.join(folder, 'CHANGE.json'));
    else write('CHANGE.json', JSON.stringify(change));
    makeManifest(folder, own.privateKey);
    return check(own.publicKey);
  };
  for (const [what, change] of lacking) assert.throws(() => signed(change), { code: 'change-not-recorded' }, what);
  assert.throws(() => signed(undefined), { code: 'change-not-recorded' }, 'no record at all');
  assert.equal(check().proof, 'unsigned', 'whoever builds runs what they like, without a live house');
  assert.deepEqual(signed(CHANGE).change, CHANGE);
  assert.equal(signed({ ...unapproved, class: 'emergency' }).change?.class, 'emergency');
});

test('[REG-S1] [REG-S3] the log says which version came and which went, by whom; an emergency opens an incident', async () => {
  const room = new Room();
  const handle = async (command: Parameters<Room['do']>[0]) => {
    const events = room.do(command);
    return { ok: true, repeated: false, first: 1, last: 1, events, texts: [] } as const;
  };
  const house = {
    get state() {
      return room.house;
    },
    handle,
  };
  const say = () => undefined;
  const start = (fingerprint: string, change: ChangeRecord) =>
    noteFingerprint(house, { fingerprint, change }, 1, { say });
  const record: ChangeRecord = { ...CHANGE, class: 'high' };
  await start('a', record);
  await start('a', record);
  await start('b', { ...record, version: '1.4.1', class: 'emergency', what: 'Meters stood still.' });
  const noted = room.events.filter(event => event.type === 'ProgramNoted');
  const { version, wrote, approved, installs } = CHANGE;
  assert.deepEqual(noted[0]?.change, { version, class: 'high', wrote, approved, installs });
  assert.deepEqual([noted.length, noted[1]?.was, noted[1]?.change?.version], [2, 'a', '1.4.1']);
  assert.deepEqual(
    [...room.house.incidents.values()].map(({ kind, words }) => [kind, words]),
    [['emergency-change', 'Meters stood still.']],
  );
});
