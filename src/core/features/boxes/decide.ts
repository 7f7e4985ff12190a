import { accept, defined } from '#core/base';
import { ACCOUNT } from '#core/ledger';
import { type Cents, formatAmount, least, minus, NOTHING, total } from '#core/money';
import {
  activityNamed,
  booking,
  type Deciders,
  type Drop,
  type HouseView,
  momentText,
  piecesObjection,
  refuse as refuseAtHouse,
  standingAt,
  twoPeople,
} from '#core/state';
import { refuse } from './refusals.ts';
import type { BoxCommand, BoxEvent } from './shape.ts';

/** Fee boxes, their drops and their counts. HSE-13 */
export const BOX_COMMANDS: Deciders<BoxCommand, BoxEvent> = {
  DropBox: (house, { table, activity: name }, { now, actor }) => {
    if (!house.tables.has(table)) return refuseAtHouse('unknown-table', { table }, 'HSE-1');
    const found = activityNamed(house, name);
    if (!found.ok) return found;
    const activity = found.value.id;
    const recorded = inBox(house, activity, table);
    const drop = house.numbers.drop + 1;
    return accept({ type: 'BoxDropped', drop, table, activity, recorded, at: momentText(now), by: actor.id });
  },

  CountDrop: (house, { drop: number, counted, pieces }, context) => {
    const drop = house.drops.get(number);
    if (drop === undefined) return refuse('unknown-drop', { drop: number }, 'HSE-1');
    if (drop.counted !== undefined) {
      return refuse('drop-already-counted', { drop: number, counted: formatAmount(drop.counted) }, 'HSE-13');
    }
    const people = twoPeople(context, 'HSE-13; REG-F3');
    if (!people.ok) return people;
    if (counted < 0) return refuseAtHouse('amount-not-above-zero', {}, 'HSE-13');
    const sheet = piecesObjection(counted, pieces);
    if (sheet !== undefined) return sheet;
    const variance = minus(counted, drop.recorded);
    const bookings = bookCount(drop, counted);
    const by = people.value;
    return accept({ type: 'DropCounted', drop: number, counted, variance, by, bookings, ...defined({ pieces }) });
  },

  ExplainDrop: (house, { drop: number, reason }, { now, actor }) => {
    const drop = house.drops.get(number);
    if (drop === undefined) return refuse('unknown-drop', { drop: number }, 'HSE-1');
    if (drop.counted === undefined || drop.counted === drop.recorded) {
      return refuse('drop-without-variance', { drop: number }, 'HSE-13');
    }
    return accept({ type: 'DropExplained', drop: number, reason, by: actor.id, at: momentText(now) });
  },
};

/** What was recorded in a box since it was last dropped. */
export const inBox = (house: HouseView, activity: string, table: number): Cents => {
  const away = [...house.drops.values()]
    .filter(drop => drop.table === table && drop.activity === activity && drop.counted === undefined)
    .map(({ recorded }) => recorded);
  return minus(standingAt(house.balances, ACCOUNT.box(activity, table)), total(away));
};

/**
 * If the count is short, players never put the money in: the house pays the cage. What is there beyond
 * the record stays with the cage until it is explained.
 */
const bookCount = ({ activity, table, recorded }: Drop, counted: Cents) => {
  const box = ACCOUNT.box(activity, table);
  const found = least(counted, recorded);
  const short = minus(recorded, found);
  return [
    ...booking(box, ACCOUNT.cage, found),
    ...booking(box, ACCOUNT.players, short),
    ...booking(ACCOUNT.house, ACCOUNT.cage, short),
    ...booking(ACCOUNT.players, ACCOUNT.cage, counted > recorded ? minus(counted, recorded) : NOTHING),
  ];
};
