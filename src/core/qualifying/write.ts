import type { Category } from '#core/cards';
import type { AlikeTest, CardOrigin, CardSource, CategoryTest, HandTest, Over, SetTest } from './hand-test.ts';

/* Hands as people write them: each makes the data of one test and nothing else. QLF-1 */

type Further = Omit<CategoryTest, 'type' | 'category' | 'reach'>;

/** A hand of this category and no other. */
export const exactly = (category: Category, further: Further = {}): CategoryTest => ({
  type: 'category',
  category,
  reach: 'exactly',
  ...further,
});

/** A hand of this category or a better one. */
export const orBetter = (category: Category, further: Further = {}): CategoryTest => ({
  type: 'category',
  category,
  reach: 'or-better',
  ...further,
});

/** So many cards of one of these ranks among those. */
export const alike = (
  count: number,
  ranks: AlikeTest['ranks'],
  over: Over,
  further: Pick<AlikeTest, 'suits'> = {},
): AlikeTest => ({ type: 'alike', count, ranks, over, ...further });

/** A hand in the parts in which its player set it. */
export const setAs = (parts: Omit<SetTest, 'type' | 'arranged'>): SetTest => ({
  type: 'set',
  arranged: 'as-set',
  ...parts,
});

export const anyOf = (...tests: readonly HandTest[]): HandTest => ({ type: 'any-of', tests });
export const allOf = (...tests: readonly HandTest[]): HandTest => ({ type: 'all-of', tests });

/** The cards of one origin, or the first so many of them. */
export const cardsOf = (from: CardOrigin, first?: number): CardSource => ({
  from,
  ...(first !== undefined && { first }),
});
