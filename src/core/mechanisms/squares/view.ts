import type { Of } from '#core/shape';
import type { SHAPES, Squares, SquaresPosted } from './shape.ts';

/** The board, what is posted, and where each period went: in plain view of everybody. */
export const squaresBoard = ({ periods = [] }: SquaresPosted, state: Squares): Of<typeof SHAPES.board> => {
  const { board, carried, scored = [], isOver } = state;
  return { type: 'squares', board, carried, periods, scored, isOver };
};
