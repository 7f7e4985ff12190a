import { createHash } from 'node:crypto';
import { assert, type Refusal } from '#core/base';
import { anchorText } from './anchor-file.ts';
import { commandsOf } from './commands-of.ts';
import { fault, speak } from './fault.ts';
import { follow } from './follow.ts';
import { GroupCommit } from './group-commit.ts';
import { isName } from './hash-chain.ts';
import { pagesOf, type Range } from './pages.ts';
import type { Seal } from './seal.ts';
import type { Done, EventRow, ReadStore, WriteStore } from './store.ts';
import type {
  Anchor,
  Draft,
  EventFrom,
  Head,
  Journal,
  JournalEvent,
  JournalReader,
  Receipt,
  Snapshot,
  Stored,
} from './types.ts';

const SNAPSHOTS_KEPT = 3;

export const readerOf = <Event extends JournalEvent>(
  store: ReadStore,
  eventFrom: EventFrom<Event>,
  seal?: Seal,
): JournalReader<Event> => {
  const read = (range: Range) => eventsOf(store, range, eventFrom);
  return {
    head: store.head,
    read,
    recall: async key => {
      assert(isName(key), `not a key: ${JSON.stringify(key)}`);
      const done = await recall(store, key);
      return done === undefined ? undefined : receiptOf(store, done);
    },
    follow: (from, onPage) => follow(store, read, from, onPage),
    latestSnapshot: fold => latestSnapshot(store, fold, seal),
    anchors: store.anchors,
    starts: store.starts,
    close: store.close,
  };
};

export const writerOf = async <Event extends JournalEvent>(
  store: WriteStore,
  eventFrom: EventFrom<Event>,
  seal?: Seal,
): Promise<Journal<Event>> => {
  const reader = readerOf(store, eventFrom, seal);
  const head = await wholeHead(store);
  const begin = { head, greatestKeys: await store.greatestKeys() };
  const commits = new GroupCommit<Event>(store, begin, done => receiptOf(store, done));
  return {
    ...reader,
    epoch: store.epoch,
    outOfService: commits.outOfService,
    commit: <No extends Refusal>(key: string, decide: () => Draft<Event> | No) =>
      commits.commit(key, decide) as Promise<Receipt | No>, // The only refusal that comes out is the one decided.
    saveSnapshot: snapshot => saveSnapshot(store, snapshot, seal),
    saveAnchor: (atMs, sign) => saveAnchor(store, atMs, sign),
    saveStart: (atMs, program) => store.saveStart({ epoch: store.epoch, atMs, program }),
    close: async () => {
      await commits.drain();
      await store.close();
    },
  };
};

/** The head, once it is clear that the journal ends with a whole command and all commands are listed. */
const wholeHead = async (store: WriteStore): Promise<Head> => {
  const head = await store.head();
  const upTo = await store.listedUpTo();
  if (upTo > head.seq) {
    throw fault('chain-broken', { what: speak('broken.ends-early', { end: head.seq, known: upTo }) });
  }
  for await (const done of unlisted(store, upTo)) await store.list(done);
  const [row] = head.seq === 0 ? [] : await store.page(head.seq, 1);
  if (row === undefined) return head;
  const [done] = await store.recall([row.command]);
  if (done?.last === head.seq && row.result !== null) return head;
  throw fault('chain-broken', { what: speak('broken.ends-in-command', { end: head.seq, command: row.command }) });
};

/** In the list, or among the events that are not listed yet. */
const recall = async (store: ReadStore, key: string): Promise<Done | undefined> => {
  const upTo = await store.listedUpTo(); // Asked first: what is listed later is among the events after it.
  const [listed] = await store.recall([key]);
  if (listed !== undefined) return listed;
  for await (const done of unlisted(store, upTo)) {
    const found = done.find(one => one.key === key);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The commands after the last listed event, page by page. */
async function* unlisted(store: ReadStore, upTo: number): AsyncGenerator<readonly Done[]> {
  const commands = commandsOf(upTo + 1);
  for await (const page of pagesOf(store.page, { from: upTo + 1 })) {
    const done = commands(page);
    if (done.length > 0) yield done;
  }
}

/** A gap in the numbers ends it. */
async function* eventsOf<Event extends JournalEvent>(store: ReadStore, range: Range, eventFrom: EventFrom<Event>) {
  let expected = range.from;
  for await (const page of pagesOf(store.events, range)) {
    const events = page.map(row => storedOf(row, expected++, eventFrom));
    yield events;
  }
}

const storedOf = <Event extends JournalEvent>(
  row: EventRow,
  expected: number,
  eventFrom: EventFrom<Event>,
): Stored<Event> => {
  if (row.seq !== expected) throw fault('chain-broken', { what: speak('broken.missing', { event: expected }) });
  try {
    return { ...row, event: eventFrom(row.event) };
  } catch (error) {
    throw fault('chain-broken', { what: speak('broken.unreadable', { event: row.seq }) }, error);
  }
};

const receiptOf = async (store: ReadStore, { key, first, last }: Done): Promise<Receipt> => {
  const rows = await store.page(first, last - first + 1);
  const end = rows.at(-1);
  if (end?.seq !== last || end.command !== key || end.result === null) {
    throw fault('chain-broken', { what: speak('broken.command-open', { event: last, command: key }) });
  }
  const texts = rows.map(({ event }) => event);
  return { ok: true, repeated: true, first, last, texts, result: JSON.parse(end.result) };
};

/**
 * A snapshot only saves time: one that does not agree with the journal, or that this house has not sealed, is passed
 * over. JRN-11, SEA-2
 */
const latestSnapshot = async (store: ReadStore, fold: string, seal?: Seal): Promise<Snapshot | undefined> => {
  for await (const snapshot of store.snapshots(fold)) {
    const [row] = await store.page(snapshot.seq, 1);
    if (row?.seq !== snapshot.seq || snapshot.hash !== snapshotMark(snapshot, row.hash, seal)) continue;
    return { fold, seq: snapshot.seq, state: snapshot.state };
  }
  return undefined;
};

const saveSnapshot = async (store: WriteStore, { fold, seq, state }: Snapshot, seal?: Seal): Promise<void> => {
  const [row] = await store.page(seq, 1);
  assert(row?.seq === seq, `a snapshot after event ${seq}, which is not durable`);
  const hash = snapshotMark({ fold, seq, state }, row.hash, seal);
  await store.saveSnapshot({ fold, seq, state, hash }, SNAPSHOTS_KEPT);
};

/** Only a journal without a house has none to seal with. */
const snapshotMark = ({ fold, seq, state }: Snapshot, chain: string, seal: Seal | undefined): string =>
  seal === undefined
    ? createHash('sha256').update(`${fold} ${seq} ${chain} `).update(state).digest('hex')
    : seal.mark('snapshot', fold, String(seq), chain, state);

const saveAnchor = async (store: WriteStore, atMs: number, sign: (text: string) => string): Promise<Anchor> => {
  const anchor = { ...(await store.head()), atMs };
  const signed = { ...anchor, signature: sign(anchorText(anchor)) };
  await store.saveAnchor(signed);
  return signed;
};
