import { minus } from '#core/money';
import {
  type Appliers,
  bookAll,
  changedBy,
  type FeeTaken,
  feesIn,
  fundAfter,
  type House,
  type MoneyEvent,
  NO_CHANGE,
  type OfType,
  payerOf,
  putFund,
  standingFund,
  update,
} from '#core/state';

/** Funds; every one of these events carries its own balanced bookings. */
export const MONEY_EVENTS: Appliers<MoneyEvent> = {
  FundMoved: (house, event) => {
    const payer = payerOf(house, event.activity);
    const before = standingFund(house.funds, payer);
    const after = fundAfter(before, event.fund);
    putFund(house.funds, payer, after);
    bookAll(house.balances, event.bookings);
    noteFee(house, event, { before: before.carries, after: after.carries });
    return undefined;
  },
  FundAdjusted: (house, { activity, change, bookings }) => {
    const payer = payerOf(house, activity);
    putFund(house.funds, payer, changedBy(standingFund(house.funds, payer), change));
    return bookAll(house.balances, bookings);
  },
};

/** The round remembers its fees, so that they can be given back. */
const noteFee = (
  house: House,
  { activity, fund, cause }: OfType<MoneyEvent, 'FundMoved'>,
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
