import { given } from '#core/base';
import type { HouseView, Table } from '#core/house';
import type { Cents } from '#core/money';
import { nameOfGame } from '#core/qualifying';
import { isForPot } from '#core/state';
import { byNumber, type View } from './view.ts';

/** A table of the room at a glance. */
export type TableSummary = {
  readonly table: number;
  readonly game: string;
  readonly gameName: string;
  readonly isLive: boolean;
  readonly isTournament: boolean;
  /** Played for a pot; at any other table a seat may hold the bank. */
  readonly isForPot: boolean;
  readonly betMin?: Cents;
  readonly betMax?: Cents;
  readonly state: TableState;
  /** Why it takes no fees. */
  readonly reason?: string;
  readonly openedAt?: string;
  /** The round that is on. */
  readonly round?: number;
  /** Rounds started so far. */
  readonly rounds: number;
  readonly players: number;
  readonly lit: number;
  /** Called hands that nobody has verified. */
  readonly calls: number;
  /** Verified hands that wait for a second person. */
  readonly reviews: number;
  /** The alarm that keeps it from taking fees. */
  readonly alarm?: number;
  /** Since when it waits for somebody of the floor. */
  readonly floorCalledAt?: string;
};
export type TableState = 'open' | 'closed' | 'out-of-service';

export const TABLES: View<TableSummary> = byNumber(
  ({ tables }) => tables,
  (house, table) => summaryOf(house, table),
);

export const summaryOf = (house: HouseView, one: Table): TableSummary => {
  const { table, plays, openedAt, rounds, round, seated, lit } = one;
  const at = ({ table: where }: { readonly table: number }): boolean => where === table;
  return {
    table,
    ...plays,
    isForPot: isForPot(plays),
    gameName: gameName(house, plays.game),
    ...standingOf(house, one),
    ...given('openedAt', openedAt),
    ...given('round', round?.round),
    rounds,
    players: seated.length,
    lit: lit.length,
    calls: countIn(house.calls, at),
    reviews: countIn(house.reviews, at),
    ...given('alarm', house.alarms.values().find(at)?.alarm),
    ...given('floorCalledAt', house.floorCalls.get(table)?.at),
  };
};

/** A table cannot be open while the house is out of service. */
const standingOf = (house: HouseView, { openedAt, outOfService }: Table): Pick<TableSummary, 'state' | 'reason'> => {
  const reason = house.outOfService ?? outOfService;
  if (openedAt === undefined) return { state: 'closed', ...given('reason', reason) };
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
