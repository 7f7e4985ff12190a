import { refusals } from '#core/base';
import { sayings } from '#core/words';
import { SENTENCES, TERMS } from './texts/en.ts';

export const refuse = refusals(SENTENCES);
export const word = sayings(TERMS);
