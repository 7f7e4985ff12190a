import type { Refusal } from '#core/base';
import { isHex32 } from './bytes.ts';
import { commitmentTo, entriesHash, type Lot, pointsIn, winnersOf } from './draw.ts';
import { refuse } from './refusals.ts';

/** A draw as it is published when it is over: everything that is needed to repeat it on any machine. LOT-6 */
export type DrawRecord = {
  readonly draw: number;
  readonly promotion: string;
  readonly activity: string;
  readonly committedAt: string;
  readonly revealedAt: string;
  readonly entries: readonly Lot[];
  readonly entriesHash: string;
  readonly commitment: string;
  readonly secret: string;
  readonly beacon?: Beacon;
  readonly redraw?: Redraw;
  readonly winners: readonly string[];
};

/** `name` says beforehand which public value is meant; `value` is what it turned out to be. */
export type Beacon = { readonly name: string; readonly value: string };

/** An earlier draw for the same prize had no winner. */
export type Redraw = { readonly of: number; readonly reason: string };

/** Why a record does not prove its winners; nothing where it does. LOT-6 */
export const recordObjection = (record: DrawRecord): Refusal | undefined => {
  const { draw, entries, secret, beacon, winners } = record;
  const unfit = entriesObjection(entries, winners.length);
  if (unfit !== undefined) return refuse('record-unfit', { why: unfit }, 'LOT-6');
  const hash = entriesHash(entries);
  if (hash !== record.entriesHash) return refuse('entries-differ', { hash, recorded: record.entriesHash }, 'LOT-6');
  const isKept = isHex32(secret) && commitmentTo(secret) === record.commitment;
  if (!isKept) return refuse('secret-differs', { commitment: record.commitment }, 'LOT-6');
  const value = beacon === undefined ? {} : { beacon: beacon.value };
  const drawn = winnersOf({ draw, entries, secret, ...value, count: winners.length });
  const isSame = drawn.every((name, place) => name === winners[place]);
  return isSame
    ? undefined
    : refuse('winners-differ', { drawn: drawn.join(', '), recorded: winners.join(', ') }, 'LOT-6');
};

/** More points than this cannot be told apart by one number. */
const POINTS_MOST = 2 ** 48;

/** Why nothing can be drawn from these, in words. LOT-2 */
export const entriesObjection = (entries: readonly Lot[], count: number): string | undefined => {
  const wrong = entries.find(([, weight]) => !Number.isSafeInteger(weight) || weight < 1);
  if (wrong !== undefined) return `${wrong[0]} has ${wrong[1]} points`;
  if (new Set(entries.map(([name]) => name)).size < entries.length) return 'an entry is there twice';
  if (pointsIn(entries) > POINTS_MOST) return `there are more than ${POINTS_MOST} points`;
  if (count < 1 || count > entries.length) return `${count} are drawn from ${entries.length} entries`;
  return undefined;
};
