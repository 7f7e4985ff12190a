import { type Answer, answer } from '#core/base';
import type { Card } from './card.ts';
import { checkCards, DECKS } from './deck.ts';
import { outranks, type RankedHand, rankKnown } from './rank-hand.ts';
import { refuse } from './refusals.ts';

const PLACES = ['front', 'middle', 'back'] as const;
type Place = (typeof PLACES)[number];
const SIZES: Readonly<Record<Place, number>> = { front: 3, middle: 5, back: 5 };

/** Thirteen cards set as front, middle and back, each ranked. */
export type ThirteenCardSet = Readonly<Record<Place, RankedHand>>;

/** A player's setting of thirteen cards, or why it is fouled: no hand may outrank the one behind it. RNK-9 */
export const checkThirteenCardSet = (cards: Readonly<Record<Place, readonly Card[]>>): Answer<ThirteenCardSet> => {
  for (const place of PLACES) {
    const [given, takes] = [cards[place].length, `${SIZES[place]} cards`];
    if (given !== SIZES[place])
      return refuse('wrong-card-count', { what: `thirteen-card ${place}`, takes, given }, 'RNK-9');
  }
  const checked = checkCards(
    DECKS['standard-52'],
    PLACES.flatMap(place => cards[place]),
  );
  if (!checked.ok) return checked;
  const front = rankKnown('thirteen-card-front', cards.front);
  const middle = rankKnown('five-card', cards.middle);
  const back = rankKnown('five-card', cards.back);
  if (outranks(front, middle)) return fouled('front', front, 'middle', middle);
  if (outranks(middle, back)) return fouled('middle', middle, 'back', back);
  return answer({ front, middle, back });
};

const fouled = (front: Place, hand: RankedHand, behind: Place, handBehind: RankedHand) =>
  refuse('hand-fouled', { front, frontHand: hand.words, behind, behindHand: handBehind.words }, 'RNK-9');
