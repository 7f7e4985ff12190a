import type { ReadStore } from './store.ts';
import type { Following, JournalEvent, Stored } from './types.ts';

type Pages<Event extends JournalEvent> = (range: { from: number }) => AsyncIterable<readonly Stored<Event>[]>;

/** Catches up by reading, waits for more, reads again. A wake-up says when to look, never what is there. */
export const follow = <Event extends JournalEvent>(
  store: ReadStore,
  read: Pages<Event>,
  from: number,
  onPage: (page: readonly Stored<Event>[]) => void | Promise<void>,
): Following => {
  const stopping = new AbortController();
  const run = async (): Promise<void> => {
    let next = from;
    while (!stopping.signal.aborted) {
      for await (const page of read({ from: next })) {
        if (stopping.signal.aborted) return;
        await onPage(page);
        next = page.at(-1)!.seq + 1;
      }
      await store.moreAfter(next - 1, stopping.signal);
    }
  };
  return { stop: () => stopping.abort(), ended: run() };
};
