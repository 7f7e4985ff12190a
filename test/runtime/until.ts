import { setTimeout as sleep } from 'node:timers/promises';

/** What comes at all comes sooner; a busy machine may take its time. */
const WITHIN_MS = 120_000;

/** Waits until something is so; fails when it does not come. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const end = performance.now() + WITHIN_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`not so within ${WITHIN_MS} ms: ${isSo}`);
    await sleep(5);
  }
};
