import { defined } from '#core/base';
import { type Appliers, isSame, isSameLit, patch, put, update } from '#core/state';
import type { TableEvent } from './shape.ts';

/** Tables and seats. */
export const TABLE_EVENTS: Appliers<TableEvent> = {
  TableOpened: ({ tables }, { table, plays, at }) => {
    const before = tables.get(table) ?? { table, openings: [], seated: [], lit: [], rounds: 0 };
    return put(tables, table, { ...before, plays, openedAt: at });
  },
  GameChanged: ({ tables }, { table, plays }) => patch(tables, table, { plays, lit: [] }),
  TableClosed: ({ tables }, { table, from, at }) =>
    update(tables, table, ({ openedAt: _, dealt: _dealt, ...before }) => {
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
      ...defined({ dealt: before.dealt?.filter(one => !isSame(one, place)) }),
    })),
  SeatLit: ({ tables }, { table, lit }) => update(tables, table, before => ({ ...before, lit: [...before.lit, lit] })),
  SeatCleared: ({ tables }, { table, lit }) =>
    update(tables, table, before => ({ ...before, lit: before.lit.filter(one => !isSameLit(one, lit)) })),
};
