import type { Finding } from './finding.ts';
import { hashOf, type Row } from './hash-chain.ts';

/** An event whose hash does not follow from it and the stored hash before it. */
export type Suspect = { readonly row: Row; readonly previous: string };

/**
 * Says what happened to the suspects. One change makes two of them: the event itself and, if its stored hash went with
 * it, the one behind. So each is tried again after the hash that was really before it.
 */
export const explainSuspects = (suspects: readonly Suspect[]): readonly Finding[] => {
  const bySeq = new Map(suspects.map(suspect => [suspect.row.seq, suspect]));
  const trueHashes = new Map<number, string>();
  return suspects.flatMap(({ row, previous }): readonly Finding[] => {
    const { seq } = row;
    const before = trueHashes.get(seq - 1) ?? previous;
    if (fits(row, seq, before)) return [];
    const owner = suspects.find(({ row: other }) => other.seq !== seq && fits(other, seq, before))?.row;
    if (owner !== undefined) {
      trueHashes.set(seq, owner.hash);
      return [{ seq, kind: 'moved', message: `Event ${seq} was moved: it stands as event ${owner.seq}.` }];
    }
    const next = bySeq.get(seq + 1)?.row;
    const computed = hashOf(row, before);
    const isOnlyTheHash = next !== undefined && fits(next, seq + 1, computed);
    trueHashes.set(seq, isOnlyTheHash ? computed : row.hash);
    const what = isOnlyTheHash
      ? 'its hash was changed'
      : 'what it says was changed, or what it says of who, where or when';
    return [{ seq, kind: 'changed', message: `Event ${seq} is not what was written: ${what}.` }];
  });
};

const fits = (row: Row, seq: number, previous: string): boolean => hashOf({ ...row, seq }, previous) === row.hash;
