import { formatAmount } from '#core/money';
import type { BoardSlideOf } from '../board-slide.ts';

/** Points so far, and at the end the places with what they are paid. */
export const contestBoard: BoardSlideOf<'contest'> = ({ entries, isOver, standings }) => ({
  label: t => t(isOver ? 'board.results' : 'board.standings'),
  facts: standings.length === 0 ? [t => t('board.entrants', { count: entries })] : [],
  rows: standings.map(({ place, player, score, amount }) => [
    `${place}. ${player}`,
    amount === undefined ? score.toLocaleString('en-US') : formatAmount(amount),
  ]),
});
