import { refusals } from '#core/base';
import { sayings } from '#core/words';
import { CONSOLE } from './console/texts/en.ts';
import { SENTENCES, TERMS } from './texts/en.ts';

export const refuse = refusals(SENTENCES);
export const speak = sayings({ ...TERMS, ...CONSOLE });
