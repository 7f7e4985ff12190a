import { formatAmount } from '#core/money';
import type { BoardSlideOf, SignText } from '../board-slide.ts';

/** What goes into a pot, and the tables drawn last. */
export const splashBoard: BoardSlideOf<'splash-pot'> = ({ splash, drawings, tables }) => ({
  label: t => t('board.splash'),
  figure: splash === undefined ? undefined : splash.type === 'money' ? formatAmount(splash.amount) : splash.item,
  facts: [
    t => t('board.drawings', { count: drawings }),
    ...(tables.length === 0
      ? []
      : [(t: Parameters<SignText>[0]) => t('board.lastTables', { tables: tables.join(', ') })]),
  ],
});
