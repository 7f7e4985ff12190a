import { refusals } from '#core/base';
import { type Said, sayings } from '#core/words';
import { SENTENCES, TERMS } from './texts/en.ts';

export const refuse = refusals(SENTENCES);

export const word = sayings(TERMS);

/** How many cards are wanted. */
export const takes = (least: number, most = least): Said => {
  if (least === most) return word('takes.exactly', { count: least });
  return word(most === least + 1 ? 'takes.either' : 'takes.range', { least, most });
};
