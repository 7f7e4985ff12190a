import { given } from '#core/base';
import { type HouseView, isDrawnByComputer, type PromotionOf } from '#core/house';
import type { FinalTable, FirstRound, KeyResult } from '#core/mechanisms/car-giveaway';
import type { ShownStage } from '#core/mechanisms/car-giveaway/terms';
import { secondStageOf } from '#core/mechanisms/car-giveaway/terms';
import { cardWheelTermsOf } from '#core/mechanisms/card-wheel/terms';
import { type Contest, contestRule, holding, SIDES } from '#core/mechanisms/gamble-up';
import type { TableDrawTerms } from '#core/mechanisms/table-drawing/terms';
import { tableDrawTermsOf } from '#core/mechanisms/table-drawing/terms';
import type { CardTurn, HandPrizes } from '#core/mechanisms/wheel';
import type { Cents } from '#core/money';
import type { Activity, Offering } from '#core/rulebook';
import { activityOf, prizeNames } from '#core/state';

/** Spins five cards, climbs a ladder, tries keys, draws tables: how it stands for the desk. */
export type EventDesk =
  | {
      readonly type: 'card-wheel';
      readonly isByComputer: boolean;
      /** How many different cards make the hand. */
      readonly cards: number;
      readonly prizes: HandPrizes;
      readonly valueAwards: readonly string[];
      /** Who spins, or spun last. */
      readonly player?: string;
      readonly turn: CardTurn;
      readonly spinners: number;
    }
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
  | {
      readonly type: 'table-drawing';
      readonly gives: TableDrawTerms['gives'];
      /** What everybody at the table may be given, where it is a thing. */
      readonly items: readonly string[];
      readonly valueAwards: readonly string[];
      readonly draws: number;
      readonly last?: NonNullable<PromotionOf<'table-drawing'>['state']['last']>;
    }
  | { readonly type: 'other' };

export type LadderStep = { readonly multiple: number; readonly holds: Cents | string };

type Ruled = { readonly activity: Activity; readonly offering: Offering };
const NOTHING_TO_RUN: EventDesk = { type: 'other' };

/** The rule under which a promotion runs; nothing where its activity is offered no more. */
const ruled = (house: HouseView, id: string): Ruled | undefined => {
  const [activity, offered] = [activityOf(house, id), house.offerings.get(id)];
  return activity === undefined || offered === undefined ? undefined : { activity, offering: offered.offering };
};

export const cardWheelDesk = (house: HouseView, one: PromotionOf<'card-wheel'>): EventDesk => {
  const rule = ruled(house, one.activity);
  const terms = rule && cardWheelTermsOf(rule.activity, rule.offering);
  if (terms === undefined) return NOTHING_TO_RUN;
  const { called: _, awards: _awards, ...stands } = one.state;
  return {
    type: 'card-wheel',
    isByComputer: isDrawnByComputer(house, one),
    cards: terms.cards,
    ...one.posted,
    ...stands,
  };
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

export const tableDrawingDesk = (house: HouseView, one: PromotionOf<'table-drawing'>): EventDesk => {
  const rule = ruled(house, one.activity);
  const terms = rule && tableDrawTermsOf(rule.activity, rule.offering);
  if (rule === undefined || terms === undefined) return NOTHING_TO_RUN;
  const { gives } = terms;
  const prize = gives.type === 'spin' ? undefined : rule.activity.prizes.find(({ key }) => key === gives.prize);
  const items = gives.type === 'item' ? (prize?.forms ?? []) : [];
  const { draws, last } = one.state;
  return { type: 'table-drawing', gives, items, valueAwards: one.posted.valueAwards, draws, ...given('last', last) };
};
