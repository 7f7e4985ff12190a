import type { HouseEvent } from '#core/house';
import { type Cents, total } from '#core/money';

/** What closing a gaming day books in a fund, by its reason. HSE-14 */
export const DAY_WHYS = ['admin-fee', 'reimbursement', 'daily-increase', 'unclaimed'] as const;
export type DayWhy = (typeof DAY_WHYS)[number];
export type DayBooking = { readonly activity: string; readonly why: DayWhy; readonly amount: Cents };

/** For each reason the account on which its money is counted, by the begin of its key. */
const COUNTED_ON: Readonly<Record<DayWhy, readonly [end: 'from' | 'to', account: string]>> = {
  'admin-fee': ['to', 'admin-income:'],
  reimbursement: ['to', 'advance:'],
  'daily-increase': ['to', 'pool:'],
  unclaimed: ['from', 'prizes-payable:'],
};

/** A line for each fund and reason, in the order in which they are booked. */
export const dayBooks = (events: readonly HouseEvent[]): readonly DayBooking[] => {
  const lines = events.flatMap(event => {
    if (event.type !== 'FundMoved' && event.type !== 'FundAdjusted') return [];
    const { activity, cause, bookings } = event;
    const why = DAY_WHYS.find(one => one === cause.why);
    if (why === undefined) return [];
    const [end, account] = COUNTED_ON[why];
    const own = bookings.filter(([from, to]) => (end === 'from' ? from : to).startsWith(account));
    return [{ activity, why, amount: total(own.map(([, , amount]) => amount)) }];
  });
  return [...Map.groupBy(lines, ({ activity, why }) => `${why} ${activity}`).values()].map(group => ({
    ...group[0]!, // No group is empty.
    amount: total(group.map(({ amount }) => amount)),
  }));
};
