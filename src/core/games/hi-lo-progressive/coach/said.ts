import { sayings } from '#core/words';
import { COACH } from './texts/en.ts';

export const speak = sayings(COACH);
