import { type DrawRecord, type Lot, pointsIn, recordObjection } from '#core/draws';
import type { DrawView } from '#core/views';
import type { Said } from '#core/words';

/** A draw that this page has repeated by itself. */
export type Proof = {
  readonly draw: number;
  /** The place of the winner among the entries, from 1. */
  readonly place: number;
  readonly count: number;
  readonly points: { readonly own: number; readonly all: number };
  /** Entries for the show, the winner last. */
  readonly reel: readonly string[];
  /** Whether it is the very draw whose hashes were posted before. */
  readonly isPublished: boolean;
  /** Why the record does not hold by itself. */
  readonly objection?: Said;
};

type Published = Pick<Extract<DrawView, { type: 'revealed' }>, 'entriesHash' | 'commitment' | 'winner'>;

/** The record must hold by itself, and be of the very hashes that were published. LOT-6 */
export const proofOf = (record: DrawRecord, published: Published): Proof => {
  const { draw, entries } = record;
  const at = entries.findIndex(([name]) => name === published.winner);
  const isPublished = record.entriesHash === published.entriesHash && record.commitment === published.commitment;
  const objection = recordObjection(record);
  return {
    draw,
    place: at + 1,
    count: entries.length,
    points: { own: entries[at]?.[1] ?? 0, all: pointsIn(entries) },
    reel: reelOf(entries, at),
    isPublished,
    ...(objection === undefined ? {} : { objection }),
  };
};

const REEL_LENGTH = 40;

/** Entries from all over the drum pass by, in an order that the winner fixes; nothing here is by chance. */
export const reelOf = (entries: readonly Lot[], at: number): readonly string[] => {
  const step = Math.max(1, Math.floor(entries.length / REEL_LENGTH));
  const first = at - (REEL_LENGTH - 1) * step;
  return Array.from({ length: REEL_LENGTH }, (_, place) => {
    const index = (first + place * step) % entries.length;
    return entries[index < 0 ? index + entries.length : index]![0];
  });
};
