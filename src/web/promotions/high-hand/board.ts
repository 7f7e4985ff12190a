import { countdown } from '../../kit/time/countdown.ts';
import type { BoardSlideOf } from '../board-slide.ts';

const HANDS = 2;

/** The clock of the posted time and the best hands so far. */
export const highHandBoard: BoardSlideOf<'high-hand'> = ({ endsAt, isSettled, hands }, now) => {
  const leftMs = Date.parse(endsAt) - now;
  const isOver = isSettled || leftMs <= 0;
  return {
    label: t => t(isOver ? 'board.settled' : 'board.timeLeft'),
    figure: isOver ? undefined : countdown(leftMs),
    facts: [t => t(hands.length === 0 ? 'board.none' : 'board.best')],
    hands: hands.slice(0, HANDS),
  };
};
