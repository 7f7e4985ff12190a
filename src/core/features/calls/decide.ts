import { type Answer, accept, answer, type Decision } from '#core/base';
import { clauseOf, type Row, rowsInForce } from '#core/rulebook';
import {
  type Call,
  type Context,
  callsAt,
  type Decide,
  type HouseView,
  type MoneyEvent,
  momentText,
  moneyOf,
  type OfferedActivity,
  type OfType,
  offeredNamed,
  type Rule,
  refuse as refuseAtHouse,
  type TableInRound,
  tableInRound,
  underReview,
} from '#core/state';
import { lockMeter, returnLock } from './locks.ts';
import { refuse } from './refusals.ts';
import { feePayersNow, hasRoomShare } from './room.ts';
import type { CallCommand, CallEvent } from './shape.ts';

type CallHand = OfType<CallCommand, 'CallHand'>;

/** A hand is called: the amount shown is locked before anybody looks at the cards. HSE-5 */
export const callHand: Decide<OfType<CallCommand, 'CallHand'>, CallEvent | MoneyEvent> = (house, command, context) => {
  const found = calledHand(house, command);
  if (!found.ok) return found;
  const { rule, row, at } = found.value;
  const { id } = rule.activity;
  const { seat } = command;
  const again = callsAt(house, { table: at.table, activity: id }).find(one => one.seat === seat && one.row === row.key);
  if (again !== undefined) return undo(house, rule, again, context);
  const money = moneyOf(house);
  const locked = lockMeter(house, money, rule, at, row);
  if (!locked.ok) return locked;
  const lock = locked.value;
  const called: CallEvent = {
    type: 'HandCalled',
    call: house.numbers.call + 1,
    ...at,
    seat,
    activity: id,
    row: row.key,
    at: momentText(context.now),
    by: context.actor.id,
    ...(lock === undefined ? {} : { lock: lock.lock }),
    ...(hasRoomShare(rule.activity) ? { room: feePayersNow(house, rule.activity, at.table) } : {}),
  };
  const isHeld = lock === undefined || house.locks.get(lock.lock) === lock;
  return isHeld
    ? accept(called)
    : accept<CallEvent | MoneyEvent>(called, ...money.events, { type: 'MeterLocked', ...lock });
};

type CalledHand = {
  readonly rule: Rule;
  readonly row: Row;
  readonly at: { readonly table: number; readonly round: number };
};

const calledHand = (
  house: HouseView,
  { table: number, seat, activity: name, row: key }: CallHand,
): Answer<CalledHand> => {
  const found = tableInRound(house, number);
  if (!found.ok) return found;
  const { table, round } = found.value;
  const offered = offeredNamed(house, name);
  if (!offered.ok) return offered;
  const { activity, offered: terms } = offered.value;
  const { offering } = terms;
  const objection = objectionTo(found.value, offered.value, seat) ?? underReview(house, number, activity);
  if (objection !== undefined) return objection;
  const rows = rowsInForce(activity, offering, table.plays.game);
  const row = rows.find(one => one.key === key);
  const clause = clauseOf(activity, activity.charts[0]?.clause ?? activity.funding.clause);
  if (row === undefined) {
    const known = rows.map(({ label }) => label);
    return refuse('no-such-hand', { hand: key, known, count: known.length }, clause);
  }
  return answer({ rule: { activity, offering }, row, at: { table: number, round: round.round } });
};

const objectionTo = ({ table, round }: TableInRound, { activity }: OfferedActivity, seat: number) => {
  if (!round.activities.includes(activity.id)) {
    return refuseAtHouse('not-in-this-round', { activity: activity.name, table: table.table }, 'HSE-3');
  }
  if (!round.bettors.some(bettor => bettor.seat === seat)) {
    return refuseAtHouse('seat-not-dealt-in', { table: table.table, seat }, 'HSE-5');
  }
  if (activity.settlement.period !== undefined) {
    return refuse('paid-for-the-period', { activity: activity.name }, clauseOf(activity, 'Prizes'));
  }
  return undefined;
};

/** The lock comes back with the last call that shares it. */
const undo = (
  house: HouseView,
  rule: Rule,
  { call, lock: number }: Call,
  { actor }: Context,
): Decision<CallEvent | MoneyEvent> => {
  const undone: CallEvent = { type: 'CallUndone', call, by: actor.id };
  const lock = number === undefined ? undefined : house.locks.get(number);
  const isShared = [...house.calls.values()].some(other => other.call !== call && other.lock === number);
  if (lock === undefined || isShared) return accept(undone);
  const money = moneyOf(house);
  const ended = returnLock(money, rule, lock);
  return accept<CallEvent | MoneyEvent>(undone, ...money.events, ended);
};
