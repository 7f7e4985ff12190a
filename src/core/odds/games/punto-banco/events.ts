import type { Ways } from '../../answer/hand-events.ts';
import { forEachCoup, type Kind } from './coup.ts';

/** The ten point values of a shoe with so many of each card; a kind's place is its points. */
export const pointKinds = (copies: number): readonly Kind[] =>
  Array.from({ length: 10 }, (_, points) => ({ points, copies: points === 0 ? 4 * copies : copies }));

/** Both hands as point values, with their totals. Up to the nine a point value is a rank. */
export type Hands = {
  readonly player: readonly number[];
  readonly banker: readonly number[];
  readonly p: number;
  readonly b: number;
};

const has = (hand: readonly number[], ranks: readonly number[]): boolean =>
  hand.length === 3 && ranks.every(rank => hand.includes(rank));
const isOneRank = (hand: readonly number[]): boolean => hand.every(rank => rank === hand[0]);
const isThreeCards = (hand: readonly number[]): boolean => hand.length === 3;

export const EVENTS: readonly (readonly [key: string, happens: (hands: Hands) => boolean])[] = [
  ['player', ({ p, b }) => p > b],
  ['banker', ({ p, b }) => b > p],
  ['tie', ({ p, b }) => p === b],
  ['dragon-7', ({ banker, p, b }) => b === 7 && p < 7 && isThreeCards(banker)],
  ['panda-8', ({ player, p, b }) => p === 8 && b < 8 && isThreeCards(player)],
  ['player-three-card-9', ({ player, p, b }) => p === 9 && b < 9 && isThreeCards(player)],
  ['banker-three-card-9', ({ banker, p, b }) => b === 9 && p < 9 && isThreeCards(banker)],
  [
    'three-card-9-over-0',
    ({ player, banker, p, b }) =>
      (p === 9 && b === 0 && isThreeCards(player)) || (b === 9 && p === 0 && isThreeCards(banker)),
  ],
  ['natural-tie', ({ player, p, b }) => p === b && p >= 8 && player.length === 2],
  ['player-ace-2-3-banker-ace-2-3', ({ player, banker }) => has(player, [1, 2, 3]) && has(banker, [1, 2, 3])],
  ['three-3s-in-a-hand', ({ player, banker }) => [player, banker].some(hand => has(hand, [3]) && isOneRank(hand))],
  ['2-3-4-in-a-hand', ({ player, banker }) => has(player, [2, 3, 4]) || has(banker, [2, 3, 4])],
  [
    'double-fortune-7',
    ({ player, banker, p, b }) => p === 7 && b === 7 && isThreeCards(player) && isThreeCards(banker),
  ],
];

/** The ways of what depends on points and numbers of cards alone, every kind of tie among them. */
export const pointWays = (decks: number): Ways => {
  const counts = new Map(EVENTS.map(([key]) => [key, 0]));
  const add = (key: string, ways: number): unknown => counts.set(key, (counts.get(key) ?? 0) + ways);
  forEachCoup(pointKinds(4 * decks), 52 * decks, ({ player, banker, ways }) => {
    const hands = { player, banker, p: total(player), b: total(banker) };
    for (const [key, happens] of EVENTS) if (happens(hands)) add(key, ways);
    if (hands.p === hands.b) add(tieKey(hands.p, player.length + banker.length), ways);
  });
  return [...counts].map(([key, count]) => [key, BigInt(count)]);
};

const tieKey = (points: number, cards: number): string => `tie-${points}-${points}-${cards}-cards`;

const total = (points: readonly number[]): number => points.reduce((sum, each) => sum + each, 0) % 10;
