import { accept, type Decision } from '#core/base';
import { type Context, type HouseView, momentText, type OfType, openTable } from '#core/state';
import { refuse } from './refusals.ts';
import type { FloorCallCommand, FloorCallEvent } from './shape.ts';

/** A table calls the floor once, until somebody has come. HSE-18 */
export const callFloor = (
  house: HouseView,
  { table }: OfType<FloorCallCommand, 'CallFloor'>,
  { now, actor }: Context,
): Decision<FloorCallEvent> => {
  const open = openTable(house, table);
  if (!open.ok) return open;
  if (house.floorCalls.has(table)) return refuse('floor-already-called', { table }, 'HSE-18');
  return accept({ type: 'FloorCalled', table, at: momentText(now), by: actor.id });
};

export const answerFloor = (
  { floorCalls }: HouseView,
  { table }: OfType<FloorCallCommand, 'AnswerFloor'>,
  { actor }: Context,
): Decision<FloorCallEvent> =>
  floorCalls.has(table)
    ? accept({ type: 'FloorAnswered', table, by: actor.id })
    : refuse('floor-not-called', { table }, 'HSE-18');
