import { holderFact } from '#core/mechanisms/drawing';
import { useSaid } from '../../kit/index.ts';

/** Whose an entry is, in words: a name or a card, or the ticket of somebody who has shown none. DRW-12 */
export const useHolder = (): ((player: string) => string) => {
  const said = useSaid();
  return player => {
    const holder = holderFact(player);
    return typeof holder === 'string' ? holder : said(holder);
  };
};
