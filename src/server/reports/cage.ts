import { overWindow } from '#core/house';
import type { CageWhat } from '#core/views/on-screen';
import { foundIn, isAsked, type Report } from './report.ts';
import { SLIP, WIN } from './tables/awards.ts';
import { rowsTable } from './tables/gathered.ts';
import { maybe, number, text, textOf } from './tables/table.ts';

const COLUMNS = {
  /** The event, and its place among those of the same event. */
  move: text,
  seq: number,
  day: text,
  at_ms: number,
  station: text,
  person: text,
  what: textOf<CageWhat>(),
  /** The number of the slip, of the table, or of the coupon or chip. */
  about: text,
  slip: maybe(number),
  activity: maybe(text),
  /** How it was paid, where no slip of the house says so. */
  method: maybe(text),
  paid_out: number,
  taken_in: number,
};

/** Money that went over a window of the cage, one way or the other. RPT-15 */
const CAGE_MOVE = rowsTable('cage_move', COLUMNS, { key: 'move', indexed: ['day'] }, (rows, placed) => {
  const { event, seq, atMs: at_ms, day, station, actor } = placed;
  for (const [part, { amount, person = actor, ...moved }] of overWindow(event).entries()) {
    rows.add({ move: `${seq}.${part}`, seq, day, at_ms, station, person, ...moved, ...out(amount) });
  }
});

/** Everything that went over a window, and what of it was a check. What a tray has paid went over none. RPT-15 */
export const cage: Report = {
  ...foundIn([CAGE_MOVE, SLIP, WIN], async (database, asked) => {
    const rows = await database
      .selectFrom('cage_move')
      .leftJoin('slip', 'slip.slip', 'cage_move.slip')
      .leftJoin('win', 'win.award', 'slip.award')
      .selectAll('cage_move')
      .select(['slip.method as slip_method', 'win.activity as won_in'])
      .where(isAsked(asked, 'cage_move.day'))
      .where(({ or, eb }) => or([eb('slip.method', 'is', null), eb('slip.method', '!=', 'tray')]))
      .orderBy('cage_move.seq')
      .orderBy('cage_move.move')
      .execute();
    return rows
      .map(row => ({ ...row, activity: row.activity ?? row.won_in, method: row.method ?? row.slip_method }))
      .filter(({ activity }) => asked.activity === undefined || activity === asked.activity);
  }).shown({
    day: 'text',
    at: ['moment', 'at_ms'],
    window: ['text', 'station'],
    cashier: ['text', 'person'],
    what: 'text',
    number: ['text', 'about'],
    activity: 'text',
    method: 'text',
    'paid out': ['money', row => (isCheck(row) ? 0 : row.paid_out)],
    'taken in': ['money', row => (isCheck(row) ? 0 : row.taken_in)],
    'by check': ['money', row => (isCheck(row) ? row.paid_out - row.taken_in : 0)],
  }),
};

const isCheck = ({ method }: { readonly method: string | null }): boolean => method === 'check';

/** What goes out, or, below zero, comes in. */
const out = (amount: number): { readonly paid_out: number; readonly taken_in: number } =>
  amount >= 0 ? { paid_out: amount, taken_in: 0 } : { paid_out: 0, taken_in: -amount };
