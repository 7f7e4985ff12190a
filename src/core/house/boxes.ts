import { accept, type Decision } from '#core/base';
import { type Cents, formatAmount, least, minus, NOTHING, total } from '#core/money';
import { booking, boxOf, CAGE, HOUSE, PLAYERS, standingAt } from './books.ts';
import type { Context } from './context.ts';
import type { HouseEvent } from './events.ts';
import { activityNamed } from './find.ts';
import type { Drop, HouseView } from './house.ts';
import { momentText } from './moments.ts';
import { refuse } from './refusals.ts';
import { twoPeople } from './two-people.ts';

export type BoxCommand =
  /** The fee box of an activity is taken from its table. */
  | { readonly type: 'DropBox'; readonly table: number; readonly activity: string }
  /** Two people count it, apart from collections. */
  | { readonly type: 'CountDrop'; readonly drop: number; readonly counted: Cents };

/** Fee boxes, their drops and their counts. HSE-13 */
export const decideBoxes = (house: HouseView, command: BoxCommand, context: Context): Decision<HouseEvent> => {
  switch (command.type) {
    case 'DropBox':
      return dropBox(house, command.table, command.activity, context);
    case 'CountDrop':
      return countDrop(house, command.drop, command.counted, context);
  }
};

const dropBox = (house: HouseView, table: number, name: string, { now, actor }: Context): Decision<HouseEvent> => {
  if (!house.tables.has(table)) return refuse('unknown-table', { table }, 'HSE-1');
  const found = activityNamed(house, name);
  if (!found.ok) return found;
  const activity = found.value.id;
  const recorded = inBox(house, activity, table);
  const drop = house.numbers.drop + 1;
  return accept({ type: 'BoxDropped', drop, table, activity, recorded, at: momentText(now), by: actor.id });
};

/** What was recorded in a box since it was last dropped. */
export const inBox = (house: HouseView, activity: string, table: number): Cents => {
  const away = [...house.drops.values()]
    .filter(drop => drop.table === table && drop.activity === activity && drop.counted === undefined)
    .map(({ recorded }) => recorded);
  return minus(standingAt(house.balances, boxOf(activity, table)), total(away));
};

const countDrop = (house: HouseView, number: number, counted: Cents, context: Context): Decision<HouseEvent> => {
  const drop = house.drops.get(number);
  if (drop === undefined) return refuse('unknown-drop', { drop: number }, 'HSE-1');
  if (drop.counted !== undefined) {
    return refuse('drop-already-counted', { drop: number, counted: formatAmount(drop.counted) }, 'HSE-13');
  }
  const people = twoPeople(context, 'HSE-13; REG-F3');
  if (!people.ok) return people;
  if (counted < 0) return refuse('amount-not-above-zero', { amount: formatAmount(counted) }, 'HSE-13');
  const variance = minus(counted, drop.recorded);
  const bookings = bookCount(drop, counted);
  return accept({ type: 'DropCounted', drop: number, counted, variance, by: people.value, bookings });
};

/**
 * What was recorded and is not there, players never put in: the house makes it good to the cage. What is there beyond
 * the record stays with the cage until it is explained.
 */
const bookCount = ({ activity, table, recorded }: Drop, counted: Cents) => {
  const box = boxOf(activity, table);
  const found = least(counted, recorded);
  const short = minus(recorded, found);
  return [
    ...booking(box, CAGE, found),
    ...booking(box, PLAYERS, short),
    ...booking(HOUSE, CAGE, short),
    ...booking(PLAYERS, CAGE, counted > recorded ? minus(counted, recorded) : NOTHING),
  ];
};
