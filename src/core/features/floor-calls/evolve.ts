import { type Appliers, put, remove } from '#core/state';
import type { FloorCallEvent } from './shape.ts';

/** Tables that wait for the floor. */
export const FLOOR_CALL_EVENTS: Appliers<FloorCallEvent> = {
  FloorCalled: ({ floorCalls }, { type: _, ...call }) => put(floorCalls, call.table, call),
  FloorAnswered: ({ floorCalls }, { table }) => remove(floorCalls, [table]),
};
