import { CATEGORIES, type Category } from '#core/cards';
import { categoryOfFive, rankFive, rankSeven } from '#core/evaluator';
import type { Part, Progress } from '../../answer/part.ts';
import type { Board } from '../bad-beat/boards.ts';
import { type Dealing, dealHands, handValue, twoPlusThree } from '../bad-beat/simulated.ts';

/** How many hole cards must be in the hand that is posted. */
export const HOLE_CARDS_USED = ['two', 'one', 'any'] as const;
export type HoleCardsUsed = (typeof HOLE_CARDS_USED)[number];

export type HighHandRow = {
  readonly category: Category;
  /** That the best hand of one deal is of this category. */
  readonly perDeal: number;
  /** That the best hand of the period is of this category. */
  readonly perPeriod: number;
  readonly standardError: number;
};

/**
 * The high hand of a period of so many deals. One table's best hand is found by dealing; a period is then so many
 * independent deals, F(v)^deals for "no hand above v". The error is that of F carried through the power.
 */
export const highHand = (
  dealing: Dealing & { readonly dealsInPeriod: number },
  parts: readonly BestHands[],
): readonly HighHandRow[] => {
  const counts = new Map<Category, number>();
  for (const [category, count] of parts.flatMap(part => [...part])) {
    counts.set(category, (counts.get(category) ?? 0) + count);
  }
  let upTo = 0;
  // The categories rise as five-card hands do.
  return CATEGORIES.filter(category => counts.has(category)).map(category => {
    const below = upTo;
    upTo += counts.get(category)!;
    return row(category, below, upTo, dealing);
  });
};

/** How many deals had a best hand of each category. */
export type BestHands = ReadonlyMap<Category, number>;

export const dealBestHands = (
  dealing: Dealing & { readonly holeCards: HoleCardsUsed },
  part: Part,
  progress: Progress,
): BestHands => {
  const counts = new Map<Category, number>();
  dealHands(dealing, part, progress, (board, hands) => {
    const best = hands.reduce((most, hand) => Math.max(most, postedValue(dealing, board, hand)), 0);
    const category = categoryOfFive(best);
    counts.set(category, (counts.get(category) ?? 0) + 1);
  });
  return counts;
};

const row = (
  category: Category,
  below: number,
  upTo: number,
  dealing: Dealing & { dealsInPeriod: number },
): HighHandRow => {
  const { deals, dealsInPeriod } = dealing;
  const none = (count: number): number => (count / deals) ** dealsInPeriod;
  const slope = (count: number): number => dealsInPeriod * (count / deals) ** (dealsInPeriod - 1);
  const [a, b] = [slope(below), slope(upTo)];
  const [p, q] = [below / deals, upTo / deals];
  // Var(bq - ap) for shares p <= q of one sample, whose covariance is p (1 - q) / n.
  const variance = (b * b * q * (1 - q) + a * a * p * (1 - p) - 2 * a * b * p * (1 - q)) / deals;
  return {
    category,
    perDeal: q - p,
    perPeriod: none(upTo) - none(below),
    standardError: Math.sqrt(Math.max(0, variance)),
  };
};

/** OPK-9: the best hand that uses as many hole cards as it must; Omaha's always use two. */
const postedValue = (dealing: Dealing & { holeCards: HoleCardsUsed }, board: Board, hand: Uint8Array): number => {
  if (dealing.game === 'omaha' || dealing.holeCards === 'any') return handValue(dealing.game, board, hand);
  if (dealing.holeCards === 'two') return twoPlusThree(board, hand);
  const best = rankSeven(...board, hand[0]!, hand[1]!);
  return best > rankFive(...board) ? best : Math.max(twoPlusThree(board, hand), onePlusFour(board, hand));
};

const onePlusFour = (board: Board, hand: Uint8Array): number =>
  Math.max(
    ...[0, 1, 2, 3, 4].flatMap(out => {
      const [a, b, c, d] = board.filter((_, place) => place !== out);
      return [...hand].map(card => rankFive(a!, b!, c!, d!, card));
    }),
  );
