const LETTERS_LEAST = 2;
const CARD_DIGITS = 10;

/** What to search for, what is still missing, or nothing. Part of a card number finds nobody. */
export const wordsAsked = (text: string): string | { readonly need: 'letters' | 'digits' } | undefined => {
  const words = text.trim();
  if (words === '') return undefined;
  if (/^[\d\s-]+$/.test(words)) {
    const digits = words.replaceAll(/\D/g, '');
    return digits.length === CARD_DIGITS ? digits : { need: 'digits' };
  }
  return words.length < LETTERS_LEAST ? { need: 'letters' } : words;
};
