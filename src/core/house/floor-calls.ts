import { accept, type Decision } from '#core/base';
import type { Context } from './context.ts';
import type { HouseEvent } from './events.ts';
import { openTable } from './find.ts';
import type { HouseView, MomentText } from './house.ts';
import { momentText } from './moments.ts';
import { refuse } from './refusals.ts';

/** A table that waits for somebody of the floor. */
export type FloorCall = { readonly table: number; readonly at: MomentText; readonly by: string };

export type FloorCallCommand =
  | { readonly type: 'CallFloor'; readonly table: number }
  /** Somebody has come, or the dealer takes the call back. */
  | { readonly type: 'AnswerFloor'; readonly table: number };

/** A table calls the floor once, until somebody has come. HSE-18 */
export const decideFloorCalls = (
  house: HouseView,
  { type, table }: FloorCallCommand,
  { now, actor }: Context,
): Decision<HouseEvent> => {
  const isCalled = house.floorCalls.has(table);
  if (type === 'AnswerFloor') {
    if (!isCalled) return refuse('floor-not-called', { table }, 'HSE-18');
    return accept({ type: 'FloorAnswered', table, by: actor.id });
  }
  const open = openTable(house, table);
  if (!open.ok) return open;
  if (isCalled) return refuse('floor-already-called', { table }, 'HSE-18');
  return accept({ type: 'FloorCalled', table, at: momentText(now), by: actor.id });
};
