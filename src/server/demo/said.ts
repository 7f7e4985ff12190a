import { sayings } from '#core/words';
import { CONSOLE } from './texts/en.ts';

export const speak = sayings(CONSOLE);
