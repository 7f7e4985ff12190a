import { PAN_NINE } from '../games/pan-nine.ts';
import { isRed, rankOf, shoeOf, suitOf } from './deck.ts';
import type { Rounds } from './row.ts';
import { alike, type Cards, events, first, is, isRun, type Shoe, shoeRounds } from './shoe.ts';

const [TWO, THREE, FOUR, SIX, SEVEN, TEN, ACE] = [0, 1, 2, 4, 5, 8, 12];

/** Ace to six and the pictures count; there are no sevens, eights, nines and tens. */
const panShoe = (decks: number): Uint8Array => shoeOf(decks).filter(card => rankOf(card) < SEVEN || rankOf(card) > TEN);
const panPoints = (card: number): number => (rankOf(card) === ACE ? 1 : rankOf(card) <= SIX ? rankOf(card) + 2 : 0);
const isThree = (cards: Cards, rank: number): boolean => first(cards, 3, is(rank));
/** The first three cards are one hand's and the next three another's. */
const other = (cards: Cards): Cards => cards.subarray(3, 6);
const isBeaten = (cards: Cards): boolean => isThree(cards, SIX) && isThree(other(cards), THREE);
const RUN = [TWO, THREE, FOUR];

const panNineTable =
  (shoe: Shoe) =>
  (seed: string): Rounds =>
    shoeRounds(
      panShoe(shoe.decks),
      6,
      seed,
      events(PAN_NINE, shoe, {
        'total-nine': cards => (panPoints(cards[0]!) + panPoints(cards[1]!) + panPoints(cards[2]!)) % 10 === 9,
        'three-of-a-kind-ace-to-6': cards => alike(cards, 3, rankOf) && panPoints(cards[0]!) > 0,
        'three-3s': cards => isThree(cards, THREE),
        'three-3s-same-color': cards => isThree(cards, THREE) && alike(cards, 3, isRed),
        'three-3s-suited': cards => isThree(cards, THREE) && alike(cards, 3, suitOf),
        '2-3-4': cards => isRun(cards, RUN),
        '2-3-4-same-color': cards => isRun(cards, RUN) && alike(cards, 3, isRed),
        '2-3-4-suited': cards => isRun(cards, RUN) && alike(cards, 3, suitOf),
        'four-jacks-queens-or-kings': cards => alike(cards, 4, rankOf) && panPoints(cards[0]!) === 0,
        'three-6s-beaten-by-three-3s': isBeaten,
        'three-6s-same-color-beaten-by-three-3s': cards => isBeaten(cards) && alike(cards, 3, isRed),
        'three-6s-same-color-beaten-by-three-3s-same-color': cards =>
          isBeaten(cards) && alike(cards, 3, isRed) && alike(other(cards), 3, isRed),
      }),
    );

export const PAN_NINE_DEALS = [{ decks: 8 }, { decks: 1 }, { decks: 12 }].map(panNineTable);
