import { type Category, RANKINGS } from '#core/cards';
import { JOKER } from './cards.ts';

/** Lowest first. The joker is an ace, or completes a straight, a flush or a straight flush. */
export const PAI_GOW_CATEGORIES = RANKINGS['pai-gow'].order.toReversed();

/**
 * How high five cards rank as far as the charts ask: by category, then by the rank that names it (the three of three
 * of a kind, the highest card of a straight or flush). A rank counts from the deuce as 2 to the ace as 14.
 */
export const strengthOf = (category: Category, rank: number): number =>
  16 * PAI_GOW_CATEGORIES.indexOf(category) + rank;
export const categoryOfStrength = (strength: number): Category => PAI_GOW_CATEGORIES[strength >> 4]!;

export const ACE = 14;
const ACE_BIT = 1 << 12;

/** The five cards of a hand that are left when two are set in front. */
export const rankBack = (cards: readonly number[], front: number, other: number): number => {
  // Ranks held at least once, twice, three and four times; a bit is a rank, the deuce lowest.
  let [one, two, three, four, suits] = [0, 0, 0, 0, 0b1111];
  let hasJoker = false;
  for (let place = 0; place < cards.length; place++) {
    if (place === front || place === other) continue;
    const card = cards[place]!;
    if (card === JOKER) {
      hasJoker = true;
      continue;
    }
    const bit = 1 << (card >> 2);
    four |= three & bit;
    three |= two & bit;
    two |= one & bit;
    one |= bit;
    suits &= 1 << (card & 3);
  }
  const straight = two === 0 ? highOfStraight(one) : 0;
  const isFlush = suits !== 0;
  if (hasJoker && four === ACE_BIT) return strengthOf('five-aces', ACE);
  if (hasJoker) {
    four |= three & ACE_BIT;
    three |= two & ACE_BIT;
    two |= one & ACE_BIT;
    one |= ACE_BIT;
  }
  return nameHand({ one, two, three, four, straight, isFlush });
};

/** Two cards: unpaired ones below every pair. The joker is an ace. */
export const rankFront = (a: number, b: number): number => {
  const [x, y] = [pips(a), pips(b)];
  return x === y ? PAIR_IN_FRONT + x : 16 * Math.max(x, y) + Math.min(x, y);
};
export const PAIR_IN_FRONT = 16 * 15;
export const ACE_JACK_IN_FRONT = 16 * ACE + 11;

const pips = (card: number): number => (card === JOKER ? ACE : (card >> 2) + 2);

type Held = {
  readonly one: number;
  readonly two: number;
  readonly three: number;
  readonly four: number;
  readonly straight: number;
  readonly isFlush: boolean;
};

const nameHand = ({ one, two, three, four, straight, isFlush }: Held): number => {
  if (straight > 0 && isFlush) return strengthOf(straight === ACE ? 'royal-flush' : 'straight-flush', straight);
  if (four !== 0) return strengthOf('four-of-a-kind', highest(four));
  const isTwoRanks = (two & (two - 1)) !== 0;
  if (three !== 0 && isTwoRanks) return strengthOf('full-house', highest(three));
  if (isFlush) return strengthOf('flush', highest(one));
  if (straight > 0) return strengthOf('straight', straight);
  if (three !== 0) return strengthOf('three-of-a-kind', highest(three));
  if (isTwoRanks) return strengthOf('two-pair', highest(two));
  return two !== 0 ? strengthOf('pair', highest(two)) : strengthOf('high-card', highest(one));
};

const highest = (ranks: number): number => 33 - Math.clz32(ranks);

/** The highest straight that four or five different ranks can be in; the joker fills the gap that four leave. */
const highOfStraight = (ranks: number): number => {
  for (let high = ACE; high > 5; high--) if ((ranks & ~(0b11111 << (high - 6))) === 0) return high;
  return (ranks & ~WHEEL) === 0 ? 5 : 0;
};
const WHEEL = ACE_BIT | 0b1111;
