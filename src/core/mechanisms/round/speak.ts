import { sayings } from '#core/words';
import { TERMS } from './texts/en.ts';

/** What a round asks besides the cards, and how a prize was reckoned. */
export const speak = sayings(TERMS);
