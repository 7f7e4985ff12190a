import { CATEGORIES, type Category, RANKS, type Rank } from '#core/cards';
import type { CategoryTest, HandTest } from '#core/qualifying';
import { all, changed, plain, type Read } from '../reading/index.ts';

/** A hand as it is picked: what it is, from which ranks on, and what of the hole cards has to play. */
export type HandPick = {
  readonly line: number;
  readonly category: Category | '';
  readonly reach: 'exactly' | 'or-better';
  /** The ranks that decide, the highest group first: `A K` for aces full of kings. Empty: any. */
  readonly ranks: string;
  readonly hole: '' | 'both' | 'one';
  readonly isPocketPair: boolean;
};

/** One hand, or several of which one is enough or all must be there. */
export type HandsPick = { readonly join: 'any-of' | 'all-of'; readonly hands: readonly HandPick[] };

export const NO_HANDS: HandsPick = { join: 'any-of', hands: [] };

/** The hands that can be picked, the best first. */
export const PICKED_CATEGORIES: readonly Category[] = CATEGORIES.toReversed();

export const newHand = ({ hands }: HandsPick): HandPick => ({
  line: Math.max(0, ...hands.map(({ line }) => line)) + 1,
  category: '',
  reach: 'or-better',
  ranks: '',
  hole: '',
  isPocketPair: false,
});

/** The form of a hand; absent where its form has no place for it. */
export const handsDraft = (test: HandTest | undefined): HandsPick | undefined => {
  if (test === undefined) return NO_HANDS;
  const join = test.type === 'all-of' ? 'all-of' : 'any-of';
  const tests = test.type === 'all-of' || test.type === 'any-of' ? test.tests : [test];
  const hands = tests.map(handDraft);
  return hands.some(hand => hand === undefined) ? undefined : { join, hands: hands as readonly HandPick[] }; // All there.
};

const handDraft = (test: HandTest, line: number): HandPick | undefined => {
  if (test.type !== 'category') return undefined;
  const { type: _, category, reach, from = [], hole = '', pocketPair, ...more } = test;
  if (reach === 'or-lower' || Object.keys(more).length > 0) return undefined;
  return { line, category, reach, ranks: from.join(' '), hole, isPocketPair: pocketPair === true };
};

/** What is picked; nothing where no hand is. */
export const handsIn = ({ join, hands }: HandsPick): Read<HandTest | undefined> => {
  if (hands.length === 0) return plain(undefined);
  return changed(all(hands.map(handIn)), tests => (tests.length === 1 ? tests[0] : { type: join, tests }));
};

const handIn = ({ category, reach, ranks, hole, isPocketPair }: HandPick): Read<HandTest> => {
  if (category === '') return { ok: false, words: '' };
  return changed(ranksIn(ranks), (from): CategoryTest => {
    const played = { ...(hole === '' ? {} : { hole }), ...(isPocketPair ? { pocketPair: true as const } : {}) };
    return { type: 'category', category, reach, ...(from.length === 0 ? {} : { from }), ...played };
  });
};

const ranksIn = (text: string): Read<readonly Rank[]> => {
  const written = text
    .toUpperCase()
    .replaceAll('10', 'T')
    .split(/[\s,]+/)
    .filter(one => one !== '');
  return all(
    written.map((one): Read<Rank> => {
      const rank = RANKS.find(known => known === one);
      return rank === undefined ? { ok: false, words: one } : plain(rank);
    }),
  );
};
