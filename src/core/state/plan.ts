import { exactly, type Of, object, optional, Text, Whole, whole } from '#core/shape';
import { TableGame } from './table.ts';

/** The floor plan is a grid of so many squares across and down. */
export const PLAN_SIZE = { across: 24, down: 16 } as const;
export const PLAN_SEATS_MAX = 12;

/** A table where it stands, and what it deals when the room opens. OPH-3 */
export const PlannedTable = object({
  table: Whole,
  pit: optional(Text),
  across: whole({ min: 0, max: PLAN_SIZE.across - 1 }),
  down: whole({ min: 0, max: PLAN_SIZE.down - 1 }),
  seats: whole({ min: 1, max: PLAN_SEATS_MAX }),
  plays: TableGame,
  /** It opens with the room. */
  opens: optional(exactly(true)),
});
export type PlannedTable = Of<typeof PlannedTable>;
