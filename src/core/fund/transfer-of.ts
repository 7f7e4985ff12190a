import { ACCOUNT, type Account, type Movement, type Transfer, transfer } from '#core/ledger';
import { type Cents, least, minus, NOTHING, total } from '#core/money';
import type { FundEvent, FundRule, LaidOut, Parts } from './fund.ts';
import { reserveBehind } from './reserve-behind.ts';

/** The same facts as bookings. Where another fund pays, its reserve is the one that moves. FND-10 */
export const transferOf = (rule: FundRule, event: FundEvent): Transfer =>
  transfer(event.type, movementsOf(rule, event));

const movementsOf = (rule: FundRule, event: FundEvent): readonly Movement[] => {
  const { id } = rule.activity;
  const pool = (key: string): Account => ACCOUNT.pool(id, key);
  const [reserve, daysFees] = [ACCOUNT.reserve(reserveBehind(rule.activity)), ACCOUNT.daysFees(id)];
  const inPools = (parts: Parts): readonly Part[] => Object.entries(parts).map(([key, amount]) => [pool(key), amount]);
  const ofHouse = ({ advanced, byHouse }: LaidOut): readonly Part[] => [
    [ACCOUNT.advance(id), advanced],
    [ACCOUNT.house, byHouse],
  ];
  switch (event.type) {
    case 'PoolsSeeded':
      return flow(ofHouse(event), inPools(event.pools));
    case 'FeesCollected': {
      const targets: readonly Part[] = [...inPools(event.pools), [reserve, event.toReserve], [daysFees, event.toDay]];
      const taken = minus(total(targets.map(([, amount]) => amount)), event.fromDay);
      const sources: readonly Part[] = [
        [ACCOUNT.players, taken],
        [daysFees, event.fromDay],
      ];
      return flow(sources, targets);
    }
    case 'DayClosed': {
      const sources: readonly Part[] = [[daysFees, event.fromDay], [reserve, event.fromReserve], ...ofHouse(event)];
      return [
        ...flow([[daysFees, event.dayToReserve]], [[reserve, event.dayToReserve]]),
        ...flow(sources, inPools(event.pools)),
      ];
    }
    case 'AdminFeeTaken': {
      const sources: readonly Part[] = [...inPools(event.pools), [reserve, event.fromReserve]];
      return sources.map(([from, amount]) => ({ from, to: ACCOUNT.adminIncome(id), amount }));
    }
    case 'PrizesPaid': {
      const sources: readonly Part[] = [...inPools(event.pools), [reserve, event.fromReserve], ...ofHouse(event)];
      return sources.map(([from, amount]) => ({ from, to: ACCOUNT.payable(id), amount }));
    }
    case 'PoolReseeded':
    case 'PoolRaised': {
      const sources: readonly Part[] = [[reserve, event.fromReserve], ...ofHouse(event)];
      const kept = event.type === 'PoolReseeded' ? event.keptToReserve : NOTHING;
      const raised = sources.map(([from, amount]) => ({ from, to: pool(event.pool), amount }));
      return [{ from: pool(event.pool), to: reserve, amount: kept }, ...raised];
    }
    case 'PrizeReturned': {
      const from = ACCOUNT.payable(event.of);
      const targets: readonly Part[] = [
        [ACCOUNT.advance(id), event.toAdvance],
        [ACCOUNT.house, event.toHouse],
        [reserve, event.toReserve],
        ...inPools(event.pools),
      ];
      return targets.map(([to, amount]) => ({ from, to, amount }));
    }
    case 'HouseRepaid':
      return [{ from: reserve, to: ACCOUNT.advance(id), amount: event.amount }];
    case 'PayoutChanged':
      return [];
  }
};

type Part = readonly [account: Account, amount: Cents];

/** From the sources, in order, to the targets, in order, until both are through; their sums are equal. */
const flow = (sources: readonly Part[], targets: readonly Part[]): readonly Movement[] => {
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
