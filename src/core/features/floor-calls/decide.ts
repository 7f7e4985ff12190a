import { accept } from '#core/base';
import { type Deciders, momentText, openTable } from '#core/state';
import { refuse } from './refusals.ts';
import type { FloorCallCommand, FloorCallEvent } from './shape.ts';

/** A table calls the floor once, until somebody has come. HSE-18 */
export const FLOOR_CALL_COMMANDS: Deciders<FloorCallCommand, FloorCallEvent> = {
  CallFloor: (house, { table }, { now, actor }) => {
    const open = openTable(house, table);
    if (!open.ok) return open;
    if (house.floorCalls.has(table)) return refuse('floor-already-called', { table }, 'HSE-18');
    return accept({ type: 'FloorCalled', table, at: momentText(now), by: actor.id });
  },

  AnswerFloor: ({ floorCalls }, { table }, { actor }) =>
    floorCalls.has(table)
      ? accept({ type: 'FloorAnswered', table, by: actor.id })
      : refuse('floor-not-called', { table }, 'HSE-18'),
};
