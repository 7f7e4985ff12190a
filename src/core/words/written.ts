import type { Facts, Said } from './fact.ts';

/** What stands beside words that are kept in English, so that they can be said again in another language. */
export type Coded = { readonly code: string; readonly facts: Facts };
/** Words as they are kept; those of an older release have no code and stay English. */
export type Written = { readonly words: string; readonly said?: Coded };

export const written = ({ code, facts, message }: Said): Required<Written> => ({
  words: message,
  said: { code, facts },
});

/** To be said again. Without a code no language has the text, and the English stays. */
export const saidIn = ({ words, said }: Written): Said => ({ code: '', facts: {}, ...said, message: words });
