import { type FactsIn, say } from '#core/words';
import { NOTES } from './texts/en.ts';

/** A sentence of an answer. */
export const said = <Code extends keyof typeof NOTES>(code: Code, facts: FactsIn<(typeof NOTES)[Code]>): string =>
  say(NOTES[code], facts);
