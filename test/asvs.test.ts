import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const ROOT = path.join(import.meta.dirname, '..');
const ROWS = readFileSync(path.join(ROOT, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .map(line => /^\| (\d+\.\d+\.\d+) \| ([123]) \| (yes|no|n\/a) \| (.+) \|$/.exec(line))
  .filter(found => found !== null)
  .map(([, id = '', level = '', answer = '', why = '']) => ({ id, level, answer, why }));

/** How many requirements each chapter of ASVS 4.0.3 has, without the deleted ones. */
const CHAPTERS = [39, 58, 20, 9, 30, 16, 12, 17, 8, 10, 8, 15, 13, 24];

test('every requirement of ASVS 4.0.3 has one answer, and each says how or why', () => {
  assert.equal(new Set(ROWS.map(({ id }) => id)).size, ROWS.length);
  const counts = CHAPTERS.map((_, place) => ROWS.filter(({ id }) => id.startsWith(`${place + 1}.`)).length);
  assert.deepEqual(counts, CHAPTERS);
  for (const { id, why } of ROWS) assert.ok(why.length >= 5, id);
});

test('tests, files and pages that the tables of security name are there', () => {
  const files = new Set(
    globSync(['src/**/*.ts', 'src/**/*.tsx', 'test/**/*.ts', 'scripts/**/*.ts'], { cwd: ROOT }).map(file =>
      file.split(path.sep).join('/'),
    ),
  );
  const names = [...files].map(file => path.posix.basename(file));
  for (const page of ['docs/asvs.md', 'docs/security.md'])
    for (const [, named = ''] of readFileSync(path.join(ROOT, page), 'utf8').matchAll(
      /`([\w./-]+\.(?:ts|tsx|test\.ts))`/g,
    ))
      assert.ok(files.has(named) || names.includes(path.posix.basename(named)), `${page} names ${named}`);
  for (const [, page = ''] of readFileSync(path.join(ROOT, 'docs/asvs.md'), 'utf8').matchAll(/\]\(([\w./-]+)\)/g))
    assert.ok(existsSync(path.join(ROOT, 'docs', page)), page);
});
