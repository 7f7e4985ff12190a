import { namedWager } from '#core/games/table';
import { useSaid } from '../page/said-words.tsx';

/** A bet by its name on the layout. */
export const useBetName = (): ((wager: string) => string) => {
  const say = useSaid();
  return wager => {
    const label = namedWager(wager);
    return typeof label === 'object' && 'code' in label ? say(label) : wager;
  };
};
