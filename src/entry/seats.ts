import type { CommandOf } from '#core/house';
import type { Role } from '#core/rulebook';
import type { ActivityAtTable, SeatView, TableSummary } from '#core/views';

/** Everybody who can sit down, in the order of the keys. */
const SITTING = [
  'player',
  'proposition-player',
  'employee-off-duty',
  'employee-off-duty-in-uniform',
  'employee-on-duty',
  'employee-standby-in-uniform',
  'employee-standby',
] as const satisfies readonly Role[];

/** At a no-purchase-necessary table the dealer plays the empty seats. */
export const ROLES_AT = ({ isLive }: Pick<TableSummary, 'isLive'>): readonly SittingRole[] =>
  isLive ? SITTING : [...SITTING, 'house'];
type SittingRole = (typeof SITTING)[number] | 'house';

/** Seats that a screen shows of a table: as many as stand there, and everybody who sits there. */
export const seatsAt = (
  { seats: standing }: Pick<TableSummary, 'seats'>,
  seats: readonly Pick<SeatView, 'seat'>[],
  wanted: number | undefined,
): number => Math.max(1, ...seats.map(({ seat }) => seat), wanted ?? standing);

type Sits = {
  readonly table: number;
  readonly seats: readonly SeatView[];
  readonly seat: number;
  readonly role: Role;
  /** The number of a member's card; without one nobody knows who it is. */
  readonly member?: string;
};

/** Somebody sits down; a backline bettor bets on the hand of those who are there, at the next position. */
export const sitCommand = ({ table, seats, seat, role, member = '' }: Sits): CommandOf<'SeatPlayer'> => {
  const there = seats.filter(one => one.seat === seat).map(({ position }) => position);
  const position = role === 'backline' ? Math.max(1, ...there) + 1 : 1;
  const id = member.trim();
  const player = id === '' ? ({ type: 'anonymous' } as const) : ({ type: 'member', id } as const);
  return { type: 'SeatPlayer', table, seated: { seat, position, player, role } };
};

export const leaveCommand = (table: number, { seat, position }: SeatView): CommandOf<'LeaveSeat'> => ({
  type: 'LeaveSeat',
  table,
  seat,
  position,
});

/** The activities at a no-purchase-necessary table for whose prizes a player asks before the deal. */
export const prizesAsked = (activities: readonly ActivityAtTable[]): readonly ActivityAtTable[] =>
  activities.filter(({ isAskedFirst, hands }) => isAskedFirst && hands.length > 0);

/** A tap on a prize asks for it; on the one that was asked for, takes it back. */
export const askCommand = (
  table: number,
  { seat, position, asked = [] }: SeatView,
  activity: string,
  row: string,
): CommandOf<'AskForPrize'> => {
  const isAsked = asked.some(one => one.activity === activity && one.row === row);
  return { type: 'AskForPrize', table, seat, position, activity, ...(isAsked ? {} : { row }) };
};
