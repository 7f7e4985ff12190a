import { type Answer, answer } from '#core/base';
import { type Beside, committedOn, type HouseView, promotionsOf, refuse, running } from '#core/state';
import { DRAWING } from '../drawing/feature.ts';
import { holderFact } from '../drawing/holder.ts';
import { drawingRule, takePrizeUp } from '../drawing/index.ts';
import { clauseIn } from '../drawing/rule.ts';
import type { DrawingEvent, Win } from '../drawing/shape.ts';
import { refuse as refuseLadder } from './refusals.ts';
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
    const { thing } = one.posted;
    // What was drawn decides: cash stays cash, a thing is followed by things. LAD-5
    if (taken.ok && stake.type === 'goods' && thing === undefined && isAmount(one.state.wins, taken.events))
      return refuseLadder('drawn-prize-is-money', { player: holderFact(player) }, clauseIn(rule.value));
    if (taken.ok && stake.type === 'money' && thing !== undefined)
      return refuseLadder('drawn-prize-is-thing', { player: holderFact(player), thing }, clauseIn(rule.value));
    if (taken.ok) return answer([{ one, events: taken.events }]);
    answered = taken;
  }
  return answered;
};

/** Whether the prize that was taken up is an amount. */
const isAmount = (wins: readonly Win[], events: readonly DrawingEvent[]): boolean =>
  events.some(
    event =>
      event.type === 'PrizeTakenUp' &&
      wins.some(({ ticket, prize }) => ticket === event.ticket && prize.amount !== undefined),
  );
