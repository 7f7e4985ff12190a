import path from 'node:path';
import { importsOf, sourcesIn } from '../../test/tidy/sources.ts';

type Needs = { readonly needs: readonly string[]; readonly parts: number };

/**
 * What a test file needs decides how it runs. That is read off its imports and those of its helpers under `test`, so
 * that a new file, or one that is moved, finds its group by itself. So many processes share the files of a group. Those
 * that wait most come first: what only computes fills the gaps that they leave.
 */
export const GROUPS = {
  /** A browser. */
  browser: { needs: ['playwright-core'], parts: 5 },
  /** A PostgreSQL, and SQLite beside it. */
  store: { needs: ['pg'], parts: 3 },
  /** Processes of its own, to kill them or to run the command. */
  process: { needs: ['node:child_process', 'node:worker_threads'], parts: 3 },
  /** Nothing but itself, or a server in the same process. */
  pure: { needs: [], parts: 4 },
} as const satisfies Record<string, Needs>;
export type Group = keyof typeof GROUPS;

const NAMES = Object.keys(GROUPS) as readonly Group[]; // The names of the table.

/** The first group of the table that a file needs. */
export const groupOf = (file: string, texts: ReadonlyMap<string, string>): Group => {
  const needed = neededBy(file, texts);
  const isIn = (group: Group): boolean => GROUPS[group].needs.some(name => needed.has(name));
  return NAMES.find(isIn) ?? 'pure';
};

/** Packages and doors that a test imports, by itself or by way of its helpers. */
const neededBy = (test: string, texts: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const needed = new Set<string>();
  const helpers = new Set([test]);
  for (const helper of helpers) {
    for (const target of importsOf(texts.get(helper) ?? '')) {
      const reached = target.startsWith('.') ? path.posix.join(path.posix.dirname(helper), target) : target;
      if (texts.has(reached)) helpers.add(reached);
      else needed.add(reached);
    }
  }
  return needed;
};

/** Every test file but the long ones. */
export const testsByGroup = (): readonly (readonly [Group, readonly string[]])[] => {
  const sources = sourcesIn('src/**/*.test.ts', 'test/**/*.ts');
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const tests = sources.map(({ file }) => file).filter(file => isTestFile(file) && !file.startsWith('test/long/'));
  return NAMES.map(name => [name, tests.filter(file => groupOf(file, texts) === name)]);
};

const isTestFile = (file: string): boolean => file.endsWith('.test.ts');
