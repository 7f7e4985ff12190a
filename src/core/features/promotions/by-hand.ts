import { accept, type Decision } from '#core/base';
import {
  type Context,
  committedOn,
  type HouseView,
  type Named,
  type Promotion,
  refuse as refuseAtHouse,
  twoPeople,
} from '#core/state';
import { mechanismOf } from '../../mechanisms/features.ts';
import { drawBase } from './draws.ts';
import { moved, standing } from './move.ts';
import { drawnTimesObjection } from './posted-times.ts';
import { refuse } from './refusals.ts';
import type { PromotionHappens } from './shape.ts';

/**
 * What a promotion is asked by a person. A command that says what came out of a drum, off the balls or on a wheel is a
 * draw: two people have seen it, and it has its number. LOT-7
 */
export const asked = (
  house: HouseView,
  promotion: Promotion,
  command: Named,
  context: Context,
): Decision<PromotionHappens> => {
  const { promotion: key, mechanism, posted } = promotion;
  const open = committedOn(house, promotion);
  if (open !== undefined) return refuseAtHouse('entries-closed', { promotion: key, draw: open.draw }, 'LOT-2');
  const { byHand, computed } = mechanismOf(mechanism);
  const drawn = byHand?.(command);
  if (drawn === undefined) return moved(house, promotion, command, context);
  const stands = standing(house, promotion);
  if (!stands.ok) return stands;
  if (computed?.isSo(stands.value.rules, posted) === true)
    return refuse('drawn-by-computer', { promotion: key }, 'LOT-3');
  const early = drawnTimesObjection(house, stands.value, promotion, context);
  if (early !== undefined) return early;
  const done = moved(house, promotion, command, context);
  if (!done.ok) return done;
  const people = twoPeople(context, 'LOT-7');
  if (!people.ok) return people;
  const base = drawBase(house, promotion, people.value, context.now);
  return accept({ type: 'DrawWitnessed', ...base, drawn }, ...done.events);
};
