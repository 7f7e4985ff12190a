import type { Row } from './hash-chain.ts';
import { pagesOf, type Range } from './pages.ts';
import type { Place } from './place.ts';
import { storageAt } from './storages.ts';
import type { Head } from './types.ts';

/** The rows as they are kept, hashes and all, for those who check them or copy them. Nothing is checked on the way. */
export type RowReader = {
  /** The last event when it was opened. */
  readonly head: Head;
  readonly pages: (range: Range) => AsyncIterable<readonly Row[]>;
  readonly close: () => Promise<void>;
};

export const readRows = async (place: Place): Promise<RowReader> => {
  const store = await storageAt(place).read();
  return { head: await store.head(), pages: range => pagesOf(store.page, range), close: store.close };
};
