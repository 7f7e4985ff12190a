import type { Category } from '#core/cards';
import { categoryOfFive, rankSeven } from './five.ts';

const JOKER = 52;
const ACES = [48, 49, 50, 51];
/** One more than the best value of `rankFive`. */
const FIVE_ACES = 7_463;

/** What a joker that isn't an ace may complete. */
const COMPLETED: ReadonlySet<Category> = new Set(['straight', 'flush', 'straight-flush', 'royal-flush']);

/** The best five of seven cards of the 53, on the scale of `rankFive`, with five aces above it. */
export const rankPaiGow = (a: number, b: number, c: number, d: number, e: number, f: number, g: number): number => {
  const cards = [a, b, c, d, e, f, g];
  const joker = cards.indexOf(JOKER);
  if (joker === -1) return rankSeven(a, b, c, d, e, f, g);
  const [u, v, w, x, y, z] = cards.toSpliced(joker, 1);
  return rankWithJoker(u!, v!, w!, x!, y!, z!);
};

export const categoryOfPaiGow = (value: number): Category =>
  value === FIVE_ACES ? 'five-aces' : categoryOfFive(value);

/** The best that six cards make with each card the joker may be. */
const rankWithJoker = (a: number, b: number, c: number, d: number, e: number, f: number): number => {
  const isHeld = (card: number): boolean =>
    card === a || card === b || card === c || card === d || card === e || card === f;
  if (ACES.every(isHeld)) return FIVE_ACES;
  let best = 0;
  for (let card = 0; card < JOKER; card++) {
    if (isHeld(card)) continue;
    const value = rankSeven(a, b, c, d, e, f, card);
    // A card that completes something better than a straight or flush and is no ace cannot hide one: too few are left.
    if (value > best && (card >= ACES[0]! || COMPLETED.has(categoryOfFive(value)))) best = value;
  }
  return best;
};
