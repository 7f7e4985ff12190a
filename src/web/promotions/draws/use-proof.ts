import { useEffect, useState } from 'react';
import type { DrawView } from '#core/views';
import { useAnswer } from '../parts/hooks.ts';
import type { Proof } from './proof.ts';

/** Reads the record of a draw that is over and repeats the draw; how to is loaded when there is one. */
export const useProof = (draw: DrawView | undefined): Proof | undefined => {
  const revealed = draw?.type === 'revealed' ? draw : undefined;
  const { found } = useAnswer('draw', revealed && { draw: revealed.draw });
  const record = found !== undefined && 'winners' in found && found.draw === revealed?.draw ? found : undefined;
  const [proof, setProof] = useState<Proof>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draw that is over never changes.
  useEffect(() => {
    let isWanted = true;
    const prove = async () => {
      if (record === undefined || revealed === undefined) return;
      const { proofOf } = await import('./proof.ts');
      if (isWanted) setProof(proofOf(record, revealed));
    };
    void prove();
    return () => {
      isWanted = false;
    };
  }, [record]);
  return proof?.draw === revealed?.draw ? proof : undefined;
};
