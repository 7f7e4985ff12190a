import type { Said } from '#core/words';
import type { Category } from './category.ts';
import { compareHands, type RankedHand } from './rank-hand.ts';
import { RANKINGS } from './rankings.ts';
import { categoryTerm, ranksTerm, rankTerm, speak } from './words.ts';

/** One sentence: why a beats b, loses to it, or ties. RNK-8 */
export const explainOrder = (a: RankedHand, b: RankedHand): Said => {
  const order = compareHands(a, b);
  if (order === 0) return speak('order.tie', { unused: Math.max(a.unused.length, b.unused.length) });
  return a.category === b.category ? byRanks(a, b, order > 0) : byCategory(a, b, order > 0);
};

/** How many of a hand's deciding ranks represent two or more cards. */
const GROUPS: Readonly<Record<Category, number>> = {
  'high-card': 0,
  pair: 1,
  'two-pair': 2,
  'three-of-a-kind': 1,
  straight: 0,
  flush: 0,
  'full-house': 2,
  'four-of-a-kind': 1,
  'straight-flush': 0,
  'royal-flush': 0,
  'five-of-a-kind': 1,
  'five-aces': 1,
};

const byCategory = (a: RankedHand, b: RankedHand, aWins: boolean): Said => {
  const [better, worse] = (aWins ? [a, b] : [b, a]).map(({ category }) => categoryTerm(category)) as [Said, Said];
  const facts = { ranking: speak(`ranking.${a.ranking}`, {}), better, worse };
  if (RANKINGS[a.ranking].wins === 'low') return speak(aWins ? 'order.better-low' : 'order.worse-low', facts);
  return speak(aWins ? 'order.outranks' : 'order.outranked', facts);
};

const byRanks = (a: RankedHand, b: RankedHand, aWins: boolean): Said => {
  const at = a.strength.findIndex((number, i) => number !== b.strength[i]);
  const [mine, other] = [Math.abs(a.strength[at]!), Math.abs(b.strength[at]!)];
  const isLow = RANKINGS[a.ranking].wins === 'low';
  const isGroup = at <= GROUPS[a.category];
  const term = isGroup ? ranksTerm : rankTerm;
  const facts = {
    category: categoryTerm(a.category),
    mine: term(mine),
    other: term(other),
    than: aWins !== isLow ? 'higher' : 'lower',
    low: isLow ? 'yes' : 'no',
  };
  if (isStraight(a.category)) return speak('order.straight', facts);
  const same = sameIn(a, at);
  if (same.length === 0) return speak(isGroup ? 'order.ranks' : 'order.rank', facts);
  return speak(isGroup ? 'order.ranks-after' : 'order.rank-after', { ...facts, same });
};

/** The ranks in which the two hands still agree. */
const sameIn = (hand: RankedHand, at: number): readonly Said[] => {
  const agreed = hand.strength.slice(1, at).map(Math.abs);
  const groups = agreed.slice(0, GROUPS[hand.category]).map(ranksTerm);
  return [...groups, ...agreed.slice(GROUPS[hand.category]).map(rankTerm)];
};

const isStraight = (category: Category): boolean => category === 'straight' || category === 'straight-flush';
