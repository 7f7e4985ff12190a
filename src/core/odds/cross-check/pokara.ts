import { POKARA } from '../games/pokara.ts';
import { rankOf, shoeOf, suitOf } from './deck.ts';
import type { Rounds } from './row.ts';
import { alike, type Cards, events, first, isRun, isSuited, type Shoe, shoeRounds } from './shoe.ts';

const [QUEEN, KING, ACE] = [10, 11, 12];
const HEARTS = 2;

/** Three ranks in a row of one suit, the ace high or low. */
const isStraightFlush = (cards: Cards): boolean => {
  if (!isSuited(cards, 3)) return false;
  let ranks = 0;
  for (let i = 0; i < 3; i++) ranks |= 2 << rankOf(cards[i]!);
  if (ranks & (2 << ACE)) ranks |= 1;
  for (let low = 0; low <= 11; low++) if (((ranks >> low) & 0b111) === 0b111) return true;
  return false;
};

const pokaraTable =
  (shoe: Shoe) =>
  (seed: string): Rounds =>
    shoeRounds(
      shoeOf(shoe.decks),
      3,
      seed,
      events(POKARA, shoe, {
        'three-aces-of-hearts': cards => first(cards, 3, card => rankOf(card) === ACE && suitOf(card) === HEARTS),
        'three-of-a-kind-suited': cards => alike(cards, 3, card => card),
        'royal-flush': cards => isRun(cards, [QUEEN, KING, ACE]) && isSuited(cards, 3),
        'straight-flush': isStraightFlush,
        'three-of-a-kind': cards => alike(cards, 3, rankOf),
      }),
    );

export const POKARA_DEALS = [{ decks: 6 }, { decks: 1 }, { decks: 8 }].map(pokaraTable);
