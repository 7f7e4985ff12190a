import { assert } from '#core/base';
import { type NaturalCard, pips, RANKS, type Rank, rankOf, SUITS } from './card.ts';
import { choose } from './choose.ts';

/** Hands that differ only in suits that do not matter: one of them, and how many they are. */
export type HandClass = { readonly cards: readonly NaturalCard[]; readonly count: number };

/**
 * All hands of so many cards from one deck, by class. Hands with the same ranks rank alike unless `suitedMin` or more
 * cards share a suit; since that must be more than half of them, there is never a second such suit.
 */
export function* handClasses(size: number, suitedMin: number): Generator<HandClass> {
  assert(2 * suitedMin > size, `two suits could each have ${suitedMin} of ${size} cards`);
  const suitedByRanks = new Map<string, number>();
  for (const hand of suitedClasses(size, suitedMin)) {
    const ranks = ranksOf(hand.cards);
    suitedByRanks.set(ranks, (suitedByRanks.get(ranks) ?? 0) + hand.count);
    yield hand;
  }
  for (const ranks of multisets(RANKS, size, 4)) {
    // Dealt round the suits no suit gets more than a quarter, rounded up.
    const cards = ranks.map((rank, i) => `${rank}${SUITS[i % 4]!}` as const);
    const count = waysOf(ranks, 4) - (suitedByRanks.get(ranksOf(cards)) ?? 0);
    if (count > 0) yield { cards, count };
  }
}

/** Those with many spades, standing for the same hands in each of the four suits. */
function* suitedClasses(size: number, suitedMin: number): Generator<HandClass> {
  for (let suited = suitedMin; suited <= size; suited += 1) {
    const others = [...multisets(RANKS, size - suited, 3)];
    for (const spades of choose(RANKS, suited)) {
      for (const other of others) {
        const rest = other.map((rank, i) => `${rank}${SUITS[i % 3]!}` as const);
        yield { cards: [...spades.map(rank => `${rank}s` as const), ...rest], count: 4 * waysOf(other, 3) };
      }
    }
  }
}

/** Every choice of so many ranks, none more often than so many times, in the order of the ranks. */
function* multisets(ranks: readonly Rank[], size: number, most: number): Generator<readonly Rank[]> {
  const [first, ...others] = ranks;
  if (first === undefined) {
    if (size === 0) yield [];
    return;
  }
  for (let times = 0; times <= Math.min(most, size); times += 1) {
    for (const rest of multisets(others, size - times, most)) yield [...Array<Rank>(times).fill(first), ...rest];
  }
}

const CHOICES: Readonly<Record<number, readonly number[]>> = { 3: [1, 3, 3, 1], 4: [1, 4, 6, 4, 1] };

/** In how many ways ranks can be given suits: for each rank, so many of the suits left. */
const waysOf = (ranks: readonly Rank[], suits: 3 | 4): number =>
  [...new Set(ranks)].reduce((ways, rank) => ways * CHOICES[suits]![ranks.filter(other => other === rank).length]!, 1);

const ranksOf = (cards: readonly NaturalCard[]): string =>
  cards
    .toSorted((a, b) => pips(a) - pips(b))
    .map(rankOf)
    .join('');
