import { type Answer, answer } from '#core/base';
import { type Beside, committedOn, type HouseView, promotionsOf, refuse, running } from '#core/state';
import { DRAWING } from '../drawing/feature.ts';
import { drawingRule, takePrizeUp } from '../drawing/index.ts';
import type { Stake } from './shape.ts';

/**
 * A contest is held for a prize that was drawn, once. Where the drawing runs in this house, the prize is marked as
 * taken up; a house that draws elsewhere answers for it. LAD-1
 */
export const takenUp = (
  house: HouseView,
  activity: string,
  { player, stake }: { readonly player: string; readonly stake: Stake },
): Answer<readonly Beside[]> => {
  const prize = { player, ...(stake.type === 'money' ? { amount: stake.amount } : {}) };
  let answered: Answer<readonly Beside[]> = answer([]);
  for (const one of promotionsOf(house, DRAWING, activity)) {
    const open = committedOn(house, one);
    if (open !== undefined) return refuse('entries-closed', { promotion: one.promotion, draw: open.draw }, 'LOT-2');
    const found = running(house, activity);
    if (!found.ok) return found;
    const rule = drawingRule(found.value.activity, found.value.offered.offering);
    if (!rule.ok) return rule;
    const taken = takePrizeUp(rule.value, one.state, prize);
    if (taken.ok) return answer([{ one, events: taken.events }]);
    answered = taken;
  }
  return answered;
};
