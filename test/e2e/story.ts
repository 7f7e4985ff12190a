import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';

type Step = { readonly words: string; readonly work: () => Promise<void> | void };

/**
 * One test whose steps follow each other in one house: each goes on where the one before it has ended. Where one fails
 * those after it are not tried, so that a story fails once, where it goes wrong.
 */
export const story = (name: string) => {
  const steps: Step[] = [];
  void test(name, async t => {
    await setImmediate(); // Until the whole file is read.
    let hasFailed = false;
    for (const { words, work } of steps) {
      if (hasFailed) return;
      await t.test(words, async () => {
        hasFailed = true;
        await work();
        hasFailed = false;
      });
    }
  });
  return (words: Step['words'], work: Step['work']): void => void steps.push({ words, work });
};
