import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { claimed } from '../scripts/tests/claims.ts';
import { GROUPS, groupOf, testsByGroup } from '../scripts/tests/groups.ts';
import { filesIn } from './tidy/sources.ts';

test('[ARC-22] every test file belongs to one group', () => {
  const grouped = testsByGroup().flatMap(([, files]) => files);
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

test('[ARC-22] the processes of a group take every file once', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-tests-'));
  const files = ['a', 'b', 'c', 'd', 'e'];
  const [one, other] = [claimed(files, path.join(folder, 'pure')), claimed(files, path.join(folder, 'pure'))];
  const first = [one.next().value, other.next().value, other.next().value];
  assert.deepEqual([...first, ...one, ...other], files);
  assert.deepEqual([...claimed(files, path.join(folder, 'store'))], files);
  rmSync(folder, { recursive: true });
});

/** Runs test files of these texts together. */
const together = (...texts: readonly string[]) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-tests-'));
  const files = texts.map((_, place) => path.join(folder, `${place}.mjs`));
  for (const [place, text] of texts.entries()) {
    writeFileSync(files[place]!, `import { after, before, test } from 'node:test';\n${text}`);
  }
  const runner = path.join(ROOT, 'scripts', 'tests', 'together.ts');
  const script = `import { runTogether } from ${JSON.stringify(runner)};
await runTogether(${JSON.stringify(files)}, ${GRACE_MS});`;
  const args = ['--test-reporter=tap', '--input-type=module', '--eval', script];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env: APART });
  rmSync(folder, { recursive: true });
  return { status, stdout, stderr };
};
const ROOT = path.join(import.meta.dirname, '..');
const GRACE_MS = 200;

/** What a run that isn't part of this one finds. */
const { NODE_TEST_CONTEXT: _, ...APART } = process.env;

/** The closing counts. */
const counts = (...texts: readonly string[]) => {
  const { status, stdout } = together(...texts);
  return { status, pass: countIn(stdout, 'pass'), fail: countIn(stdout, 'fail') };
};

const countIn = (report: string, name: string): number =>
  Number(new RegExp(`^\\S+ ${name} (\\d+)$`, 'm').exec(report)?.[1]);

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

const LEAVES_OPEN = `import { createServer } from 'node:net';
before(() => { createServer().listen(0); throw new Error('no house today'); });
test('is never tried', () => {});\n`;

test('[ARC-28] what is left open by a hook that fails ends soon, and the files after it run', () => {
  const { status, stdout, stderr } = together(LEAVES_OPEN, "test('passes', () => {});\n");
  assert.equal(status, 1);
  assert.match(stdout, /no house today/);
  assert.match(stdout, /^ +ok 1 - passes$/m);
  assert.match(stderr, /The last test has ended, the process has not: .*TCPServerWrap/);
});

test('[ARC-28] two runs at once do not disturb each other', async () => {
  const runs = [1, 2].map(async () => {
    const env = { ...APART, NO_COLOR: '1' };
    const run = spawn(process.execPath, ['scripts/test.ts', 'src/core/money/'], { cwd: ROOT, env });
    const [report, [status]] = await Promise.all([text(run.stdout), once(run, 'exit')]);
    return { status, pass: countIn(report, 'pass'), tests: countIn(report, 'tests') };
  });
  const [one, other] = await Promise.all(runs);
  assert.deepEqual(one, other);
  assert.equal(one!.status, 0);
  assert.ok(one!.pass > 0 && one!.pass === one!.tests, JSON.stringify(one));
});
