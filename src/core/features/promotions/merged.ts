import { accept, type Decision } from '#core/base';
import type { HouseView, MergedPeople } from '#core/state';
import { mechanismOf } from '../../mechanisms/features.ts';
import type { PromotionEvent } from './shape.ts';

/** What a merge of two members changes in everything that runs, or what has to be settled before. CLB-4 */
export const mergedInPromotions = (
  { promotions }: HouseView,
  { from, into, by: people, at }: MergedPeople,
): Decision<PromotionEvent> => {
  const moves: PromotionEvent[] = [];
  const [by, second] = people;
  for (const { promotion, activity, mechanism, state } of promotions.values()) {
    const decided = mechanismOf(mechanism).merges?.(state, { from, into, promotion }) ?? accept();
    if (!decided.ok) return decided;
    const { events } = decided;
    const moved = { type: 'PromotionMoved', promotion, activity, mechanism, events, at, by, second, bookings: [] };
    // The mechanism has answered with events of its own.
    if (events.length > 0) moves.push(moved as PromotionEvent);
  }
  return accept(...moves);
};
