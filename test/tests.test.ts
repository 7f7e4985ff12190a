import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { GROUPS, groupOf, partsOf, testsByGroup } from '../scripts/tests/groups.ts';
import { filesIn } from './tidy/sources.ts';

test('[ARC-22] every test file belongs to one group, and each part of a group runs', () => {
  const grouped = testsByGroup().flatMap(([group, files]) => partsOf(group, files).flat());
  const all = filesIn('{src,test,scripts,bench,rulebook}/**/*.test.{ts,tsx}');
  assert.deepEqual(
    [...grouped].sort(),
    all.filter(file => !file.startsWith('test/long/')),
  );
  for (const [group, files] of testsByGroup()) assert.ok(files.length > 0, group);
});

test('[ARC-22] what a file or its helpers import decides the group', () => {
  const texts = new Map([
    ['test/a.test.ts', "import { test } from 'node:test';\nimport { page } from './e2e/page.ts';\n"],
    ['test/e2e/page.ts', "import { house } from '../house.ts';\nimport { chromium } from 'playwright-core';\n"],
    ['test/house.ts', "import { Client } from 'pg';\n"],
    ['src/core/b.test.ts', "import { house } from '../../test/house.ts';\n"],
    ['test/c.test.ts', "import { fork } from 'node:child_process';\n"],
    ['test/d.test.ts', "import { cents } from '#core/money';\n"],
  ]);
  const found = ['test/a.test.ts', 'src/core/b.test.ts', 'test/c.test.ts', 'test/d.test.ts'].map(f =>
    groupOf(f, texts),
  );
  assert.deepEqual(found, Object.keys(GROUPS));
});

/** Runs test files of these texts together, and answers the closing counts. */
const counts = (...texts: readonly string[]) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-tests-'));
  const files = texts.map((_, place) => path.join(folder, `${place}.mjs`));
  for (const [place, text] of texts.entries()) {
    writeFileSync(files[place]!, `import { after, before, test } from 'node:test';\n${text}`);
  }
  const together = path.join(import.meta.dirname, '..', 'scripts', 'tests', 'together.ts');
  const script = `import { runTogether } from ${JSON.stringify(together)}; runTogether(${JSON.stringify(files)});`;
  const args = ['--test-reporter=tap', '--input-type=module', '--eval', script];
  const { NODE_TEST_CONTEXT: _, ...env } = process.env; // It isn't part of this run.
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  rmSync(folder, { recursive: true });
  const count = (name: string): number => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(stdout)?.[1]);
  return { status, pass: count('pass'), fail: count('fail') };
};

const HOOKS = `await undefined;
let open = 0;
before(() => { globalThis.open = (globalThis.open ?? 0) + 1; open = globalThis.open; });
after(() => { globalThis.open -= 1; });
test('one file at a time is open', () => { if (open !== 1) throw new Error(String(open)); });\n`;

test('[ARC-22] files that run together set up and clear away one after the other', () => {
  assert.deepEqual(counts(HOOKS, HOOKS, HOOKS), { status: 0, pass: 3, fail: 0 });
});

test('[ARC-22] a test that fails, a file that cannot be read and an error nobody awaits are failures', () => {
  const passes = "test('passes', () => {});\n";
  assert.deepEqual(counts(passes, "test('fails', () => { throw new Error(); });\n"), { status: 1, pass: 1, fail: 1 });
  assert.deepEqual(counts(passes, "import './nowhere.mjs';\n"), { status: 1, pass: 1, fail: 1 });
  const later = "test('fails later', async () => { Promise.reject(new Error()); await new Promise(setImmediate); });\n";
  assert.deepEqual(counts(passes, later), { status: 1, pass: 1, fail: 1 });
  assert.notEqual(counts(passes, 'process.exit(3);\n').status, 0);
});
