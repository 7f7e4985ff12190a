import { useEffect, useState } from 'react';
import { read } from '#api';
import { type DrawRecord, type Lot, pointsIn, recordObjection } from '#core/draws';
import type { DrawView } from '#core/views';
import { useStation } from '../kit/index.ts';

/** A draw that this page has repeated by itself. */
export type Proof = {
  readonly draw: number;
  /** The place of the winner among the entries, from 1. */
  readonly place: number;
  readonly count: number;
  readonly points: { readonly own: number; readonly all: number };
  /** Entries for the show, the winner last. */
  readonly reel: readonly string[];
  /** Why the record does not hold, or that it is not what was published before the draw. */
  readonly objection?: string;
};

/** Reads the record of a draw that is over and repeats the draw. */
export const useProof = (draw: DrawView | undefined): Proof | undefined => {
  const { line } = useStation();
  const [proof, setProof] = useState<Proof>();
  const number = draw?.type === 'revealed' ? draw.draw : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draw that is over never changes.
  useEffect(() => {
    if (draw?.type !== 'revealed') return;
    const leave = new AbortController();
    const load = async () => {
      const answer = await read(line, 'draw', { draw: draw.draw }).catch(() => undefined);
      if (leave.signal.aborted || answer?.ok !== true || !('winners' in answer.value)) return;
      setProof(proofOf(answer.value, draw));
    };
    void load();
    return () => leave.abort();
  }, [number, line]);
  return proof?.draw === number ? proof : undefined;
};

type Published = Pick<Extract<DrawView, { type: 'revealed' }>, 'entriesHash' | 'commitment' | 'winner'>;

/** The record must hold by itself, and be of the very hashes that were published. LOT-6 */
export const proofOf = (record: DrawRecord, published: Published): Proof => {
  const { draw, entries } = record;
  const at = entries.findIndex(([name]) => name === published.winner);
  const isPublished = record.entriesHash === published.entriesHash && record.commitment === published.commitment;
  const objection = recordObjection(record)?.message ?? (isPublished ? undefined : 'These are not the posted hashes.');
  return {
    draw,
    place: at + 1,
    count: entries.length,
    points: { own: entries[at]?.[1] ?? 0, all: pointsIn(entries) },
    reel: reelOf(entries, at),
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
