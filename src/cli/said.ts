import { type FactsIn, say } from '#core/words';
import { SENTENCES } from './texts/en.ts';

/** A sentence of the command line. It speaks English; reports and sheets speak the language asked for. */
export const said = <Code extends keyof typeof SENTENCES>(
  code: Code,
  facts: FactsIn<(typeof SENTENCES)[Code]>,
): string => say(SENTENCES[code], facts);
