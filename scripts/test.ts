// Runs the tests: `npm test` all of them, `npm test -- journal src/core/money` those whose path contains one of these.
// Files of one group share a process, a part of them each, and the run has one PostgreSQL and one Chromium, which end
// with it, and its temporary files in memory. A file also runs by itself: `node --test test/journal-contract.test.ts`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { startBrowser } from '../test/e2e/browser.ts';
import { startOwnPostgres } from '../test/journal/postgres-server.ts';
import { type Group, partsOf, testsByGroup } from './tests/groups.ts';
import { folderInMemory } from './tests/in-memory.ts';

const ROOT = path.join(import.meta.dirname, '..');
const PARTS = path.join(ROOT, 'node_modules', '.cache', 'houseway-tests');
/** Nothing takes long unless it hangs; a busy machine may take its time. */
const TIMEOUT_MS = 900_000;

const asked = process.argv.slice(2);
const isAsked = (file: string): boolean => asked.length === 0 || asked.some(part => file.includes(part));
const groups = testsByGroup().map(([group, files]) => [group, files.filter(isAsked)] as const);
const isNeeded = (wanted: Group): boolean => groups.some(([group, files]) => group === wanted && files.length > 0);

/** A file that runs its part of a group in one process. */
const written = (group: Group, files: readonly string[], place: number): string => {
  const entry = path.join(PARTS, `${group}-${place + 1}.mjs`);
  const together = path.join(ROOT, 'scripts', 'tests', 'together.ts');
  const list = JSON.stringify(files.map(file => path.join(ROOT, file)));
  writeFileSync(entry, `import { runTogether } from ${JSON.stringify(together)};\nrunTogether(${list});\n`);
  return entry;
};

const runAll = async (): Promise<boolean> => {
  const entries = groups.flatMap(([group, files]) =>
    partsOf(group, files).map((part, place) => written(group, part, place)),
  );
  if (entries.length === 0) throw new Error(`There is no test file with ${asked.join(' or ')} in its path.`);
  let isGood = true;
  const { signal } = stopped;
  const results = run({ files: entries, concurrency: availableParallelism() + 2, timeout: TIMEOUT_MS, signal });
  results.on('test:fail', () => {
    isGood = false;
  });
  const report = results.compose(new spec());
  report.pipe(process.stdout);
  await finished(report, { writable: false });
  return isGood;
};

/** Stopping the run stops all of it. */
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopped.abort());

rmSync(PARTS, { recursive: true, force: true });
mkdirSync(PARTS, { recursive: true });
process.env['NODE_COMPILE_CACHE'] ??= path.join(ROOT, 'node_modules', '.cache', 'compiled');
const memory = process.env['TMPDIR'] === undefined ? folderInMemory() : undefined;
if (memory !== undefined) process.env['TMPDIR'] = memory;
const [database, browser] = await Promise.all([
  isNeeded('store') ? startOwnPostgres() : undefined,
  isNeeded('browser') ? startBrowser() : undefined,
]);
if (database !== undefined) process.env['TEST_DATABASE_URL'] ??= database.url;
if (browser !== undefined) process.env['TEST_BROWSER_URL'] ??= browser.wsEndpoint();
try {
  if (!(await runAll()) || stopped.signal.aborted) process.exitCode = 1;
} finally {
  await Promise.all([database?.stop(), browser?.close()]);
  if (memory !== undefined) rmSync(memory, { recursive: true, force: true });
}
