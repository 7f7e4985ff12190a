import { given } from '#core/base';
import { type HouseView, isDrawnByComputer, type PromotionOf } from '#core/house';
import { cardWheelTermsOf } from '#core/mechanisms/card-wheel/terms';
import type { TableDrawTerms } from '#core/mechanisms/table-drawing/terms';
import { tableDrawTermsOf } from '#core/mechanisms/table-drawing/terms';
import type { CardTurn, HandPrizes } from '#core/mechanisms/wheel';
import type { Activity, Offering } from '#core/rulebook';
import { activityOf } from '#core/state';

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
      readonly type: 'table-drawing';
      readonly gives: TableDrawTerms['gives'];
      /** What everybody at the table may be given, where it is a thing. */
      readonly items: readonly string[];
      readonly valueAwards: readonly string[];
      readonly draws: number;
      readonly last?: NonNullable<PromotionOf<'table-drawing'>['state']['last']>;
    }
  | { readonly type: 'other' };

type Ruled = { readonly activity: Activity; readonly offering: Offering };
export const NOTHING_TO_RUN: EventDesk = { type: 'other' };

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
