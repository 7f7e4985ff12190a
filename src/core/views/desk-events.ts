import type { HouseView, PromotionOf } from '#core/house';
import type { FinalTable, FirstRound, KeyResult } from '#core/mechanisms/car-giveaway';
import type { ShownStage } from '#core/mechanisms/car-giveaway/terms';
import { secondStageOf } from '#core/mechanisms/car-giveaway/terms';
import { type Contest, contestRule, holding, SIDES } from '#core/mechanisms/gamble-up';
import type { Cents } from '#core/money';
import type { Activity, Offering } from '#core/rulebook';
import { activityOf, prizeNames } from '#core/state';

/** Climbs a ladder, tries keys: how it stands for the desk. */
export type EventDesk =
  | {
      readonly type: 'gamble-up';
      readonly player: string;
      /** From the prize itself to the top: money, or the thing of that step. */
      readonly steps: readonly LadderStep[];
      /** Everything a hand may come to. */
      readonly results: readonly string[];
      readonly contest: Contest;
    }
  | {
      readonly type: 'car-giveaway';
      readonly stage: ShownStage;
      /** Who has won a pass in the drawings of this house. */
      readonly passes: readonly string[];
      readonly keys?: KeyResult;
      readonly first?: FirstRound;
      readonly final?: FinalTable;
    }
  | { readonly type: 'other' };

export type LadderStep = { readonly multiple: number; readonly holds: Cents | string };

type Ruled = { readonly activity: Activity; readonly offering: Offering };
export const NOTHING_TO_RUN: EventDesk = { type: 'other' };

/** The rule under which a promotion runs; nothing where its activity is offered no more. */
const ruled = (house: HouseView, id: string): Ruled | undefined => {
  const [activity, offered] = [activityOf(house, id), house.offerings.get(id)];
  return activity === undefined || offered === undefined ? undefined : { activity, offering: offered.offering };
};

export const gambleUpDesk = (house: HouseView, { activity, posted, state }: PromotionOf<'gamble-up'>): EventDesk => {
  const rule = ruled(house, activity);
  const found = rule && contestRule(rule.activity, posted.stake);
  if (found === undefined || !found.ok) return NOTHING_TO_RUN;
  const { multiples, jumps, replays } = found.value.ladder;
  const steps = [1, ...multiples].map(multiple => ({
    multiple,
    holds: holding(found.value, { ...state, multiple }),
  }));
  return { type: 'gamble-up', player: posted.player, steps, results: [...SIDES, ...replays, ...jumps], contest: state };
};

export const carGiveawayDesk = (house: HouseView, { activity, state }: PromotionOf<'car-giveaway'>): EventDesk => {
  const known = activityOf(house, activity);
  const found = known && secondStageOf(known);
  if (found === undefined) return NOTHING_TO_RUN;
  const { mechanism: _, drawn: _drawn, chart: _chart, ...stage } = found;
  const passes = [...house.promotions.values()].flatMap(one =>
    one.activity === activity && one.mechanism === 'drawing' ? one.state.wins.map(({ player }) => player) : [],
  );
  const named = stage.type === 'keys' ? { ...stage, prize: prizeNames(house, activity)(stage.prize) } : stage;
  return { type: 'car-giveaway', stage: named, passes: [...new Set(passes)], ...state };
};
