import { choice, list, type Of, Text } from '#core/shape';
import { PlannedTable } from '#core/state';
import { MomentText } from '#core/time';

export const RoomCommand = choice({
  /** All tables of the floor plan, with their places and games; it replaces the plan before. */
  DrawPlan: { tables: list(PlannedTable, { max: 384 }) },
  /** Opens every table that the plan opens and that is closed. */
  OpenRoom: {},
});
export type RoomCommand = Of<typeof RoomCommand>;

/** On disk forever, like all events: add a member or an optional field; never rename or reuse one. */
export const RoomEvent = choice({
  PlanDrawn: { tables: list(PlannedTable), by: Text, at: MomentText },
});
export type RoomEvent = Of<typeof RoomEvent>;
