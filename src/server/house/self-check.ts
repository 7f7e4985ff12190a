import { defined } from '#core/base';
import { type HouseEvent, houseObjections, type Settings } from '#core/house';
import type { Journal, Place, RowReader } from '#server/journal';
import { CheckFailed } from './check-failed.ts';
import { onRows } from './on-rows.ts';
import { speak } from './refusals.ts';
import { fromSnapshot, type ReplayOptions, replay, type Standing } from './replay.ts';

/** What the check at the start found, for the person who starts the house. */
export type CheckedStart = Standing & {
  readonly snapshotSeq: number;
  readonly seconds: number;
  /** When the last event happened; absent before the first. */
  readonly lastMs?: number;
};

/**
 * Before a house goes into service: opening the journal has read back the settings on which durability rests and the
 * format; here every event after the newest snapshot is checked against its hash and applied, and the books must agree
 * with the funds. Throws what a person can act on. REG-M10
 */
export const selfCheck = async (
  place: Place,
  journal: Pick<Journal<HouseEvent>, 'latestSnapshot'>,
  settings: Settings,
  options: ReplayOptions = {},
): Promise<CheckedStart> => {
  const started = performance.now();
  return onRows(place, async rows => {
    const from = await fromSnapshot(journal, rows, settings);
    const standing = await checkedReplay(rows, from, options);
    const seconds = (performance.now() - started) / 1_000;
    const lastMs = await lastMomentIn(rows, standing.head.seq);
    return { ...standing, snapshotSeq: from.head.seq, seconds, ...defined({ lastMs }) };
  });
};

const lastMomentIn = async (rows: RowReader, seq: number): Promise<number | undefined> => {
  for await (const [row] of rows.pages({ from: seq, to: seq })) return row?.atMs;
  return undefined;
};

/** Replays, then holds the books against the funds. */
export const checkedReplay = async (rows: RowReader, from: Standing, options: ReplayOptions): Promise<Standing> => {
  const standing = await replay(rows, from, options);
  const objections = houseObjections(standing.house);
  if (objections.length > 0)
    throw new CheckFailed([speak('check.after', { seq: standing.head.seq }).message, ...objections]);
  return standing;
};
