import { accept, type Refusal } from '#core/base';
import { gameOf, nameOfGame } from '#core/qualifying';
import {
  clockText,
  type Deciders,
  type HouseView,
  idleTable,
  momentText,
  piecesObjection,
  refuse as refuseAtHouse,
  type Table,
  type TableGame,
} from '#core/state';
import { gamingDayOf } from '#core/time';
import type { DayEvent } from '../day/index.ts';
import { isTableGame } from '../games/index.ts';
import { refuse } from './refusals.ts';
import type { TableCommand, TableEvent } from './shape.ts';

/** Opening and closing tables, and what is dealt there. HSE-2 */
export const TABLE_COMMANDS = {
  OpenTable: (house, { table, plays }, { now }) => {
    if (!Number.isSafeInteger(table) || table < 1) return refuse('no-table-number', { table }, 'HSE-2');
    if (house.tables.get(table)?.openedAt !== undefined) return refuse('table-already-open', { table }, 'HSE-2');
    const objection = gameObjection(house, plays);
    if (objection !== undefined) return objection;
    return accept<TableEvent | DayEvent>(...openings(house, [{ table, plays }], now));
  },

  ChangeGame: (house, { table: number, plays }, { now }) => {
    const table = idleTable(house, number);
    if (!table.ok) return table;
    const objection = gameObjection(house, plays);
    if (objection !== undefined) return objection;
    return accept({ type: 'GameChanged', table: number, plays, at: momentText(now) });
  },

  CloseTable: (house, { table: number, tray }, { now, actor }) => {
    const table = idleTable(house, number);
    if (!table.ok) return table;
    const { openedAt: from } = table.value;
    const closed = { type: 'TableClosed', table: number, from: from!, at: momentText(now) } as const; // Open.
    if (tray === undefined) return accept(closed);
    if (tray.counted < 0) return refuseAtHouse('amount-not-above-zero', {}, 'HSE-2');
    return piecesObjection(tray.counted, tray.pieces) ?? accept({ ...closed, tray: { ...tray, by: actor.id } });
  },
} satisfies Partial<Deciders<TableCommand, TableEvent | DayEvent>>;

/** Closed tables open; the first of a day opens it. HSE-2 */
export const openings = (
  { day, settings: { clock } }: HouseView,
  tables: readonly Pick<Table, 'table' | 'plays'>[],
  now: Temporal.Instant,
): readonly (TableEvent | DayEvent)[] => {
  const opened = tables.map(
    ({ table, plays }) => ({ type: 'TableOpened', table, plays, at: momentText(now) }) as const,
  );
  if (day !== undefined) return opened;
  return [{ type: 'DayOpened', day: gamingDayOf(clock, now).toString(), clock: clockText(clock) }, ...opened];
};

/** Why a table can't deal this; nothing where it can. HSE-2 */
export const gameObjection = (house: HouseView, plays: TableGame): Refusal | undefined =>
  isKnown(house, plays) ? undefined : refuse('unknown-game', { game: nameOfGame(plays.game) }, 'HSE-2');

/** A game that the judge knows, or that an activity names. */
const isKnown = ({ settings }: HouseView, { game }: TableGame): boolean =>
  isTableGame(game) ||
  gameOf(game) !== undefined ||
  settings.activities.some(({ games }) => games.some(({ slug }) => slug === game));
