import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { checkProgram } from './program.ts';

const folders: string[] = [];
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const write = (folder: string, file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

/** SHA-256 of "one" and "two", as sha256sum prints them. */
const ONE = '7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed';
const TWO = '3fc4ccfe745870e2c0d99f71f30ff0656c8dedd41cc1d7d3d376b0dbe685e2f3';
const NODE = 'node_modules/node/bin/node';
const LOCK = '{"packages":{"node_modules/node":{}}}';
const MANIFEST = `${hash('sha256', LOCK)}  package-lock.json\n${ONE}  ${NODE}\n${ONE}  src/core/a.ts\n${TWO}  rulebook/b.ts\n${ONE}  src/core/a.test.ts\n`;

const program = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-program-'));
  folders.push(folder);
  write(folder, 'src/core/a.ts', 'one');
  write(folder, 'rulebook/b.ts', 'two');
  write(folder, 'package-lock.json', LOCK);
  write(folder, NODE, 'one');
  return folder;
};

const FILES = 3;
const check = (folder: string) => checkProgram(folder, { node: path.join(folder, NODE) });

test('[OPS-16] the same files have the same fingerprint, wherever they are; tests do not count', () => {
  const [here, there] = [program(), program()];
  write(there, 'src/core/a.test.ts', 'anything');
  assert.equal(check(here).fingerprint, check(there).fingerprint);
  assert.equal(check(here).files, FILES);
});

const CHANGES: readonly [file: string, text: string, why: string][] = [
  ['src/core/a.ts', 'One', 'a file was changed'],
  ['src/core/c.ts', 'one', 'a file was added'],
  ['package-lock.json', LOCK.replace('{}', '{"version":"1"}'), 'other packages'],
];
for (const [file, text, why] of CHANGES) {
  test(`[OPS-16] another fingerprint, and no service against the manifest: ${why}`, () => {
    const folder = program();
    const before = check(folder);
    write(folder, file, text);
    assert.notEqual(check(folder).fingerprint, before.fingerprint);
    write(folder, 'MANIFEST.sha256', MANIFEST);
    assert.throws(() => check(folder), { code: 'program-changed', facts: { files: [file] } });
  });
}

test('[OPS-16] a file that the manifest names and is not there is missed', () => {
  const folder = program();
  write(folder, 'MANIFEST.sha256', MANIFEST);
  assert.equal(check(folder).files, FILES + 1, 'with the Node that runs it');
  rmSync(path.join(folder, 'rulebook/b.ts'));
  assert.throws(() => check(folder), { code: 'program-changed', facts: { files: ['rulebook/b.ts'] } });
});
