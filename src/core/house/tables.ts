import { accept, type Decision } from '#core/base';
import { gameOf } from '#core/qualifying';
import { gamingDayOf } from '#core/time';
import type { Context } from './context.ts';
import type { HouseEvent } from './events.ts';
import { idleTable } from './find.ts';
import { isTableGame } from './games/game.ts';
import type { HouseView } from './house.ts';
import { clockText, momentText } from './moments.ts';
import { refuse } from './refusals.ts';
import type { TableGame } from './table.ts';

export type TableCommand =
  | { readonly type: 'OpenTable'; readonly table: number; readonly plays: TableGame }
  | { readonly type: 'ChangeGame'; readonly table: number; readonly plays: TableGame }
  | { readonly type: 'CloseTable'; readonly table: number };

/** Opening and closing tables, and what is dealt there. HSE-2 */
export const decideTables = (house: HouseView, command: TableCommand, context: Context): Decision<HouseEvent> => {
  switch (command.type) {
    case 'OpenTable':
      return open(house, command.table, command.plays, context);
    case 'ChangeGame': {
      const table = idleTable(house, command.table);
      if (!table.ok) return table;
      if (!isKnown(house, command.plays)) return refuse('unknown-game', { game: command.plays.game }, 'HSE-2');
      return accept({ type: 'GameChanged', table: command.table, plays: command.plays });
    }
    case 'CloseTable': {
      const table = idleTable(house, command.table);
      if (!table.ok) return table;
      const { openedAt: from } = table.value;
      return accept({ type: 'TableClosed', table: command.table, from: from!, at: momentText(context.now) }); // Open.
    }
  }
};

const open = (house: HouseView, table: number, plays: TableGame, { now }: Context): Decision<HouseEvent> => {
  if (!Number.isSafeInteger(table) || table < 1) return refuse('no-table-number', { table }, 'HSE-2');
  if (house.tables.get(table)?.openedAt !== undefined) return refuse('table-already-open', { table }, 'HSE-2');
  if (!isKnown(house, plays)) return refuse('unknown-game', { game: plays.game }, 'HSE-2');
  const opened: HouseEvent = { type: 'TableOpened', table, plays, at: momentText(now) };
  if (house.day !== undefined) return accept(opened);
  const { clock } = house.settings;
  const day = gamingDayOf(clock, now).toString();
  return accept<HouseEvent>({ type: 'DayOpened', day, clock: clockText(clock) }, opened);
};

/** Played for a pot among the players, with nobody to hold a bank. */
export const isForPot = ({ game }: TableGame): boolean => {
  const form = gameOf(game)?.form;
  return form !== undefined && form !== 'california';
};

/** A game that the judge knows, or that an activity names. */
const isKnown = ({ settings }: HouseView, { game }: TableGame): boolean =>
  isTableGame(game) ||
  gameOf(game) !== undefined ||
  settings.activities.some(({ games }) => games.some(({ slug }) => slug === game));
