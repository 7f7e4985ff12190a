import { CATEGORIES } from '#core/cards';
import { formatAmount } from '#core/money';
import type { BoardSlideOf } from '../board-slide.ts';

/** What each hand pays, in full view before and during the spin, and what was spun last. */
export const cardWheelBoard: BoardSlideOf<'card-wheel'> = ({ prizes, player, hand }) => ({
  label: t => t(hand === undefined || player === undefined ? 'board.handsPay' : 'board.spun', { name: player ?? '' }),
  figure: hand && formatAmount(hand.amount),
  facts: [],
  rows: CATEGORIES.toReversed().flatMap(category => {
    const amount = prizes[category];
    return amount === undefined ? [] : [[category.replaceAll('-', ' '), formatAmount(amount)] as const];
  }),
});
