import { defined } from '#core/base';
import { reseedOf } from '#core/fund';
import { type HouseView, metersOfGame, moneyOfGift } from '#core/house';
import { Amount } from '#core/money';
import { type Activity, poolsInForce } from '#core/rulebook';
import { described, list, named, type Of, object, optional, Text, yes } from '#core/shape';
import { activityOf, labelOf, nameOf, Win } from '#core/state';
import { byNumber, type HouseWide } from './view.ts';

const { row: _row, pools: _pools, ...WIN } = Win.fields;
/** The position, the amount and the new base. REG-M8 */
const WinnerView = named(
  'WinnerView',
  object({
    ...WIN,
    name: Text,
    hand: optional(Text),
    amount: Amount,
    isOfMeter: described(yes, 'A meter gave of it.'),
    startsAgain: described(
      list(object({ pool: Text, amount: Amount })),
      'What a meter that was won whole starts again with; one that gave a part goes on with the rest.',
    ),
  }),
  'A win as signs announce it. Nobody is named.',
);
export type WinnerView = Of<typeof WinnerView>;

export const WINNERS: HouseWide<WinnerView> = {
  shape: WinnerView,
  read: 'meters',
  ...byNumber(
    ({ wins }) => wins,
    (house, { row, pools, ...win }) => ({
      ...win,
      name: nameOf(house, win.activity),
      ...defined({ hand: row === undefined ? undefined : labelOf(house, win.activity, row) }),
      amount: moneyOfGift(win.gives),
      isOfMeter: pools.length > 0,
      startsAgain: startsAgain(house, win.activity, row, pools),
    }),
  ),
};

const startsAgain = (
  house: HouseView,
  id: string,
  row: string | undefined,
  pools: readonly string[],
): WinnerView['startsAgain'] => {
  if (house.games.has(id)) return resetsOf(house, id, row, pools);
  const activity = activityOf(house, id);
  const offering = house.offerings.get(id)?.offering;
  if (activity === undefined || offering === undefined || !isWhole(activity, row)) return [];
  const inForce = poolsInForce(activity, offering);
  return pools.flatMap(pool => {
    const terms = inForce[pool];
    return terms === undefined ? [] : [{ pool, amount: reseedOf({ activity, offering }, pool, terms) }];
  });
};

/** A hand of a table game that wins all of a meter. */
const resetsOf = (
  house: HouseView,
  game: string,
  row: string | undefined,
  pools: readonly string[],
): WinnerView['startsAgain'] =>
  metersOfGame(house, game)
    .filter(({ meter, pays }) => pools.includes(meter) && pays.some(one => one.row === row && one.percent === 100))
    .map(({ meter, reset }) => ({ pool: meter, amount: reset }));

/** A hand that wins all of a meter; a fixed amount or a percentage leaves the rest in it. */
const isWhole = ({ charts }: Activity, key: string | undefined): boolean => {
  const prize = charts.flatMap(({ rows }) => rows).find(row => row.key === key)?.prize;
  return prize?.type === 'meter' && prize.percent === 100;
};
