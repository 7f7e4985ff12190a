import { Check } from './check.ts';
import { closing } from './closing.ts';
import type { Verification } from './finding.ts';
import type { Row } from './hash-chain.ts';
import type { Place } from './place.ts';
import { storageAt } from './storages.ts';
import type { ReadStore } from './store.ts';
import type { Anchor } from './types.ts';

type VerifyOptions = {
  /** Anchors that were kept elsewhere, beside those in the journal itself. */
  readonly anchors?: readonly Anchor[];
  readonly onProgress?: (done: number, of: number) => void;
};

const PAGE_EVENTS = 2_000;
/** This many findings are enough; a journal in which everything moved would fill the memory. */
const FINDINGS_MAX = 1_000;

/**
 * Reads every event and says where chain, numbers, epochs, commands or anchors do not hold. It changes nothing and may
 * run beside a writer: what is added meanwhile is checked as well.
 */
export const verifyJournal = async (place: Place, options: VerifyOptions = {}): Promise<Verification> => {
  await using store = closing(await storageAt(place).read());
  const check = new Check(options.anchors ?? []);
  await check.lists(store);
  for await (const rows of readable(store, check)) {
    await check.page(rows, store);
    options.onProgress?.(check.head.seq, Math.max(check.head.seq, check.listedUpTo));
    if (check.found > FINDINGS_MAX) break;
  }
  return check.finish();
};

/** Page by page; where a page cannot be read, event by event up to the one that cannot. */
async function* readable(store: ReadStore, check: Check): AsyncGenerator<readonly Row[]> {
  let limit = PAGE_EVENTS;
  for (;;) {
    const rows = await store.page(check.head.seq + 1, limit).catch((error: unknown) => {
      if (limit === 1) check.unreadable(error);
      return limit === 1 ? [] : undefined;
    });
    if (rows?.length === 0) return;
    if (rows === undefined) limit = 1;
    else yield rows;
  }
}
