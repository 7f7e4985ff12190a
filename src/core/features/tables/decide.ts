import { accept } from '#core/base';
import { gameOf, nameOfGame } from '#core/qualifying';
import { clockText, type Deciders, type HouseView, idleTable, momentText, type TableGame } from '#core/state';
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
    if (!isKnown(house, plays)) return refuse('unknown-game', { game: nameOfGame(plays.game) }, 'HSE-2');
    const opened: TableEvent = { type: 'TableOpened', table, plays, at: momentText(now) };
    if (house.day !== undefined) return accept(opened);
    const { clock } = house.settings;
    const day = gamingDayOf(clock, now).toString();
    return accept<TableEvent | DayEvent>({ type: 'DayOpened', day, clock: clockText(clock) }, opened);
  },

  ChangeGame: (house, { table: number, plays }, { now }) => {
    const table = idleTable(house, number);
    if (!table.ok) return table;
    if (!isKnown(house, plays)) return refuse('unknown-game', { game: nameOfGame(plays.game) }, 'HSE-2');
    return accept({ type: 'GameChanged', table: number, plays, at: momentText(now) });
  },

  CloseTable: (house, { table: number }, { now }) => {
    const table = idleTable(house, number);
    if (!table.ok) return table;
    const { openedAt: from } = table.value;
    return accept({ type: 'TableClosed', table: number, from: from!, at: momentText(now) }); // Open.
  },
} satisfies Partial<Deciders<TableCommand, TableEvent | DayEvent>>;

/** A game that the judge knows, or that an activity names. */
const isKnown = ({ settings }: HouseView, { game }: TableGame): boolean =>
  isTableGame(game) ||
  gameOf(game) !== undefined ||
  settings.activities.some(({ games }) => games.some(({ slug }) => slug === game));
