import { type Card, isJoker, type NaturalCard, pips, type Suit, suitOf } from './card.ts';
import type { Category } from './category.ts';

type Described = {
  readonly category: Category;
  readonly used: readonly Card[];
  readonly jokerAs?: NaturalCard;
};

// By pips; there is no rank of nothing, and an ace is one or fourteen.
const RANK_WORDS = ' ace two three four five six seven eight nine ten jack queen king ace'.split(' ');
const RANK_SIGNS = ' A 2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');
const SUIT_WORDS: Readonly<Record<Suit, string>> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };

/** `ace`, `ten`, `six`; an ace is 14, or 1 where it is low. */
export const rankWord = (pip: number): string => RANK_WORDS[pip]!;
/** `aces`, `tens`, `sixes`. */
export const rankWords = (pip: number): string => (pip === 6 ? 'sixes' : `${rankWord(pip)}s`);

/** The hand as a dealer would call it: `aces full of kings`, `pair of queens, ace king nine`. RNK-8 */
export const wordsFor = ({ category, used, jokerAs }: Described, wins: 'high' | 'low'): string => {
  const cards = used.map(card => (isJoker(card) ? jokerAs! : card));
  const call = callFor(category, cards, wins);
  return jokerAs === undefined ? call : `${call}, the joker as ${article(pips(jokerAs))}`;
};

const callFor = (category: Category, cards: readonly NaturalCard[], wins: 'high' | 'low'): string => {
  const ranks = cards.map(pips);
  const [first = 0, , third = 0, fourth = 0] = ranks;
  switch (category) {
    case 'high-card':
      return wins === 'low' ? `${signs(ranks)} low` : withKickers(`${rankWord(first)} high`, ranks.slice(1));
    case 'pair':
      return withKickers(`pair of ${rankWords(first)}`, ranks.slice(2));
    case 'two-pair':
      return withKickers(`two pair, ${rankWords(first)} and ${rankWords(third)}`, ranks.slice(4));
    case 'three-of-a-kind':
      return withKickers(`three ${rankWords(first)}`, ranks.slice(3));
    case 'straight':
      return `${signs(ranks.toReversed())} straight, ${rankWord(first)} high`;
    case 'flush':
      return withKickers(`flush in ${SUIT_WORDS[suitOf(cards[0]!)]}`, ranks);
    case 'full-house':
      return `${rankWords(first)} full of ${rankWords(fourth)}`;
    case 'four-of-a-kind':
      return withKickers(`four ${rankWords(first)}`, ranks.slice(4));
    case 'straight-flush':
      return `${signs(ranks.toReversed())} straight flush in ${SUIT_WORDS[suitOf(cards[0]!)]}, ${rankWord(first)} high`;
    case 'royal-flush':
      return `royal flush in ${SUIT_WORDS[suitOf(cards[0]!)]}`;
    case 'five-of-a-kind':
    case 'five-aces':
      return `five ${rankWords(first)}`;
  }
};

const withKickers = (call: string, kickers: readonly number[]): string =>
  kickers.length === 0 ? call : `${call}, ${kickers.map(rankWord).join(' ')}`;

const signs = (ranks: readonly number[]): string => ranks.map(pip => RANK_SIGNS[pip]).join('-');

const article = (pip: number): string => `${pip === 14 || pip === 8 ? 'an' : 'a'} ${rankWord(pip)}`;
