// Runs the tests: `npm test` all of them, `npm test -- journal src/core/money` those whose path contains one of these.
// The files of a group share a few processes, and the run has one PostgreSQL and one Chromium, which end with it, and
// its temporary files in memory. Two runs at once do not disturb each other. A file also runs by itself:
// `node --test test/journal-contract.test.ts`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { startBrowser } from '../test/e2e/browser.ts';
import { startOwnPostgres } from '../test/journal/postgres-server.ts';
import { GROUPS, type Group, testsByGroup } from './tests/groups.ts';
import { folderInMemory } from './tests/in-memory.ts';
import { clearLeftOver } from './tests/left-over.ts';

const ROOT = path.join(import.meta.dirname, '..');
const CACHE = path.join(ROOT, 'node_modules', '.cache');
const NAME = 'houseway-tests-';
const PARTS = path.join(CACHE, `${NAME}${process.pid}`);
/** Stories in a browser and processes that start wait most of their time: more than the cores are under way. */
const CONCURRENCY = 5 * availableParallelism();
/** Nothing takes long unless it hangs; a busy machine may take its time. */
const TIMEOUT_MS = 900_000;

const asked = process.argv.slice(2);
const isAsked = (file: string): boolean => asked.length === 0 || asked.some(part => file.includes(part));
const groups = testsByGroup().map(([group, files]) => [group, files.filter(isAsked)] as const);
const isNeeded = (wanted: Group): boolean => groups.some(([group, files]) => group === wanted && files.length > 0);

/** What each process of a group runs: those files that no other has taken. */
const entriesOf = ([group, files]: readonly [Group, readonly string[]]): readonly string[] => {
  const list = JSON.stringify(files.map(file => path.join(ROOT, file)));
  const mark = JSON.stringify(path.join(PARTS, group));
  const text = `${importing('runTogether', 'together.ts')}${importing('claimed', 'claims.ts')}
await runTogether(claimed(${list}, ${mark}));\n`;
  return Array.from({ length: Math.min(GROUPS[group].parts, files.length) }, (_, part) => {
    const entry = path.join(PARTS, `${group}-${part + 1}.mjs`);
    writeFileSync(entry, text);
    return entry;
  });
};

const importing = (name: string, file: string): string =>
  `import { ${name} } from ${JSON.stringify(path.join(ROOT, 'scripts', 'tests', file))};\n`;

const runAll = async (): Promise<boolean> => {
  const entries = groups.flatMap(entriesOf);
  if (entries.length === 0) throw new Error(`There is no test file with ${asked.join(' or ')} in its path.`);
  let isGood = true;
  const { signal } = stopped;
  const results = run({ files: entries, concurrency: CONCURRENCY, timeout: TIMEOUT_MS, signal });
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

clearLeftOver(CACHE, NAME);
mkdirSync(PARTS, { recursive: true });
process.env['NODE_COMPILE_CACHE'] ??= path.join(CACHE, 'compiled');
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
  rmSync(PARTS, { recursive: true, force: true });
  if (memory !== undefined) rmSync(memory, { recursive: true, force: true });
}
