import { type Said, saidIn } from '#core/words';
import { Fault } from '#server/journal';
import { CheckFailed } from './check-failed.ts';

/** What went wrong, as it says itself. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The same as part of a sentence: by its code where it has one, so that it can be said in every language. */
export const reasonOf = (error: unknown): Said => {
  if (error instanceof Fault) return { code: error.code, facts: error.facts, message: error.message };
  return error instanceof CheckFailed ? error.said : saidIn({ words: wordsOf(error) });
};
