import { CATEGORY_PHRASES, type Category } from './category.ts';
import { compareHands, type RankedHand } from './rank-hand.ts';
import { RANKINGS } from './rankings.ts';
import { rankWord, rankWords } from './words.ts';

/** One sentence: why a beats b, loses to it, or ties. RNK-8 */
export const explainOrder = (a: RankedHand, b: RankedHand): string => {
  const order = compareHands(a, b);
  if (order === 0) return tie(a, b);
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
const NUMBER_WORDS = ['', 'one', 'two', 'three', 'four', 'five'];
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const byCategory = (a: RankedHand, b: RankedHand, aWins: boolean): string => {
  const { title, wins } = RANKINGS[a.ranking];
  const better = wins === 'low' ? 'is a better low than' : 'outranks';
  const worse = wins === 'low' ? 'is a worse low than' : 'is outranked by';
  const phrase = CATEGORY_PHRASES[a.category];
  return `${upperFirst(phrase)} ${aWins ? better : worse} ${CATEGORY_PHRASES[b.category]} in the ${title} order.`;
};

const byRanks = (a: RankedHand, b: RankedHand, aWins: boolean): string => {
  const at = a.strength.findIndex((number, i) => number !== b.strength[i]);
  const [mine, other] = [Math.abs(a.strength[at]!), Math.abs(b.strength[at]!)];
  const isLow = RANKINGS[a.ranking].wins === 'low';
  const than = aWins !== isLow ? 'higher than' : 'lower than';
  const both = `Both have ${CATEGORY_PHRASES[a.category]}`;
  const lowWins = isLow ? ', and the lower is the better low' : '';
  const isGroup = at <= GROUPS[a.category];
  if (isStraight(a.category)) return `${both}; ${rankWord(mine)} high is ${than} ${rankWord(other)} high${lowWins}.`;
  if (isGroup) return `${both}${same(a, at)}; ${rankWords(mine)} are ${than} ${rankWords(other)}${lowWins}.`;
  return `${both}${same(a, at)}; the ${rankWord(mine)} is ${than} the ${rankWord(other)}${lowWins}.`;
};

/** The ranks in which the two hands still agree. */
const same = (hand: RankedHand, at: number): string => {
  const agreed = hand.strength.slice(1, at).map(Math.abs);
  const groups = agreed.slice(0, GROUPS[hand.category]).map(rankWords);
  const singles = agreed.slice(GROUPS[hand.category]).map(rankWord);
  const words = [...groups, ...singles];
  return words.length === 0 ? '' : ` with ${words.join(', ')} alike`;
};

const tie = (a: RankedHand, b: RankedHand): string => {
  const alike = `Same ${NUMBER_WORDS[a.used.length]} cards in rank: a tie`;
  const unused = Math.max(a.unused.length, b.unused.length);
  if (unused === 0) return `${alike}.`;
  if (unused === 1) return `${alike}; the ${ORDINALS[a.used.length + 1]} card never counts.`;
  return `${alike}; the other cards never count.`;
};

const isStraight = (category: Category): boolean => category === 'straight' || category === 'straight-flush';

const upperFirst = (phrase: string): string => phrase[0]!.toUpperCase() + phrase.slice(1);
