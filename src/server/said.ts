import { type FactsIn, say } from '#core/words';
import { CONSOLE } from './texts/en.ts';

/** A sentence for the person who starts the server. */
export const said = <Code extends keyof typeof CONSOLE>(code: Code, facts: FactsIn<(typeof CONSOLE)[Code]>): string =>
  say(CONSOLE[code], facts);
