import { type Answer, accept, answer, type Decision } from '#core/base';
import { NOTHING } from '#core/money';
import { clauseOf, type Row, rowsInForce } from '#core/rulebook';
import type { Context } from './context.ts';
import type { HouseEvent } from './events.ts';
import { callsAt, type OfferedActivity, offeredNamed, type TableInRound, tableInRound } from './find.ts';
import { moneyOf, type Rule } from './funds.ts';
import type { HouseView } from './house.ts';
import { endLock, lockMeter, lockOn, meterOf } from './locks.ts';
import { momentText } from './moments.ts';
import { refuse } from './refusals.ts';

/** Pressing again undoes the call. */
export type CallCommand = {
  readonly type: 'CallHand';
  readonly table: number;
  readonly seat: number;
  readonly activity: string;
  readonly row: string;
};

/** A hand is called: the amount shown is locked before anybody looks at the cards. HSE-5 */
export const decideCalls = (house: HouseView, command: CallCommand, context: Context): Decision<HouseEvent> => {
  const found = calledHand(house, command);
  if (!found.ok) return found;
  const { rule, row, at } = found.value;
  const money = moneyOf(house);
  const { seat } = command;
  const same = callsAt(house, { table: at.table, activity: rule.activity.id }).filter(
    ({ row: key }) => key === row.key,
  );
  const again = same.find(call => call.seat === seat);
  if (again !== undefined) return undo(house, found.value, again.call, context);
  const locked = lockMeter(house, money, rule, at, row);
  if (!locked.ok) return locked;
  const called: HouseEvent = {
    type: 'HandCalled',
    call: house.numbers.call + 1,
    ...at,
    seat,
    activity: rule.activity.id,
    row: row.key,
    at: momentText(context.now),
    by: context.actor.id,
  };
  const lock: readonly HouseEvent[] = locked.value === undefined ? [] : [{ type: 'MeterLocked', ...locked.value }];
  return accept(called, ...money.events, ...lock);
};

type CalledHand = {
  readonly rule: Rule;
  readonly row: Row;
  readonly at: { readonly table: number; readonly round: number };
};

const calledHand = (
  house: HouseView,
  { table: number, seat, activity: name, row: key }: CallCommand,
): Answer<CalledHand> => {
  const found = tableInRound(house, number);
  if (!found.ok) return found;
  const { table, round } = found.value;
  const offered = offeredNamed(house, name);
  if (!offered.ok) return offered;
  const {
    activity,
    offered: { offering },
  } = offered.value;
  const objection = objectionTo(found.value, offered.value, seat) ?? underReview(house, number, offered.value);
  if (objection !== undefined) return objection;
  const rows = rowsInForce(activity, offering, table.plays.game);
  const row = rows.find(one => one.key === key);
  const known = rows.map(one => one.key).join(', ') || 'none';
  const clause = clauseOf(activity, activity.charts[0]?.clause ?? activity.funding.clause);
  if (row === undefined) return refuse('no-such-hand', { hand: key, known }, clause);
  return answer({ rule: { activity, offering }, row, at: { table: number, round: round.round } });
};

const objectionTo = ({ table, round }: TableInRound, { activity }: OfferedActivity, seat: number) => {
  if (!round.activities.includes(activity.id)) {
    return refuse('not-in-this-round', { activity: activity.name, table: table.table }, 'HSE-3');
  }
  if (!round.bettors.some(bettor => bettor.seat === seat)) {
    return refuse('seat-not-dealt-in', { table: table.table, seat }, 'HSE-5');
  }
  if (activity.settlement.period !== undefined) {
    return refuse('paid-for-the-period', { activity: activity.name }, clauseOf(activity, 'Prizes'));
  }
  return undefined;
};

/** What one person has verified is not changed under the eyes of the second. */
const underReview = (house: HouseView, number: number, { activity }: OfferedActivity) => {
  const review = [...house.reviews.values()].find(one => one.table === number && one.activity === activity.id);
  return review === undefined ? undefined : refuse('under-review', { review: review.review }, 'HSE-9');
};

/** The lock comes back with the last call that was for its meter. */
const undo = (
  house: HouseView,
  { rule, row, at }: CalledHand,
  call: number,
  { actor }: Context,
): Decision<HouseEvent> => {
  const undone: HouseEvent = { type: 'CallUndone', call, by: actor.id };
  const pool = meterOf(rule, row);
  const lock = pool === undefined ? undefined : lockOn(house, at, rule.activity.id, pool);
  const rows = rowsInForce(rule.activity, rule.offering, house.tables.get(at.table)?.plays.game ?? '');
  const others = callsAt(house, { table: at.table, activity: rule.activity.id })
    .filter(one => one.call !== call)
    .flatMap(one => rows.filter(({ key }) => key === one.row))
    .filter(other => meterOf(rule, other) === pool);
  if (lock === undefined || others.length > 0) return accept(undone);
  const money = moneyOf(house);
  const ended = endLock(house, money, rule, lock, { used: NOTHING, outcome: 'not-hit' });
  return accept(undone, ...money.events, ended);
};
