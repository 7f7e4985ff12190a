import { setTimeout as sleep } from 'node:timers/promises';

const WITHIN_MS = 15_000;

/** Waits until something is so; fails when it does not come. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const end = performance.now() + WITHIN_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`not so within ${WITHIN_MS} ms: ${isSo}`);
    await sleep(5);
  }
};
