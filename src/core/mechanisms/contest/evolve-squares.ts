import { NO_PRIZES } from './decide-squares.ts';
import type { Squares, SquaresEvent } from './squares.ts';

export const NEW_SQUARES: Squares = { board: [], carried: NO_PRIZES, periods: [], isOver: false };

/** Applies what was decided. */
export const evolveSquares = (squares: Squares, event: SquaresEvent): Squares => {
  switch (event.type) {
    case 'BoardSet':
      return { ...squares, board: event.board };
    case 'PeriodScored':
      return {
        ...squares,
        carried: event.carried,
        periods: [...squares.periods, event.period],
        isOver: event.isFinal,
      };
  }
};
