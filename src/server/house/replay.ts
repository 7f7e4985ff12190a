import {
  emptyHouse,
  evolveHouse,
  type House,
  type HouseEvent,
  houseEventFrom,
  houseFrom,
  type Settings,
} from '#core/house';
import { BEGINNING, type Head, type JournalReader, type Row, type RowReader } from '#server/journal';
import { requireNext } from './chain.ts';
import { CheckFailed } from './check-failed.ts';
import { FOLD } from './fold.ts';
import { wordsOf } from './words-of.ts';

/** A house as some event left it. */
export type Standing = { readonly house: House; readonly head: Head };

export type ReplayOptions = {
  /** Stops before the first event after this moment. */
  readonly untilMs?: number;
  readonly onProgress?: (done: number, of: number) => void;
};

export const beginning = (settings: Settings): Standing => ({ house: emptyHouse(settings), head: BEGINNING });

/** The newest whole snapshot, or the beginning where there is none. */
export const fromSnapshot = async (
  journal: Pick<JournalReader<HouseEvent>, 'latestSnapshot'>,
  rows: RowReader,
  settings: Settings,
): Promise<Standing> => {
  const snapshot = await journal.latestSnapshot(FOLD);
  if (snapshot === undefined) return beginning(settings);
  const { seq } = snapshot;
  for await (const [row] of rows.pages({ from: seq, to: seq })) {
    return { house: houseFrom(settings, snapshot.state), head: { seq, hash: row!.hash } };
  }
  return beginning(settings);
};

/** Applies what came after, following numbers and chain; throws at the first event that is not what was written. */
export const replay = async (rows: RowReader, from: Standing, options: ReplayOptions = {}): Promise<Standing> => {
  const { untilMs = Number.POSITIVE_INFINITY, onProgress } = options;
  let { house, head } = from;
  for await (const page of rows.pages({ from: head.seq + 1 })) {
    for (const row of page) {
      if (row.atMs > untilMs) return { house, head };
      head = requireNext(row, head);
      house = applied(house, row);
    }
    onProgress?.(head.seq, Math.max(head.seq, rows.head.seq));
  }
  return { house, head };
};

/** An event that cannot be applied came from another program or is our bug: either way we stop. */
const applied = (house: House, { seq, event }: Row): House => {
  try {
    return evolveHouse(house, houseEventFrom(event));
  } catch (error) {
    throw new CheckFailed([`Event ${seq} cannot be applied: ${wordsOf(error)}.`], { cause: error });
  }
};
