import path from 'node:path';
import { after, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';

/** A server or a browser that is still open after the last test would keep the run waiting for its timeout. */
const GRACE_MS = 30_000;

/**
 * Runs test files one after the other in this process, each as a suite: what a file sets up before its tests and clears
 * away after them happens around its own tests only.
 */
export const runTogether = async (files: Iterable<string>, graceMs = GRACE_MS): Promise<void> => {
  let ran = 0;
  for (const file of files) {
    ran += 1;
    await suiteOf(file);
  }
  if (ran === 0) void describe('no file is left'); // A process without a suite would count as one more test.
  setTimeout(() => {
    console.error(`The last test has ended, the process has not: ${process.getActiveResourcesInfo().join(', ')}.`);
    process.exit(1);
  }, graceMs).unref();
};

/** What one file has set in the environment is nothing to the next. */
const restoring = (): (() => void) => {
  const kept = { ...process.env };
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in kept)) delete process.env[name];
    Object.assign(process.env, kept);
  };
};

/**
 * Done when the tests of the file are and what it clears away is gone, whether or not its hooks succeed: a hook of the
 * suite around it runs after all of them.
 */
const suiteOf = (file: string): Promise<void> =>
  new Promise(done => {
    const name = path.relative(process.cwd(), file);
    void describe(name, () => {
      const restore = restoring();
      after(() => {
        restore();
        done();
      });
      void describe(`tests of ${path.basename(name)}`, async () => {
        await import(pathToFileURL(file).href).catch(unreadable);
      });
    });
  });

/** A suite that cannot be built is not among the counts of what failed; a test is. */
const unreadable = (error: unknown): void => {
  void test('the file can be read', () => {
    throw error;
  });
};
