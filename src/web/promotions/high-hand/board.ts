import { countdown } from '../../kit/time/countdown.ts';
import type { BoardSlideOf } from '../board-slide.ts';

/** The clock of the posted time, the best hands so far and, where the board keeps them, the hands below. */
export const highHandBoard: BoardSlideOf<'high-hand'> = ({ endsAt, isSettled, hands, lower }, now) => {
  const leftMs = Date.parse(endsAt) - now;
  const isOver = isSettled || leftMs <= 0;
  return {
    label: t => t(isOver ? 'board.settled' : 'board.timeLeft'),
    figure: isOver ? undefined : countdown(leftMs),
    facts: [t => t(hands.length === 0 ? 'board.none' : 'board.best')],
    hands,
    lower,
  };
};
