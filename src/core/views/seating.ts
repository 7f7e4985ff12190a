import { type FloorTable, floorTable } from '#core/state';
import { byNumber, type View } from './view.ts';

/** Every table as drawings of tables, pots and seats see it. */
export type SeatingView = FloorTable;

export const SEATING: View<SeatingView> = byNumber(
  ({ tables }) => tables,
  (_, table) => floorTable(table),
);
