import { type Answer, answer } from '#core/base';
import type { Card } from './card.ts';
import { checkCards, DECKS } from './deck.ts';
import { outranks, type RankedHand, rankKnown } from './rank-hand.ts';
import { refuse, takes, word } from './refusals.ts';

const PLACES = ['front', 'middle', 'back'] as const;
type Place = (typeof PLACES)[number];
const SIZES: Readonly<Record<Place, number>> = { front: 3, middle: 5, back: 5 };

/** Thirteen cards set as front, middle and back, each ranked. */
export type ThirteenCardSet = Readonly<Record<Place, RankedHand>>;

/** A player's setting of thirteen cards, or why it is fouled: no hand may outrank the one behind it. RNK-9 */
export const checkThirteenCardSet = (cards: Readonly<Record<Place, readonly Card[]>>): Answer<ThirteenCardSet> => {
  for (const place of PLACES) {
    const given = cards[place].length;
    if (given !== SIZES[place])
      return refuse(
        'wrong-card-count',
        { what: word(`cards.${place}`, {}), takes: takes(SIZES[place]), given },
        'RNK-9',
      );
  }
  const checked = checkCards(
    DECKS['standard-52'],
    PLACES.flatMap(place => cards[place]),
  );
  if (!checked.ok) return checked;
  const front = rankKnown('thirteen-card-front', cards.front);
  const middle = rankKnown('five-card', cards.middle);
  const back = rankKnown('five-card', cards.back);
  if (outranks(front, middle)) return fouled('front', 'middle');
  if (outranks(middle, back)) return fouled('middle', 'back');
  return answer({ front, middle, back });
};

const fouled = (front: Place, behind: Place) =>
  refuse('hand-fouled', { front: word(`hand.${front}`, {}), behind: word(`hand.${behind}`, {}) }, 'RNK-9');
