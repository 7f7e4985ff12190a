import type { CommandOf, House, HouseCommand } from '#core/house';
import { GAME_SLUGS } from '#core/qualifying';
import { type SeatView, viewOf } from '#core/views';
import { ROLES_AT, sitCommand } from '#entry';
import { CannotBeEntered } from './cannot.ts';
import type { Written } from './written.ts';

export const seatsAt = (house: House, table: number): readonly SeatView[] =>
  (viewOf(`table.${table}`).part(house, 'seats') ?? []) as readonly SeatView[];

/** The floor chooses a game and ticks whether it is live. */
export const enteredTable = (command: CommandOf<'OpenTable' | 'ChangeGame'>, house: House): HouseCommand => {
  const { game, isLive, isTournament, betMin, betMax } = command.plays;
  const before = house.tables.get(command.table)?.plays;
  if (!GAME_SLUGS.includes(game)) throw new CannotBeEntered(`the game ${game}`, 'floor: the table');
  if (isTournament !== (before?.isTournament ?? false))
    throw new CannotBeEntered('a tournament table', 'floor: the table');
  if (betMin !== before?.betMin || betMax !== before?.betMax)
    throw new CannotBeEntered('the limits of the table', 'floor: the table');
  return { ...command, plays: { ...before, game, isLive, isTournament } };
};

/** A key for the role, at the seat or behind it; the number of the card where there is one. */
export const enteredSeat = (command: CommandOf<'SeatPlayer'>, house: House, { tooYoung }: Written): HouseCommand => {
  const { table, seated } = command;
  const { seat, position, player, age } = seated;
  const { isLive = true } = house.tables.get(table)?.plays ?? {};
  // Who banks is said when the game starts.
  const role = seated.role === 'player-dealer' ? 'player' : seated.role;
  const hasKey = role === 'backline' || ROLES_AT({ isLive }).some(one => one === role);
  if (!hasKey) throw new CannotBeEntered(`the role ${role}`, 'keypad and floor: a seat');
  const member = player.type === 'member' ? player.id : '';
  const sits = sitCommand({ table, seats: seatsAt(house, table), seat, role, member });
  if (sits.seated.position !== position)
    throw new CannotBeEntered(`a ${role} at position ${position} of seat ${seat}`, 'keypad and floor: a seat');
  if (age !== undefined && age < AGE) tooYoung.add(`${table} ${seat} ${position}`);
  return sits;
};

/** Papers are looked at by who may not play at all. */
const AGE = 21;
