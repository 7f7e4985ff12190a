import { type Answer, answer } from '#core/base';
import { type Card, JOKER, numberOf, RANKS, rankOf, SUITS, suitOf } from './card.ts';
import { refuse } from './refusals.ts';

const SUIT_SIGNS = { c: '♣', d: '♦', h: '♥', s: '♠' } as const;
const SUIT_BY_SIGN: Readonly<Record<string, string>> = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };
const CARDS_BY_TEXT: ReadonlyMap<string, Card> = new Map([
  ['jk', JOKER],
  ['joker', JOKER],
  ...RANKS.flatMap(rank => SUITS.map(suit => [`${rank}${suit}`.toLowerCase(), `${rank}${suit}` as const] as const)),
]);

/** Reads one card as people write it: `As`, `as`, `10h`, `Th`, `A♠`, `Jk`. CRD-2 */
export const parseCard = (text: string): Answer<Card> => {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/^10/, 't')
    .replace(/[♣♦♥♠]/, sign => SUIT_BY_SIGN[sign]!);
  const card = CARDS_BY_TEXT.get(plain);
  return card === undefined ? refuse('unknown-card', { card: text.trim() }, 'CRD-2') : answer(card);
};

/** Reads cards parted by spaces or commas, or run together (`AsKs10h`). Cards seen twice are a deck's affair. */
export const parseCards = (text: string): Answer<readonly Card[]> => {
  const words = text
    .split(/[\s,;]+/)
    .flatMap(word => splitRun(word))
    .filter(word => word !== '');
  const cards: Card[] = [];
  for (const word of words) {
    const card = parseCard(word);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return answer(cards);
};

export const formatCards = (cards: readonly Card[]): string => cards.join(' ');

/** As people read it: `A♠`, `10♥`, `Joker`. */
export const showCard = (card: Card): string => {
  if (card === JOKER) return 'Joker';
  const rank = rankOf(card);
  return `${rank === 'T' ? '10' : rank}${SUIT_SIGNS[suitOf(card)]}`;
};
export const showCards = (cards: readonly Card[]): string => cards.map(showCard).join(' ');

/** Highest first, suits in the order of the deck. */
export const sortCards = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => numberOf(b) - numberOf(a));

const splitRun = (word: string): readonly string[] => {
  const cards = word.match(/(?:10|[2-9tjqka])[cdhs♣♦♥♠]|jk/gi);
  return cards !== null && cards.join('') === word ? cards : [word];
};
