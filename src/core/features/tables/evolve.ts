import { defined } from '#core/base';
import { type Appliers, type AskedPrize, isSame, isSameLit, put, type Table, update } from '#core/state';
import type { TableEvent } from './shape.ts';

/** Tables and seats. */
export const TABLE_EVENTS: Appliers<TableEvent> = {
  TableOpened: ({ tables }, { table, plays, at }) => {
    const { tray: _, ...before } = tables.get(table) ?? { table, plays, openings: [], seated: [], lit: [], rounds: 0 };
    return put(tables, table, { ...before, plays, openedAt: at });
  },
  GameChanged: ({ tables }, { table, plays, at }) =>
    update(tables, table, ({ asked: _, ...before }) => {
      if (at === undefined) return { ...before, plays, lit: [] };
      const dealt = { from: before.playsSince ?? before.openedAt ?? at, to: at, plays: before.plays };
      return { ...before, plays, playsSince: at, openings: [...before.openings, dealt], lit: [] };
    }),
  TableClosed: ({ tables }, { table, from, at, tray }) =>
    update(
      tables,
      table,
      ({ openedAt: _, asked: _asked, dealt: _dealt, sittingOut: _out, playsSince = from, ...before }) => {
        const openings = [...before.openings, { from: playsSince, to: at, plays: before.plays }];
        const counted = tray && { counted: tray.counted, at, by: tray.by };
        return { ...before, openings, seated: [], lit: [], ...defined({ tray: counted }) };
      },
    ),
  PlayerSeated: ({ tables }, { table, seated }) =>
    update(tables, table, before => ({ ...before, seated: [...before.seated, seated] })),
  PlayerLeft: ({ tables }, { table, ...place }) =>
    update(tables, table, before => ({
      ...(place.position === 1 ? dealtIn(before, place.seat) : before),
      seated: before.seated.filter(one => !isSame(one, place)),
      lit: before.lit.filter(one => !isSame(one, place)),
      ...defined({
        asked: before.asked?.filter(one => !isSame(one, place)),
        dealt: before.dealt?.filter(one => !isSame(one, place)),
      }),
    })),
  SatOut: ({ tables }, { table, seat, isOut }) =>
    update(tables, table, before => {
      if (!isOut) return dealtIn(before, seat);
      const lit = before.lit.filter(one => one.seat !== seat);
      return { ...before, lit, sittingOut: [...(before.sittingOut ?? []), seat] };
    }),
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

const dealtIn = ({ sittingOut, ...table }: Table, seat: number): Table => {
  const left = sittingOut?.filter(one => one !== seat) ?? [];
  return left.length === 0 ? table : { ...table, sittingOut: left };
};
