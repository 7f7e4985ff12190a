/** Card numbers, as in a deck of 52: four times the rank from the deuce plus the suit; the joker comes after them. */
export const JOKER = 52;
const [TEN, JACK, KING, ACE] = [8, 9, 11, 12];

const rank = (card: number): number => card >> 2;
const naturals = (cards: readonly number[]): readonly number[] => cards.filter(card => card !== JOKER);

/** Jacks, queens and kings. */
export const pictureCards = (cards: readonly number[]): number =>
  naturals(cards).filter(card => JACK <= rank(card) && rank(card) <= KING).length;

export const naturalAces = (cards: readonly number[]): number =>
  naturals(cards).filter(card => rank(card) === ACE).length;

/** All of one suit, the joker taking any. */
export const isSuited = (cards: readonly number[]): boolean => {
  const [first, ...rest] = naturals(cards);
  return rest.every(card => (card & 3) === (first! & 3));
};

/** Ace to ten of one suit without the joker. */
export const isNaturalRoyal = (cards: readonly number[]): boolean =>
  [0, 1, 2, 3].some(suit => {
    const high = naturals(cards).filter(card => (card & 3) === suit && rank(card) >= TEN);
    return high.length === 5;
  });

/** Seven ranks in a row, the joker filling one gap or standing at an end; the ace is high or low. */
export const isSevenCardRun = (cards: readonly number[]): boolean => {
  const held = naturals(cards).map(rank);
  if (new Set(held).size < held.length) return false;
  const spans = (ranks: readonly number[]): boolean => Math.max(...ranks) - Math.min(...ranks) < 7;
  return spans(held) || spans(held.map(each => (each === ACE ? -1 : each)));
};

/** Three different pairs and an odd card; the joker pairs an ace. */
export const isThreePair = (cards: readonly number[]): boolean => {
  const copies = Array<number>(13).fill(0);
  for (const card of cards) copies[card === JOKER ? ACE : rank(card)]! += 1;
  return copies.filter(n => n === 2).length === 3;
};
