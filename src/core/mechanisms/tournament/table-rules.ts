import { sayings } from '#core/words';
import { TABLE_RULES as WORDS } from './texts/en.ts';

/** How a rule is kept: the desk carries it out here, a ruling is worked out here, or the dealer and floor keep it. */
export type KeptBy = 'desk' | 'ruling' | 'table';

const BY_THE_DESK = new Set([5, 6, 19, 26]);
const BY_A_RULING = new Set([2, 3, 10, 12, 13]);

const keptBy = (rule: number): KeptBy => {
  if (BY_THE_DESK.has(rule)) return 'desk';
  return BY_A_RULING.has(rule) ? 'ruling' : 'table';
};

const speak = sayings(WORDS);

/** The rules of play of a tournament by their numbers in the approval, for sheets and for the desk. */
export const TABLE_RULES = Object.entries(WORDS).map(([code, words], place) => ({
  rule: place + 1,
  by: keptBy(place + 1),
  words,
  said: speak(code as keyof typeof WORDS, {}), // Its own key.
}));
