import type { BoardSlideOf } from '../board-slide.ts';

/** The table that was drawn last. */
export const tableDrawingBoard: BoardSlideOf<'table-drawing'> = ({ table, draws }) => ({
  label: t => t(table === undefined ? 'board.noTable' : 'board.tableDrawn'),
  figure: table?.toString(),
  facts: [t => t('board.drawings', { count: draws })],
});
