import { type Category, handName } from '#core/cards';
import { useSaid } from '../page/said-words.tsx';

/** The name of a hand as a label. A page that shows one loads what the cards say. */
export const useHandName = (): ((category: Category) => string) => {
  const say = useSaid();
  return category => capital(say(handName(category)));
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
