import { accept } from '#core/base';
import { clauseOf, rowsInForce } from '#core/rulebook';
import { type Decide, idleTable, isSame, type OfType, offeredNamed, refuse as refuseAtHouse } from '#core/state';
import { refuse } from './refusals.ts';
import { seatWords } from './seats.ts';
import type { TableCommand, TableEvent } from './shape.ts';

/** Which prize a player without a purchase wants to play for. Once the cards are dealt it is too late. HSE-3 */
export const askForPrize: Decide<OfType<TableCommand, 'AskForPrize'>, TableEvent> = (house, command) => {
  const { table: number, seat, position, row: key } = command;
  const table = idleTable(house, number);
  if (!table.ok) return table;
  const offered = offeredNamed(house, command.activity);
  if (!offered.ok) return offered;
  const { activity, offered: terms } = offered.value;
  const { plays, seated, asked = [] } = table.value;
  const clause = clauseOf(activity, 'Eligibility');
  if (plays.isLive || activity.settlement.askedFirst !== true)
    return refuse('no-prize-asked-here', { table: number, activity: activity.name }, clause);
  const place = { seat, position };
  if (!seated.some(one => isSame(one, place)))
    return refuseAtHouse('seat-empty', { table: number, seat: seatWords(place) }, 'HSE-2');
  const rows = rowsInForce(activity, terms.offering, plays.game).filter(row => row.table?.type !== 'live');
  if (key !== undefined && !rows.some(row => row.key === key)) {
    const known = rows.map(({ label }) => label);
    return refuse('no-such-prize', { prize: key, known, count: known.length }, clause);
  }
  const before = asked.find(one => isSame(one, place) && one.activity === activity.id)?.row;
  if (before === key) return refuse('prize-already-asked', { table: number, seat: seatWords(place) }, clause);
  const event: TableEvent = { type: 'PrizeAsked', table: number, ...place, activity: activity.id };
  return accept(key === undefined ? event : { ...event, row: key });
};
