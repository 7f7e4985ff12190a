import { given } from '#core/base';
import { reseedOf } from '#core/fund';
import { type HouseView, moneyOfGift, type Win } from '#core/house';
import type { Cents } from '#core/money';
import { poolsInForce } from '#core/rulebook';
import { activityOf, labelOf, nameOf } from '#core/state';
import { byNumber, type View } from './view.ts';

/** A win as signs announce it: the position, the amount and the new base, and nobody's name. REG-M8 */
export type WinnerView = {
  readonly award: number;
  readonly activity: string;
  readonly name: string;
  readonly table?: number;
  readonly seat?: number;
  readonly hand?: string;
  readonly share?: NonNullable<Win['share']>;
  readonly gives: Win['gives'];
  readonly amount: Cents;
  readonly wonAt: string;
  /** What each meter that paid of it starts again with. */
  readonly startsAgain: readonly { readonly pool: string; readonly amount: Cents }[];
};

export const WINNERS: View<WinnerView> = byNumber(
  ({ wins }) => wins,
  (house, win) => ({
    award: win.award,
    activity: win.activity,
    name: nameOf(house, win.activity),
    ...given('table', win.table),
    ...given('seat', win.seat),
    ...given('hand', win.row === undefined ? undefined : labelOf(house, win.activity, win.row)),
    ...given('share', win.share),
    gives: win.gives,
    amount: moneyOfGift(win.gives),
    wonAt: win.wonAt,
    startsAgain: startsAgain(house, win),
  }),
);

const startsAgain = (house: HouseView, { activity: id, pools }: Win): WinnerView['startsAgain'] => {
  const activity = activityOf(house, id);
  const offering = house.offerings.get(id)?.offering;
  if (activity === undefined || offering === undefined) return [];
  const inForce = poolsInForce(activity, offering);
  return pools.flatMap(pool => {
    const terms = inForce[pool];
    return terms === undefined ? [] : [{ pool, amount: reseedOf({ activity, offering }, pool, terms) }];
  });
};
