import { accept, canonicalJson } from '#core/base';
import { ACCOUNT } from '#core/ledger';
import { type Cents, formatAmount, minus, NOTHING, total } from '#core/money';
import {
  type Booking,
  backingOut,
  booking,
  type Cause,
  callsAt,
  type Decide,
  type FundChange,
  type HouseView,
  type Money,
  type MoneyEvent,
  moneyOf,
  type OfType,
  payerOf,
  tableInRound,
} from '#core/state';
import { inBox } from '../boxes/index.ts';
import { refuse } from './refusals.ts';
import type { RoundCommand, RoundEvent } from './shape.ts';

/** Gives back the fees of a round that was started by mistake. HSE-12 */
export const backOutFees: Decide<OfType<RoundCommand, 'BackOutFees'>, RoundEvent | MoneyEvent> = (
  house,
  { table, reason },
  context,
) => {
  const people = backingOut(reason, context);
  if (!people.ok) return people;
  const cause: Cause = { why: 'back-out', reason, by: people.value };
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
    const account = ACCOUNT.box(activity, table);
    const back = [...feesBack(house, activity, change), ...booking(account, ACCOUNT.cage, amount)];
    const undone = { ...negated(change), ...(carries === undefined ? {} : { carries: carries.before }) };
    money.adjust(activity, undone, { ...cause, table, round }, back);
  }
  const activities = [...new Set(fees.map(({ activity }) => activity))];
  const undone = activities.map((activity): RoundEvent => ({ type: 'FeesBackedOut', table, activity }));
  return accept<RoundEvent | MoneyEvent>(...money.events, ...undone);
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
  const day = ACCOUNT.daysFees(activity);
  return [
    ...Object.entries(change.pools).flatMap(([key, part]) =>
      booking(ACCOUNT.pool(activity, key), ACCOUNT.players, part),
    ),
    ...booking(ACCOUNT.reserve(reserveOf), ACCOUNT.players, change.reserve),
    ...(change.daysFees < 0
      ? booking(ACCOUNT.players, day, minus(NOTHING, change.daysFees))
      : booking(day, ACCOUNT.players, change.daysFees)),
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
