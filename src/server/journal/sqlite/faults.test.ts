import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { onFile } from './faults.ts';
import { isRecent } from './files.ts';

test('[JRN-14] a full disk is called a full disk', () => {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE page (bytes BLOB); PRAGMA max_page_count = 4');
  const fill = (): void =>
    onFile('/data/journal.sqlite', () => database.exec('INSERT INTO page VALUES (zeroblob(50000))'));
  assert.throws(fill, {
    code: 'disk-full',
    message: /The disk of \/data\/journal.sqlite is full. Everything acknowledged is saved/,
  });
  database.close();
});

test('[JRN-14] a mistake of ours is not blamed on the disk', () => {
  const database = new DatabaseSync(':memory:');
  assert.throws(() => onFile('x', () => database.exec('SELECT nonsense')), /no such column: nonsense/);
  database.close();
});

const VERSIONS: readonly [version: string, isGood: boolean][] = [
  ['3.51.2', false],
  ['3.51.3', true],
  ['3.52.0', true],
  ['3.9.99', false],
  ['4.0.0', true],
];
for (const [version, isGood] of VERSIONS) {
  test(`[JRN-15] SQLite ${version} ${isGood ? 'is recent enough' : 'may lose a commit'}`, () =>
    assert.equal(isRecent(version), isGood));
}
