import { type Answer, answer } from '#core/base';
import { drawingRule, takePrizeUp } from '#core/mechanisms/drawing';
import type { Context } from '../context.ts';
import type { HouseEvent } from '../events.ts';
import type { HouseView } from '../house.ts';
import { momentText } from '../moments.ts';
import { committedOn } from './draws.ts';
import { running } from './move.ts';
import type { PostedIn } from './promotion.ts';
import { refuse } from './refusals.ts';

/**
 * A contest is held for a prize that was drawn, once. Where the drawing runs in this house, the prize is marked as
 * taken up; a house that draws elsewhere answers for it. LAD-1
 */
export const takenUp = (
  house: HouseView,
  activity: string,
  { player, stake }: PostedIn<'gamble-up'>,
  { now, actor }: Context,
): Answer<readonly HouseEvent[]> => {
  const drawings = [...house.promotions.values()].filter(one => one.activity === activity);
  const prize = { player, ...(stake.type === 'money' ? { amount: stake.amount } : {}) };
  let answered: Answer<readonly HouseEvent[]> = answer([]);
  for (const one of drawings) {
    if (one.mechanism !== 'drawing') continue;
    const open = committedOn(house, one);
    if (open !== undefined) return refuse('entries-closed', { promotion: one.promotion, draw: open.draw }, 'LOT-2');
    const found = running(house, activity);
    if (!found.ok) return found;
    const rule = drawingRule(found.value.activity, found.value.offered.offering);
    if (!rule.ok) return rule;
    const taken = takePrizeUp(rule.value, one.state, prize);
    const base = {
      promotion: one.promotion,
      activity,
      mechanism: 'drawing',
      at: momentText(now),
      by: actor.id,
    } as const;
    if (taken.ok) return answer([{ type: 'PromotionMoved', ...base, events: taken.events, bookings: [] }]);
    answered = taken;
  }
  return answered;
};
