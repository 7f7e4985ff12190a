import type { CommandOf, House, HouseCommand } from '#core/house';
import { type Cents, formatAmount } from '#core/money';
import { type SeatView, type TableSummary, viewOf } from '#core/views';
import { gameListed, ROLES_AT, sitCommand, tableCommand } from '#entry';
import { CannotBeEntered } from './cannot.ts';
import type { Written } from './written.ts';

export const seatsAt = (house: House, table: number): readonly SeatView[] =>
  (viewOf(`table.${table}`).part(house, 'seats') ?? []) as readonly SeatView[];

const summaryOf = (house: House, table: number): TableSummary | undefined =>
  viewOf('tables').part(house, String(table)) as TableSummary | undefined;

/** The floor chooses a game of the list, ticks whether it is live or of a tournament, and writes the limits. */
export const enteredTable = (command: CommandOf<'OpenTable' | 'ChangeGame'>, house: House): HouseCommand => {
  const { table, plays } = command;
  const game = gameListed(plays.game);
  if (game === undefined) throw new CannotBeEntered(`the game ${plays.game}`, 'floor: the table');
  const { isLive, isTournament, betMin, betMax } = plays;
  const draft = { game, isLive, isTournament, betMin: limitText(betMin), betMax: limitText(betMax) };
  const state = summaryOf(house, table)?.state ?? 'closed';
  return tableCommand(table, draft, state !== 'closed');
};

const limitText = (limit: Cents | undefined): string => (limit === undefined ? '' : formatAmount(limit));

/** A key for the role, at the seat or behind it; the number of the card where there is one. */
export const enteredSeat = (command: CommandOf<'SeatPlayer'>, house: House, written: Written): HouseCommand => {
  const { table, seated } = command;
  const { seat, position, player, age } = seated;
  const { isLive = true } = house.tables.get(table)?.plays ?? {};
  // Who banks is said when the game starts; who bets on a hand that another has is a backline bettor.
  const played = seated.role === 'player-dealer' ? 'player' : seated.role;
  const role = played === 'player' && position > 1 ? 'backline' : played;
  const hasKey = role === 'backline' || ROLES_AT({ isLive }).some(one => one === role);
  if (!hasKey) throw new CannotBeEntered(`the role ${role}`, 'keypad and floor: a seat');
  const member = player.type === 'member' ? player.id : '';
  const sits = sitCommand({ table, seats: seatsAt(house, table), seat, role, member });
  if (sits.seated.position !== position)
    throw new CannotBeEntered(`a ${role} at position ${position} of seat ${seat}`, 'keypad and floor: a seat');
  if (age !== undefined && age < AGE) {
    written.tooYoung.add(`${table} ${seat} ${position}`);
    if (player.type === 'member') written.young.add(player.id);
  }
  return sits;
};

/** Papers are looked at by who may not play at all. */
const AGE = 21;
