import { FloorTable, floorTable } from '#core/state';
import { byNumber, type HouseWide } from './view.ts';

/** Every table as drawings of tables, pots and seats see it. */
export type SeatingView = FloorTable;

export const SEATING: HouseWide<SeatingView> = {
  shape: FloorTable,
  read: 'promotions',
  ...byNumber(
    ({ tables }) => tables,
    (_, table) => floorTable(table),
  ),
};
