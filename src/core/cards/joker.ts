import { type Card, JOKER, type NaturalCard, pips, RANKS, SUITS, suitOf } from './card.ts';
import type { Category } from './category.ts';
import { type Shape, type ShapeRule, shapeOf } from './shape.ts';

/** `bug`: an ace, or the card that completes a straight or a flush of any kind. `wild`: any card. PGW-1, PGW-8 */
export type JokerRule = 'none' | 'bug' | 'wild';

/** A shape in which the joker replaces a card. */
export type JokerShape = Omit<Shape, 'used'> & { readonly used: readonly Card[]; readonly jokerAs: NaturalCard };

const COMPLETED: readonly Category[] = ['straight', 'flush', 'straight-flush', 'royal-flush'];

/** Every hand that the joker can make together with these cards, best or not. */
export const jokerShapes = (
  naturals: readonly NaturalCard[],
  joker: JokerRule,
  rule: ShapeRule,
): readonly JokerShape[] => {
  const five = fiveAlike(naturals, joker);
  if (five !== undefined) return [five];
  return standIns(naturals).flatMap(jokerAs => {
    const shape = shapeOf([...naturals, jokerAs], rule);
    const mayBe = joker === 'wild' || pips(jokerAs) === 14 || COMPLETED.includes(shape.category);
    if (!mayBe) return [];
    return [{ ...shape, used: shape.used.map(card => (card === jokerAs ? JOKER : card)), jokerAs }];
  });
};

/** One card of each rank that is not there yet, in the first card's suit if it can be: only a flush asks for a suit. */
const standIns = (naturals: readonly NaturalCard[]): readonly NaturalCard[] => {
  const suits = [suitOf(naturals[0]!), ...SUITS];
  return RANKS.flatMap(
    rank => suits.map(suit => `${rank}${suit}` as const).find(card => !naturals.includes(card)) ?? [],
  );
};

/** Four alike and a joker that may be the fifth: the one case in which it repeats a card. */
const fiveAlike = (naturals: readonly NaturalCard[], joker: JokerRule): JokerShape | undefined => {
  const pip = pips(naturals[0]!);
  if (naturals.length !== 4 || naturals.some(card => pips(card) !== pip)) return undefined;
  if (pip === 14) return { category: 'five-aces', ties: [pip], used: [...naturals, JOKER], jokerAs: naturals[0]! };
  if (joker === 'bug') return undefined;
  return { category: 'five-of-a-kind', ties: [pip], used: [...naturals, JOKER], jokerAs: naturals[0]! };
};
