import { useEffect, useState } from 'react';
import { read } from '#api';
import type { DrawView } from '#core/views';
import { useStation } from '../../kit/index.ts';
import { type Proof, proofOf } from './proof.ts';

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
