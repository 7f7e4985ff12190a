import { z } from 'zod';
import { type Category, RANKS, type Rank, SUITS } from '#core/cards';
import type { HandTest } from '#core/qualifying';
import type { Offering } from '#core/rulebook';

const Predicate = z.looseObject({
  p: z.string(),
  category: z.string().optional(),
  orBetter: z.boolean().optional(),
  minRank: z.string().optional(),
  rank: z.string().optional(),
  tripsRank: z.string().optional(),
  holeCards: z.string().optional(),
  of: z.array(z.unknown()).optional(),
});

const Designated = z.object({
  suit: z.enum(SUITS).optional(),
  rank: z.string().optional(),
  losing: Predicate.optional(),
  winning: Predicate.optional(),
});

/** What a house posted for the day, hands in the predicates of the catalogue. */
export const readDesignated = (json: unknown): Offering['designated'] => {
  if (json === undefined) return undefined;
  const { suit, rank, losing, winning } = Designated.parse(json);
  const beatenBy = winning === undefined ? undefined : testOf(winning);
  return {
    ...(suit === undefined ? {} : { suit }),
    ...(rank === undefined ? {} : { rank: rankOf(rank) }),
    ...(losing === undefined ? {} : { losing: testOf(losing) ?? ANY_HAND }),
    ...(beatenBy === undefined ? {} : { winning: beatenBy }),
  };
};

/** The least hand of a period: a category, or a predicate of the catalogue. */
export const readMinimum = (json: unknown): HandTest | undefined => {
  if (json === undefined) return undefined;
  if (typeof json !== 'string') return testOf(Predicate.parse(json));
  return { type: 'category', category: categoryOf(json), reach: 'or-better' };
};

const ANY_HAND: HandTest = { type: 'category', category: 'high-card', reach: 'or-better' };

/** `outranksLosingHand` alone asks nothing of the winning hand but to win. */
const testOf = (predicate: z.output<typeof Predicate>): HandTest | undefined => {
  switch (predicate.p) {
    case 'pokerCategory': {
      const from = [predicate.tripsRank ?? predicate.minRank ?? predicate.rank].filter(rank => rank !== undefined);
      return {
        type: 'category',
        category: categoryOf(predicate.category ?? 'high-card'),
        reach: predicate.orBetter === true ? 'or-better' : 'exactly',
        ...(from.length === 0 ? {} : { from: from.map(rankOf) }),
        ...holeOf(predicate.holeCards),
      };
    }
    case 'outranksLosingHand':
      return predicate.holeCards === undefined ? undefined : { ...ANY_HAND, ...holeOf(predicate.holeCards) };
    case 'anyOf':
    case 'allOf': {
      const tests = (predicate.of ?? []).map(each => testOf(Predicate.parse(each)) ?? ANY_HAND);
      return { type: predicate.p === 'anyOf' ? 'any-of' : 'all-of', tests };
    }
    default:
      throw new Error(`a designated hand cannot be given as ${predicate.p}`);
  }
};

const holeOf = (holeCards: string | undefined): { hole?: 'both' | 'one' } => {
  if (holeCards === undefined) return {};
  return { hole: holeCards === 'at-least-one' ? 'one' : 'both' };
};

const CATEGORIES: Readonly<Record<string, Category>> = { trips: 'three-of-a-kind', quads: 'four-of-a-kind' };

const categoryOf = (name: string): Category => CATEGORIES[name] ?? (name as Category); // The catalogue's names are ours.

const rankOf = (text: string): Rank => {
  const rank = RANKS.find(known => known === (text === '10' ? 'T' : text));
  if (rank === undefined) throw new Error(`${text} is not a rank`);
  return rank;
};
