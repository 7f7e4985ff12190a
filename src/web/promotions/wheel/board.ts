import { formatAmount } from '#core/money';
import type { BoardSlideOf } from '../board-slide.ts';

type Spots = Parameters<BoardSlideOf<'wheel'>>[0]['wheel']['spots'];

/** What is on the wheel, each prize with how often, and what the last spinner has won. */
export const wheelBoard: BoardSlideOf<'wheel'> = ({ wheel: { spots, jackpot }, player, prize }) => ({
  label: t => t(prize === undefined || player === undefined ? 'board.onWheel' : 'board.spun', { name: player ?? '' }),
  figure: prize && wordsOf(prize),
  facts: [],
  rows: [
    ...[...Map.groupBy(spots, wordsOf)].map(([words, all]) => [words, `× ${all.length}`] as const),
    ...(jackpot === undefined ? [] : [['2 × ×2', wordsOf(jackpot)] as const]),
  ],
});

const wordsOf = (spot: Spots[number]): string => {
  if (spot.type === 'double') return '×2';
  return spot.type === 'cash' ? formatAmount(spot.amount) : spot.what;
};
