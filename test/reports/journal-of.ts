import assert from 'node:assert/strict';
import type { HouseEvent } from '#core/house';
import type { Journal, Stored } from '#server/journal';
import type { Done } from './random-house.ts';

export const write = async (journal: Journal<HouseEvent>, history: readonly Done[]): Promise<void> => {
  const commits = history.map(({ key, ...done }) =>
    journal.commit(key, () => ({ ok: true, station: 'desk', result: null, ...done })),
  );
  for (const receipt of await Promise.all(commits)) assert.ok(receipt.ok && !receipt.repeated);
};

export const read = async (journal: Journal<HouseEvent>): Promise<readonly Stored<HouseEvent>[]> =>
  (await Array.fromAsync(journal.read({ from: 1 }))).flat();

/** A journal that is only a list. */
export const readerOf = (entries: readonly Stored<HouseEvent>[]) => ({
  head: async () => ({ seq: entries.length, hash: '' }),
  read: async function* ({ from, to = entries.length }: { from: number; to?: number }) {
    const page = entries.slice(from - 1, to);
    if (page.length > 0) yield page;
  },
});
