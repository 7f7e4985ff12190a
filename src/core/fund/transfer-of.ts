import { type Account, type Movement, type Transfer, transfer } from '#core/ledger';
import { type Cents, least, minus, total } from '#core/money';
import type { FundEvent, FundRule, Parts } from './fund.ts';

/** The same facts as bookings. Where another fund pays, its reserve is the one that moves. FND-10 */
export const transferOf = (rule: FundRule, event: FundEvent): Transfer =>
  transfer(event.type, movementsOf(rule, event));

const movementsOf = (rule: FundRule, event: FundEvent): readonly Movement[] => {
  const { pool, reserve, advance, daysFees, adminIncome, payable } = accountsOf(rule);
  const toPools = (parts: Parts): readonly Target[] =>
    Object.entries(parts).map(([key, amount]) => [pool(key), amount] as const);
  switch (event.type) {
    case 'PoolsSeeded':
      return flow(
        [
          [advance, event.advanced],
          [HOUSE, event.byHouse],
        ],
        toPools(event.pools),
      );
    case 'FeesCollected': {
      const targets = [...toPools(event.pools), [reserve, event.toReserve] as const, [daysFees, event.toDay] as const];
      const taken = minus(total(targets.map(([, amount]) => amount)), event.fromDay);
      return flow(
        [
          [PLAYERS, taken],
          [daysFees, event.fromDay],
        ],
        targets,
      );
    }
    case 'DayClosed':
      return [
        { from: daysFees, to: reserve, amount: event.dayToReserve },
        ...flow(
          [
            [daysFees, event.fromDay],
            [reserve, event.fromReserve],
            [advance, event.advanced],
            [HOUSE, event.byHouse],
          ],
          toPools(event.pools),
        ),
      ];
    case 'AdminFeeTaken':
      return [{ from: reserve, to: adminIncome, amount: event.fromReserve }];
    case 'PrizesPaid':
      return [
        ...toPools(event.pools),
        [reserve, event.fromReserve] as const,
        [advance, event.advanced] as const,
        [HOUSE, event.byHouse] as const,
      ].map(([from, amount]) => ({ from, to: payable, amount }));
    case 'PoolReseeded':
      return [
        { from: pool(event.pool), to: reserve, amount: event.keptToReserve },
        { from: reserve, to: pool(event.pool), amount: event.fromReserve },
        { from: advance, to: pool(event.pool), amount: event.advanced },
        { from: HOUSE, to: pool(event.pool), amount: event.byHouse },
      ];
    case 'HouseRepaid':
      return [{ from: reserve, to: advance, amount: event.amount }];
    case 'PoolRaised':
      return [
        { from: reserve, to: pool(event.pool), amount: event.fromReserve },
        { from: advance, to: pool(event.pool), amount: event.advanced },
        { from: HOUSE, to: pool(event.pool), amount: event.byHouse },
      ];
    case 'PayoutChanged':
      return [];
  }
};

const PLAYERS: Account = { type: 'players' };
const HOUSE: Account = { type: 'house' };

const accountsOf = ({ activity }: FundRule) => {
  const { source } = activity.funding;
  const own = activity.id;
  return {
    pool: (key: string): Account => ({ type: 'pool', activity: own, pool: key }),
    reserve: { type: 'reserve', activity: source.type === 'activity' ? source.id : own } satisfies Account,
    advance: { type: 'advance', activity: own } satisfies Account,
    daysFees: { type: 'days-fees', activity: own } satisfies Account,
    adminIncome: { type: 'admin-income', activity: own } satisfies Account,
    payable: { type: 'prizes-payable', activity: own } satisfies Account,
  };
};

type Target = readonly [account: Account, amount: Cents];

/** From the sources, in order, to the targets, in order, until both are through; their sums are equal. */
const flow = (sources: readonly Target[], targets: readonly Target[]): readonly Movement[] => {
  const movements: Movement[] = [];
  const wanted = targets.map(([to, amount]) => ({ to, amount }));
  for (const [from, available] of sources) {
    let left = available;
    for (const target of wanted) {
      const amount = least(left, target.amount);
      movements.push({ from, to: target.to, amount });
      left = minus(left, amount);
      target.amount = minus(target.amount, amount);
    }
  }
  return movements;
};
