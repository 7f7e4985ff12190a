import { answer } from '#core/base';
import { kindOf, promotionOf, RoundScenario, readRound } from '../conformance/index.ts';
import { boardOf } from './board.ts';
import { played } from './rounds.ts';

/** Kind `activity-round`: dealt, called, verified by the floor, agreed to by a second person, and read back. */
export const activityRound = kindOf(
  RoundScenario,
  async ({ activity, round, rounds, period, ...given }, journal, expect) => {
    const rule = promotionOf(activity, given.offering);
    const payer = await journal.scene.start(rule, given.fund ?? {});
    // A scenario that expects a refusal asks for nothing else.
    if (!payer.ok || expect['refused'] === true) return payer.ok ? answer({}) : payer;
    const stated = { rule, payer: payer.value, fundJson: given.fund };
    const isOfPeriod = period !== undefined || activity.settlement.period !== undefined;
    return isOfPeriod
      ? boardOf(journal, stated, (rounds ?? [round]).map(readRound), period)
      : played(journal, stated, readRound(round));
  },
);
