import { AsyncResource } from 'node:async_hooks';
import path from 'node:path';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';

/**
 * Runs test files one after the other in this process, each as a suite: what a file sets up before its tests and clears
 * away after them happens around its own tests only.
 */
export const runTogether = (files: readonly string[]): void => {
  let read: Promise<unknown> = Promise.resolve();
  for (const file of files) {
    void describe(path.relative(process.cwd(), file), async () => {
      // Tests join the suite in whose scope they are made. Files are read one after the other: two that wait for the
      // same helper would go on as one, and their tests be mixed up.
      const suite = new AsyncResource('test file');
      read = read.then(() => suite.runInAsyncScope(() => import(pathToFileURL(file).href)));
      read = read.catch(error => suite.runInAsyncScope(() => unreadable(error)));
      await read;
    });
  }
};

/** A suite that cannot be built is not among the counts of what failed; a test is. */
const unreadable = (error: unknown): void => {
  void test('the file can be read', () => {
    throw error;
  });
};
