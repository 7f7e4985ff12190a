import { defined } from '#core/base';
import { type Cents, NOTHING } from '#core/money';
import { poolLabel, poolsInForce } from '#core/rulebook';
import { activityOf, type HouseView, nameOf } from '#core/state';

/** What the fund of an offering holds. */
export type FundView = {
  readonly pools: readonly { readonly pool: string; readonly label: string; readonly amount: Cents }[];
  readonly reserve: Cents;
  readonly advance: Cents;
  readonly reserveName?: string;
};

/** Every meter in force is there, also one that has nothing yet; a shared reserve is that of its owner. FND-12 */
export const fundView = (house: HouseView, key: string): FundView | undefined => {
  const offered = house.offerings.get(key);
  const activity = activityOf(house, key);
  if (offered === undefined || activity === undefined) return undefined;
  const fund = house.funds.get(key);
  const { reserveOf } = offered;
  return {
    pools: Object.keys(poolsInForce(activity, offered.offering)).map(pool => ({
      pool,
      label: poolLabel(activity, pool),
      amount: fund?.pools[pool] ?? NOTHING,
    })),
    reserve: house.funds.get(reserveOf)?.reserve ?? NOTHING,
    advance: fund?.advance ?? NOTHING,
    ...defined({ reserveName: reserveOf === key ? undefined : nameOf(house, reserveOf) }),
  };
};
