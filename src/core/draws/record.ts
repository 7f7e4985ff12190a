import type { Refusal } from '#core/base';
import { list, named, type Of, object, optional, Text, Texts, Whole } from '#core/shape';
import { MomentText } from '#core/time';
import type { Said } from '#core/words';
import { isHex32 } from './bytes.ts';
import { commitmentTo, entriesHash, Lot, pointsIn, winnersOf } from './draw.ts';
import { refuse, word } from './refusals.ts';

/** `name` says beforehand which public value is meant; `value` is what it turned out to be. */
const Beacon = object({ name: Text, value: Text });
export type Beacon = Of<typeof Beacon>;

/** An earlier draw for the same prize had no winner. */
export const Redraw = object({ of: Whole, reason: Text });
export type Redraw = Of<typeof Redraw>;

/** A draw as it is published when it is over: everything that is needed to repeat it on any machine. LOT-6 */
export const DrawRecord = named(
  'DrawRecord',
  object({
    draw: Whole,
    promotion: Text,
    activity: Text,
    committedAt: MomentText,
    revealedAt: MomentText,
    entries: list(Lot),
    entriesHash: Text,
    commitment: Text,
    secret: Text,
    beacon: optional(Beacon),
    redraw: optional(Redraw),
    winners: Texts,
  }),
);
export type DrawRecord = Of<typeof DrawRecord>;

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
  return isSame ? undefined : refuse('winners-differ', { drawn, recorded: winners }, 'LOT-6');
};

/** More points than this cannot be told apart by one number. */
const POINTS_MOST = 2 ** 48;

/** Why nothing can be drawn from these, in words. LOT-2 */
export const entriesObjection = (entries: readonly Lot[], count: number): Said | undefined => {
  const wrong = entries.find(([, weight]) => !Number.isSafeInteger(weight) || weight < 1);
  if (wrong !== undefined) return word('undrawable.points', { entry: wrong[0], points: wrong[1] });
  if (new Set(entries.map(([name]) => name)).size < entries.length) return word('undrawable.twice', {});
  if (pointsIn(entries) > POINTS_MOST) return word('undrawable.too-many', { most: POINTS_MOST });
  if (count < 1 || count > entries.length) return word('undrawable.count', { count, entries: entries.length });
  return undefined;
};
