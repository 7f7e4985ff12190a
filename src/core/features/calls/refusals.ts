import { refusals } from '#core/base';
import { sayings } from '#core/words';
import { SENTENCES, TERMS } from './texts/en.ts';

export const refuse = refusals(SENTENCES);
/** What is still to be said of a round. */
export const speak = sayings(TERMS);
