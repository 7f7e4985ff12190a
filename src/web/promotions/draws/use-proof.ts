import { useMemo } from 'react';
import type { DrawView } from '#core/views';
import { useAnswer } from '../parts/hooks.ts';
import { type Proof, proofOf } from './proof.ts';

/** Reads the record of a draw that is over and repeats the draw. */
export const useProof = (draw: DrawView | undefined): Proof | undefined => {
  const revealed = draw?.type === 'revealed' ? draw : undefined;
  const { found } = useAnswer('draw', revealed && { draw: revealed.draw });
  const record = found !== undefined && 'winners' in found && found.draw === revealed?.draw ? found : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draw that is over never changes.
  return useMemo(() => (record && revealed ? proofOf(record, revealed) : undefined), [record]);
};
