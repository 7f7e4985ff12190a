import { evolveFund } from '#core/fund';
import { minus } from '#core/money';
import { bookAll } from './books.ts';
import type { BoxEvent, FeeTaken, MoneyEvent } from './events.ts';
import { type Appliers, numbered, update } from './evolve-base.ts';
import { changedBy, feesIn, NO_CHANGE, payerOf, putFund, standingFund } from './funds.ts';
import type { House } from './house.ts';

/** Funds, trays and boxes; every one of these events carries its own balanced bookings. */
export const MONEY_EVENTS: Appliers<MoneyEvent | BoxEvent> = {
  FundMoved: (house, event) => {
    const payer = payerOf(house, event.activity);
    const before = standingFund(house.funds, payer);
    const after = evolveFund(before, event.fund);
    putFund(house.funds, payer, after);
    bookAll(house.balances, event.bookings);
    noteFee(house, event, { before: before.carries, after: after.carries });
    return undefined;
  },
  FundAdjusted: (house, { activity, change, bookings }) => {
    const payer = payerOf(house, activity);
    putFund(house.funds, payer, changedBy(standingFund(house.funds, payer), change));
    bookAll(house.balances, bookings);
    return undefined;
  },
  TrayReimbursed: ({ balances }, { bookings }) => {
    bookAll(balances, bookings);
    return undefined;
  },
  BoxDropped: (house, { drop, table, activity, recorded }) => {
    house.drops.set(drop, { drop, table, activity, recorded });
    return numbered(house, 'drop', drop);
  },
  DropCounted: ({ drops, balances }, { drop, counted, bookings }) => {
    bookAll(balances, bookings);
    return update(drops, drop, before => ({ ...before, counted }));
  },
};

/** The round remembers its fees, so that they can be given back. */
const noteFee = (
  house: House,
  { activity, fund, cause }: Extract<MoneyEvent, { type: 'FundMoved' }>,
  carries: NonNullable<FeeTaken['carries']>,
): void => {
  if (fund.type !== 'FeesCollected' || cause.why !== 'fee' || cause.table === undefined) return;
  const { pools, toReserve: reserve, toDay, fromDay } = fund;
  const change = { ...NO_CHANGE, pools, reserve, daysFees: minus(toDay, fromDay) };
  const waits = Object.keys(fund.carries).length > 0 ? { carries } : {};
  const fee: FeeTaken = { activity, amount: feesIn(fund), change, ...waits };
  update(house.tables, cause.table, ({ round, ...before }) =>
    round === undefined ? before : { ...before, round: { ...round, fees: [...round.fees, fee] } },
  );
};
