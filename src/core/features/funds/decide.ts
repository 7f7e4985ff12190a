import { accept, type Decision, type Refusal } from '#core/base';
import { ACCOUNT, type Account } from '#core/ledger';
import { type Cents, formatAmount, minus, NOTHING } from '#core/money';
import { poolsInForce } from '#core/rulebook';
import {
  type Booking,
  booking,
  type Context,
  type FundChange,
  type HouseView,
  type MoneyEvent,
  moneyOf,
  NO_CHANGE,
  type OfferedActivity,
  offeredNamed,
  payerOf,
  refuse as refuseAtHouse,
  twoPeople,
} from '#core/state';
import { refuse } from './refusals.ts';
import type { CorrectionCommand, FundStanding } from './shape.ts';

/** Amounts that no rule gives: the beginning of a fund, and the documented correction of a malfunction. HSE-15 */
export const setFund = (house: HouseView, command: CorrectionCommand, context: Context): Decision<MoneyEvent> => {
  const found = offeredNamed(house, command.activity);
  if (!found.ok) return found;
  const people = twoPeople(context, 'HSE-15; REG-A2');
  if (!people.ok) return people;
  const objection = stateObjection(house, found.value, command) ?? amountObjection(found.value, command.holds);
  if (objection !== undefined) return objection;
  const { id } = found.value.activity;
  const money = moneyOf(house);
  const change = changeTo(money.fund(id), command.holds);
  const isTakeOver = command.type === 'TakeOverFund';
  const cause = isTakeOver
    ? ({ why: 'take-over', by: people.value } as const)
    : ({ why: 'correction', reason: command.reason, by: people.value } as const);
  // Money that ran before came from the players; what a malfunction has cost or made is the house's.
  money.adjust(id, change, cause, bookingsFor(house, id, change, isTakeOver ? ACCOUNT.players : ACCOUNT.house));
  return accept(...money.events);
};

const stateObjection = (
  house: HouseView,
  { activity, offered }: OfferedActivity,
  command: CorrectionCommand,
): Refusal | undefined => {
  if (command.type === 'TakeOverFund') {
    const isNew = offered.state === 'announced' && !house.funds.has(activity.id);
    return isNew
      ? sharedObjection(house, offered, command.holds)
      : refuse('fund-already-there', { activity: activity.name }, 'HSE-15');
  }
  if (command.reason.trim() === '') return refuseAtHouse('words-missing', { what: 'The reason' }, 'HSE-15');
  return offered.state === 'paused'
    ? undefined
    : refuseAtHouse('pause-first', { activity: activity.name }, 'HSE-15; REG-M6');
};

/** A reserve that is behind several activities is taken over once, with the first of them. FND-12 */
const sharedObjection = (
  { funds }: HouseView,
  { activity, reserveOf }: OfferedActivity['offered'],
  { reserve }: FundStanding,
): Refusal | undefined => {
  const standing = reserveOf === activity ? undefined : funds.get(reserveOf)?.reserve;
  if (standing === undefined || standing === reserve) return undefined;
  return refuse('reserve-stands', { reserve: reserveOf, amount: formatAmount(standing) }, 'HSE-15; FND-12');
};

const amountObjection = ({ activity, offered }: OfferedActivity, holds: FundStanding): Refusal | undefined => {
  const known = Object.keys(poolsInForce(activity, offered.offering));
  const stray = Object.keys(holds.pools).find(key => !known.includes(key));
  if (stray !== undefined) return refuse('no-such-pool', { pool: stray, known: known.join(', ') || 'none' }, 'HSE-15');
  const below = [...Object.values(holds.pools), holds.reserve, holds.advance].find(amount => amount < 0);
  return below === undefined
    ? undefined
    : refuseAtHouse('amount-not-above-zero', { amount: formatAmount(below) }, 'HSE-15');
};

const changeTo = (fund: FundStanding, holds: FundStanding): FundChange => ({
  ...NO_CHANGE,
  pools: Object.fromEntries(
    Object.entries(holds.pools).map(([key, amount]) => [key, minus(amount, fund.pools[key] ?? NOTHING)]),
  ),
  reserve: minus(holds.reserve, fund.reserve),
  advance: minus(holds.advance, fund.advance),
});

const bookingsFor = (house: HouseView, id: string, change: FundChange, against: Account): readonly Booking[] => [
  ...Object.entries(change.pools).flatMap(([key, amount]) => bothWays(against, ACCOUNT.pool(id, key), amount)),
  ...bothWays(against, ACCOUNT.reserve(payerOf(house, id).reserveOf), change.reserve),
  ...bothWays(ACCOUNT.advance(id), against, change.advance),
];

const bothWays = (from: Account, to: Account, amount: Cents): readonly Booking[] =>
  amount < 0 ? booking(to, from, minus(NOTHING, amount)) : booking(from, to, amount);
