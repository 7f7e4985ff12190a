import { defined } from '#core/base';
import type { HouseView, Table } from '#core/house';
import { Amount } from '#core/money';
import { nameOfGame } from '#core/qualifying';
import { described, named, type Of, object, one, optional, Text, Whole, yes } from '#core/shape';
import { isForPot, TableGame } from '#core/state';
import { MomentText } from '#core/time';
import { byNumber, type HouseWide } from './view.ts';

/** A table of the room at a glance. */
export const TableSummary = named(
  'TableSummary',
  object({
    table: Whole,
    ...TableGame.fields,
    gameName: Text,
    isForPot: described(yes, 'Played for a pot; at any other table a seat may hold the bank.'),
    state: one(['open', 'closed', 'out-of-service']),
    seats: described(Whole, 'How many seats stand at it: as the floor plan says, else as such tables have.'),
    reason: optional(Text, 'Why it takes no fees.'),
    openedAt: optional(MomentText),
    round: optional(Whole, 'The round that is on.'),
    rounds: described(Whole, 'Rounds started so far.'),
    players: Whole,
    lit: Whole,
    calls: described(Whole, 'Called hands that nobody has verified.'),
    reviews: described(Whole, 'Verified hands that wait for a second person.'),
    alarm: optional(Whole, 'The alarm that keeps it from taking fees.'),
    tray: optional(Amount, 'What was counted in its tray when it was closed.'),
    floorCalledAt: optional(MomentText, 'Since when it waits for somebody of the floor.'),
  }),
);
export type TableSummary = Of<typeof TableSummary>;
export type TableState = TableSummary['state'];

export const summaryOf = (house: HouseView, one: Table): TableSummary => {
  const { table, plays, openedAt, rounds, round, seated, lit } = one;
  const at = ({ table: where }: { readonly table: number }): boolean => where === table;
  return {
    table,
    ...plays,
    isForPot: isForPot(plays),
    gameName: gameName(house, plays.game),
    seats: house.plan.get(table)?.seats ?? (isForPot(plays) ? SEATS.forPot : SEATS.banked),
    ...standingOf(house, one),
    rounds,
    players: seated.length,
    lit: lit.length,
    calls: countIn(house.calls, at),
    reviews: countIn(house.reviews, at),
    ...defined({
      openedAt,
      round: round?.round,
      tray: one.tray?.counted,
      alarm: house.alarms.values().find(at)?.alarm,
      floorCalledAt: house.floorCalls.get(table)?.at,
    }),
  };
};

/** Where no plan says it. */
const SEATS = { forPot: 9, banked: 7 };

export const TABLES: HouseWide<TableSummary> = {
  shape: TableSummary,
  read: 'tables',
  ...byNumber(({ tables }) => tables, summaryOf),
};

/** A table cannot be open while the house is out of service. */
const standingOf = (house: HouseView, { openedAt, outOfService }: Table): Pick<TableSummary, 'state' | 'reason'> => {
  const reason = house.outOfService ?? outOfService;
  if (openedAt === undefined) return { state: 'closed', ...defined({ reason }) };
  return reason === undefined ? { state: 'open' } : { state: 'out-of-service', reason };
};

/** As an activity prints it, else by its slug. */
const gameName = ({ settings }: HouseView, slug: string): string => {
  for (const { games } of settings.activities) {
    const game = games.find(one => one.slug === slug);
    if (game !== undefined) return game.name;
  }
  return nameOfGame(slug);
};

const countIn = <Value>(map: ReadonlyMap<number, Value>, isCounted: (value: Value) => boolean): number =>
  map.values().reduce((count, value) => count + (isCounted(value) ? 1 : 0), 0);
