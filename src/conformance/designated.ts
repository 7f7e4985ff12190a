import { defined } from '#core/base';
import { type Category, SUITS } from '#core/cards';
import type { HandTest } from '#core/qualifying';
import type { Offering } from '#core/rulebook';
import { anything, type Filled, list, loose, one, optional, Text, yes } from '#core/shape';
import { RankText, read } from './read.ts';

/** A hand in the predicates of the catalog. */
const Predicate = loose({
  p: Text,
  category: optional(Text),
  orBetter: optional(yes),
  minRank: optional(RankText),
  rank: optional(RankText),
  tripsRank: optional(RankText),
  holeCards: optional(Text),
  of: optional(list(anything)),
});

const Designated = loose({
  suit: optional(one(SUITS)),
  rank: optional(RankText),
  losing: optional(Predicate),
  winning: optional(Predicate),
});

/** What a house posted for the day. */
export const readDesignated = (json: unknown): Offering['designated'] => {
  if (json === undefined) return undefined;
  const { suit, rank, losing, winning } = read(Designated, json);
  return defined({
    suit,
    rank,
    losing: losing && (testOf(losing) ?? ANY_HAND),
    winning: winning && testOf(winning),
  });
};

/** The least hand of a period: a category, or a predicate of the catalog. */
export const readMinimum = (json: unknown): HandTest | undefined => {
  if (json === undefined) return undefined;
  if (typeof json !== 'string') return testOf(read(Predicate, json));
  return { type: 'category', category: categoryOf(json), reach: 'or-better' };
};

const ANY_HAND: HandTest = { type: 'category', category: 'high-card', reach: 'or-better' };

/** `outranksLosingHand` alone asks nothing of the winning hand but to win. */
const testOf = ({ p, holeCards, ...asked }: Filled<typeof Predicate>): HandTest | undefined => {
  switch (p) {
    case 'pokerCategory': {
      const from = asked.tripsRank ?? asked.minRank ?? asked.rank;
      return {
        type: 'category',
        category: categoryOf(asked.category ?? 'high-card'),
        reach: asked.orBetter === true ? 'or-better' : 'exactly',
        ...(from && { from: [from] }),
        ...holeOf(holeCards),
      };
    }
    case 'outranksLosingHand':
      return holeCards === undefined ? undefined : { ...ANY_HAND, ...holeOf(holeCards) };
    case 'anyOf':
    case 'allOf': {
      const tests = (asked.of ?? []).map(each => testOf(read(Predicate, each)) ?? ANY_HAND);
      return { type: p === 'anyOf' ? 'any-of' : 'all-of', tests };
    }
    default:
      throw new Error(`a designated hand cannot be given as ${p}`);
  }
};

const holeOf = (holeCards: string | undefined): { hole?: 'both' | 'one' } => {
  if (holeCards === undefined) return {};
  return { hole: holeCards === 'at-least-one' ? 'one' : 'both' };
};

const CATEGORIES: Readonly<Record<string, Category>> = { trips: 'three-of-a-kind', quads: 'four-of-a-kind' };

const categoryOf = (name: string): Category => CATEGORIES[name] ?? (name as Category); // The catalog's names are ours.
