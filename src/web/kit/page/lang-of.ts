import { useMessages } from 'use-intl';

/**
 * The language of words that are the house's or the page's own: the house speaks English, and what stands among the
 * texts of the page is in the language of the page, which needs no mark.
 */
export const useLangOf = (words: string): 'en' | undefined => langOf(useMessages(), words);

export const langOf = (messages: object, words: string): 'en' | undefined =>
  words === '' || textsOf(messages).has(words) ? undefined : 'en';

const KNOWN = new WeakMap<object, ReadonlySet<string>>();

/** Read once for each language. */
const textsOf = (messages: object): ReadonlySet<string> => {
  const texts = KNOWN.get(messages) ?? new Set(textsIn(messages));
  KNOWN.set(messages, texts);
  return texts;
};

const textsIn = (part: unknown): readonly string[] => {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
};
