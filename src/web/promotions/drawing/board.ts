import { formatAmount } from '#core/money';
import type { BoardSlideOf, SignText } from '../board-slide.ts';

/** The drum, or the ticket that came out of it and the time to claim. */
export const drawingBoard: BoardSlideOf<'drawing'> = (
  { drawn, entries, chances = entries, drawings, carried },
  now,
) => {
  const soFar: SignText = t => t('board.drawings', { count: drawings });
  const carriedOn: SignText = t => t('board.carried', { amount: formatAmount(carried) });
  return {
    label: t => t(drawn === undefined ? 'board.entries' : 'board.ticket'),
    figure: drawn?.ticket ?? chances.toLocaleString('en-US'),
    ...(drawn && { claimMs: Date.parse(drawn.until) - now }),
    facts: carried > 0 ? [soFar, carriedOn] : [soFar],
  };
};
