import { type FactsIn, say } from '#core/words';
import { CONSOLE } from './console/texts/en.ts';

/** A sentence for whoever runs the machine. */
export const said = <Code extends keyof typeof CONSOLE>(code: Code, facts: FactsIn<(typeof CONSOLE)[Code]>): string =>
  say(CONSOLE[code], facts);
