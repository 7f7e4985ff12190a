import { type Said, saidIn } from '#core/words';
import type { Paid } from '../settle.ts';
import { speak } from './said.ts';

/** A sentence for every bet. BAC-7 */
export const explainCoup = (paid: readonly Paid[]): readonly Said[] =>
  paid.map(({ seat, line, why: words, said }) => {
    const why = saidIn(said === undefined ? { words } : { words, said });
    return speak('baccarat.settled', { seat, line: speak(`baccarat.${line}`, {}), why, clause: 'BAC-7' });
  });
