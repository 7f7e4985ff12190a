import type { RoundEvent, ServiceEvent, TableEvent } from './events.ts';
import { type Appliers, update } from './evolve-base.ts';
import { isSame, isSameLit, type Table } from './table.ts';

/** Tables, seats, rounds, and tables out of service. */
export const TABLE_EVENTS: Appliers<TableEvent | RoundEvent | ServiceEvent> = {
  TableOpened: ({ tables }, { table, plays, at }) => {
    const before = tables.get(table) ?? { table, openings: [], seated: [], lit: [], rounds: 0 };
    tables.set(table, { ...before, plays, openedAt: at });
    return undefined;
  },
  GameChanged: ({ tables }, { table, plays }) => update(tables, table, before => ({ ...before, plays, lit: [] })),
  TableClosed: ({ tables }, { table, from, at }) =>
    update(tables, table, ({ openedAt: _, ...before }) => {
      const openings = [...before.openings, { from, to: at }];
      return { ...before, openings, seated: [], lit: [] };
    }),
  PlayerSeated: ({ tables }, { table, seated }) =>
    update(tables, table, before => ({ ...before, seated: [...before.seated, seated] })),
  PlayerLeft: ({ tables }, { table, ...place }) =>
    update(tables, table, before => ({
      ...before,
      seated: before.seated.filter(one => !isSame(one, place)),
      lit: before.lit.filter(one => !isSame(one, place)),
    })),
  SeatLit: ({ tables }, { table, lit }) => update(tables, table, before => ({ ...before, lit: [...before.lit, lit] })),
  SeatCleared: ({ tables }, { table, lit }) =>
    update(tables, table, before => ({ ...before, lit: before.lit.filter(one => !isSameLit(one, lit)) })),
  RoundStarted: ({ tables }, { table, round, at, activities, bettors, pot }) =>
    update(tables, table, before => ({
      ...before,
      rounds: round,
      lastStartedAt: at,
      lit: [],
      round: { round, startedAt: at, activities, bettors, fees: [], ...(pot === undefined ? {} : { pot }) },
    })),
  PotCounted: ({ tables }, { table, pot }) => update(tables, table, before => inRound(before, { pot })),
  RoundEnded: ({ tables }, { table }) => update(tables, table, ({ round: _, ...before }) => before),
  FeesBackedOut: ({ tables }, { table, activity }) =>
    update(tables, table, before => {
      const fees = before.round?.fees.filter(fee => fee.activity !== activity) ?? [];
      const bettors = before.round?.bettors.map(bettor => ({
        ...bettor,
        fees: bettor.fees.filter(fee => fee.activity !== activity),
      }));
      return inRound(before, { fees, ...(bettors === undefined ? {} : { bettors }) });
    }),
  WentOutOfService: ({ tables }, { table, reason }) =>
    table === undefined
      ? { outOfService: reason }
      : update(tables, table, before => ({ ...before, outOfService: reason })),
  CameIntoService: ({ tables }, { table }) =>
    table === undefined
      ? { outOfService: undefined }
      : update(tables, table, ({ outOfService: _, ...before }) => before),
};

const inRound = (table: Table, change: Partial<NonNullable<Table['round']>>): Table =>
  table.round === undefined ? table : { ...table, round: { ...table.round, ...change } };
