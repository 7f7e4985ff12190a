import { formatAmount } from '#core/money';
import type { BoardSlideOf } from '../board-slide.ts';

/** The progressive, and what each step of the ladder below it pays; a star where the player stands now. */
export const hiLoBoard: BoardSlideOf<'hi-lo'> = ({ progressive, ladder, isOn, correct }) => ({
  label: t => t('board.hiLo'),
  figure: formatAmount(progressive),
  facts: [t => t(isOn ? 'board.hiLoPlays' : 'board.hiLoHow', { count: isOn ? correct : ladder.length - 1 })],
  rows: ladder
    .slice(0, -1)
    .map(({ message }, right) => [isOn && right === correct ? `» ${right}` : `${right}`, message] as const),
});
