import { defined } from '#core/base';
import { type Appliers, type AskedPrize, isSame, isSameLit, put, update } from '#core/state';
import type { TableEvent } from './shape.ts';

/** Tables and seats. */
export const TABLE_EVENTS: Appliers<TableEvent> = {
  TableOpened: ({ tables }, { table, plays, at }) => {
    const before = tables.get(table) ?? { table, openings: [], seated: [], lit: [], rounds: 0 };
    return put(tables, table, { ...before, plays, openedAt: at });
  },
  GameChanged: ({ tables }, { table, plays }) =>
    update(tables, table, ({ asked: _, ...before }) => ({ ...before, plays, lit: [] })),
  TableClosed: ({ tables }, { table, from, at }) =>
    update(tables, table, ({ openedAt: _, asked: _asked, ...before }) => {
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
      ...defined({ asked: before.asked?.filter(one => !isSame(one, place)) }),
    })),
  SeatLit: ({ tables }, { table, lit }) => update(tables, table, before => ({ ...before, lit: [...before.lit, lit] })),
  SeatCleared: ({ tables }, { table, lit }) =>
    update(tables, table, before => ({ ...before, lit: before.lit.filter(one => !isSameLit(one, lit)) })),
  PrizeAsked: ({ tables }, { table, seat, position, activity, row }) =>
    update(tables, table, before => {
      const isOther = (one: AskedPrize) => !isSame(one, { seat, position }) || one.activity !== activity;
      const others = (before.asked ?? []).filter(isOther);
      return { ...before, asked: row === undefined ? others : [...others, { seat, position, activity, row }] };
    }),
};
