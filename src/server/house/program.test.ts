import assert from 'node:assert/strict';
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
const MANIFEST = `${ONE}  src/core/a.ts\n${TWO}  rulebook/b.ts\n${ONE}  src/core/a.test.ts\n`;

const program = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-program-'));
  folders.push(folder);
  write(folder, 'src/core/a.ts', 'one');
  write(folder, 'rulebook/b.ts', 'two');
  return folder;
};

test('[OPS-16] the same files have the same fingerprint, wherever they are; tests do not count', () => {
  const [here, there] = [program(), program()];
  write(there, 'src/core/a.test.ts', 'anything');
  assert.deepEqual(checkProgram(here), checkProgram(there));
  assert.equal(checkProgram(here).files, 2);
});

const CHANGES: readonly [file: string, text: string, why: string][] = [
  ['src/core/a.ts', 'One', 'a file was changed'],
  ['src/core/c.ts', 'one', 'a file was added'],
  ['package-lock.json', '{}', 'other packages'],
];
for (const [file, text, why] of CHANGES) {
  test(`[OPS-16] another fingerprint, and no service against the manifest: ${why}`, () => {
    const folder = program();
    const before = checkProgram(folder);
    write(folder, file, text);
    assert.notEqual(checkProgram(folder).fingerprint, before.fingerprint);
    write(folder, 'MANIFEST.sha256', MANIFEST);
    assert.throws(() => checkProgram(folder), { code: 'program-changed', facts: { files: [file] } });
  });
}

test('[OPS-16] a file that the manifest names and is not there is missed', () => {
  const folder = program();
  write(folder, 'MANIFEST.sha256', MANIFEST);
  assert.equal(checkProgram(folder).files, 2);
  rmSync(path.join(folder, 'rulebook/b.ts'));
  assert.throws(() => checkProgram(folder), { code: 'program-changed', facts: { files: ['rulebook/b.ts'] } });
});
