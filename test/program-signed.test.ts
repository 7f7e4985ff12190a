import assert from 'node:assert/strict';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { defined } from '#core/base';
import { checkProgram, makeManifest, watchProgram } from '#server/house';
import { Room } from './house/room.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'houseway-signed-'));
after(() => rmSync(folder, { recursive: true }));
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const [own, other] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];

const FILES = {
  'package.json': '{"imports":{"#core/*":"./src/core/*/index.ts"}}',
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
