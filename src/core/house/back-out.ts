import { accept, canonicalJson, type Decision } from '#core/base';
import { type Cents, formatAmount, minus, NOTHING, total } from '#core/money';
import {
  type Booking,
  booking,
  boxOf,
  CAGE,
  daysFeesAccount,
  PLAYERS,
  poolAccount,
  reserveAccount,
  reversed,
} from './books.ts';
import { inBox } from './boxes.ts';
import type { Context } from './context.ts';
import type { Cause, FundChange, HouseEvent } from './events.ts';
import { awardNumbered, callsAt, type KnownAward, offeredNamed, tableInRound } from './find.ts';
import { type Money, moneyOf, payerOf } from './funds.ts';
import type { HouseView } from './house.ts';
import { bookingsOfPayment } from './payments.ts';
import { refuse } from './refusals.ts';
import { twoPeople } from './two-people.ts';

export type BackOutCommand =
  /** The slip becomes void and the award can be paid again. */
  | { readonly type: 'BackOutPayment'; readonly award: number; readonly reason: string }
  /** An award that is not paid yet goes back to the accounts that gave it. */
  | { readonly type: 'BackOutAward'; readonly award: number; readonly reason: string }
  /** The fees of the round under way go back to the players. */
  | { readonly type: 'BackOutFees'; readonly table: number; readonly reason: string };

/** Undoes what was recorded by mistake, by entries of its own: with a reason and two people. HSE-12 */
export const decideBackOut = (house: HouseView, command: BackOutCommand, context: Context): Decision<HouseEvent> => {
  if (command.reason.trim() === '') return refuse('words-missing', { what: 'The reason' }, 'HSE-12');
  const people = twoPeople(context, 'HSE-12; REG-A2');
  if (!people.ok) return people;
  const { reason } = command;
  const by = people.value;
  if (command.type === 'BackOutFees') return backOutFees(house, command.table, { why: 'back-out', reason, by });
  const found = awardNumbered(house, command.award);
  if (!found.ok) return found;
  return command.type === 'BackOutPayment'
    ? backOutPayment(found.value, reason, by)
    : backOutAward(house, found.value, reason, by);
};

const backOutPayment = ({ award }: KnownAward, reason: string, by: readonly string[]): Decision<HouseEvent> => {
  if (award.payment === undefined) return refuse('award-not-paid', { award: award.award }, 'HSE-12');
  const { slip, method } = award.payment;
  const bookings = reversed(bookingsOfPayment(award, method));
  return accept({ type: 'PaymentBackedOut', award: award.award, slip, reason, by, bookings });
};

const backOutAward = (
  house: HouseView,
  { award, activity }: KnownAward,
  reason: string,
  by: readonly string[],
): Decision<HouseEvent> => {
  if (award.claim.state === 'paid') return refuse('payment-first', { award: award.award }, 'HSE-12');
  if (award.claim.state === 'forfeited') return refuse('award-forfeited', { award: award.award }, 'HSE-12');
  const found = offeredNamed(house, activity.id);
  if (!found.ok) return found;
  const money = moneyOf(house);
  const cause = { why: 'back-out', award: award.award, reason, by } as const;
  const rule = { activity, offering: found.value.offered.offering };
  const moved = money.move(rule, { type: 'ReturnPrize', given: award.source }, cause);
  if (!moved.ok) return moved;
  return accept(...money.events, { type: 'AwardBackedOut', award: award.award, reason, by });
};

const backOutFees = (house: HouseView, table: number, cause: Cause): Decision<HouseEvent> => {
  const found = tableInRound(house, table);
  if (!found.ok) return found;
  const { fees, round } = found.value.round;
  if (fees.length === 0) return refuse('no-fees-taken', { table }, 'HSE-12');
  const pending = callsAt(house, { table }).length;
  if (pending > 0) return refuse('calls-pending', { table, calls: pending }, 'HSE-12');
  const money = moneyOf(house);
  for (const { activity, amount, change, carries } of fees.toReversed()) {
    const inRound = total(fees.filter(fee => fee.activity === activity).map(fee => fee.amount));
    const isAsLeft = carries === undefined || isSame(money.fund(activity).carries, carries.after);
    if (inBox(house, activity, table) < inRound || !isAsLeft || !isStillThere(money, activity, change)) {
      return refuse('fees-moved-on', { activity, amount: formatAmount(amount) }, 'HSE-12');
    }
    const account = boxOf(activity, table);
    const back = [...feesBack(house, activity, change), ...booking(account, CAGE, amount)];
    const undone = { ...negated(change), ...(carries === undefined ? {} : { carries: carries.before }) };
    money.adjust(activity, undone, { ...cause, table, round }, back);
  }
  const activities = [...new Set(fees.map(({ activity }) => activity))];
  const undone = activities.map((activity): HouseEvent => ({ type: 'FeesBackedOut', table, activity }));
  return accept(...money.events, ...undone);
};

/** Parts of a cent that a later fee has used cannot be taken out again. */
const isSame = (a: object, b: object): boolean => canonicalJson(a) === canonicalJson(b);

const isStillThere = (money: Money, activity: string, { pools, reserve, daysFees }: FundChange): boolean => {
  const fund = money.fund(activity);
  const inPools = Object.entries(pools).every(([key, part]) => (fund.pools[key] ?? NOTHING) >= part);
  return inPools && fund.reserve >= reserve && fund.daysFees >= daysFees;
};

const feesBack = (house: HouseView, activity: string, change: FundChange): readonly Booking[] => {
  const { reserveOf } = payerOf(house, activity);
  const day = daysFeesAccount(activity);
  return [
    ...Object.entries(change.pools).flatMap(([key, part]) => booking(poolAccount(activity, key), PLAYERS, part)),
    ...booking(reserveAccount(reserveOf), PLAYERS, change.reserve),
    ...(change.daysFees < 0
      ? booking(PLAYERS, day, minus(NOTHING, change.daysFees))
      : booking(day, PLAYERS, change.daysFees)),
  ];
};

const negated = ({ pools, reserve, advance, daysFees }: FundChange): FundChange => {
  const less = (amount: Cents): Cents => minus(NOTHING, amount);
  return {
    pools: Object.fromEntries(Object.entries(pools).map(([key, part]) => [key, less(part)])),
    reserve: less(reserve),
    advance: less(advance),
    daysFees: less(daysFees),
  };
};
