import { PlannedTable } from '#core/state';
import { byNumber, type HouseWide } from './view.ts';

/** The floor plan, a table a part. */
export const PLAN: HouseWide<PlannedTable> = {
  shape: PlannedTable,
  read: 'tables',
  ...byNumber(
    ({ plan }) => plan,
    (_, table) => table,
  ),
};
