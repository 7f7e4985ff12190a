import type { Board } from '#core/views';
import type { BoardRow, BoardSlide } from './board-slide.ts';
import { cardWheelBoard } from './card-wheel/board.ts';
import { contestBoard } from './contest/board.ts';
import { drawingBoard } from './drawing/board.ts';
import { hiLoBoard } from './hi-lo/board.ts';
import { highHandBoard } from './high-hand/board.ts';
import { splashBoard } from './splash-pot/board.ts';
import { squaresBoard } from './squares/slide.ts';
import { tableDrawingBoard } from './table-drawing/board.ts';
import { trackingBoard } from './tracking/board.ts';
import { wheelBoard } from './wheel/board.ts';

export type { BoardRow };

/** What signs show of the promotions; a mechanism that is not listed shows nothing there. */
const BOARDS = {
  'high-hand': highHandBoard,
  drawing: drawingBoard,
  'table-drawing': tableDrawingBoard,
  contest: contestBoard,
  squares: squaresBoard,
  'splash-pot': splashBoard,
  wheel: wheelBoard,
  'card-wheel': cardWheelBoard,
  tracking: trackingBoard,
  'hi-lo': hiLoBoard,
} as const;

/** How a sign shows a board; nothing where it does not. */
export const boardSlideOf = (board: Board): ((now: number) => BoardSlide) | undefined => {
  if (!(board.type in BOARDS)) return undefined;
  const slide = BOARDS[board.type as keyof typeof BOARDS] as (board: Board, now: number) => BoardSlide; // Of its own type.
  return now => slide(board, now);
};
