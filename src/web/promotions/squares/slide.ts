import { formatAmount } from '#core/money';
import type { BoardSlideOf, SignText } from '../board-slide.ts';

/** Posted periods with their prizes, and where each has gone. */
export const squaresBoard: BoardSlideOf<'squares'> = ({ board, periods, scored, carried }) => ({
  label: t => t('board.squares'),
  facts: [
    t => t('board.tables', { count: board.length }),
    ...(carried.cash > 0
      ? [(t: Parameters<SignText>[0]) => t('board.carried', { amount: formatAmount(carried.cash) })]
      : []),
  ],
  rows: periods.map(({ period, prizes }) => {
    const done = scored.find(one => one.period === period);
    const prize = [...(prizes.cash > 0 ? [formatAmount(prizes.cash)] : []), ...prizes.items].join(', ');
    if (done === undefined) return [period, prize];
    return [`${period}: ${done.score.join(' : ')}`, done.table === undefined ? '–' : `${done.table} · ${prize}`];
  }),
});
