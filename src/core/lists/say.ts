import { sayings } from '#core/words';
import { TERMS } from './texts/en.ts';

export const say = sayings(TERMS);
