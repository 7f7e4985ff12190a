import { type EventIn, type HouseEvent, mechanismOf } from '#core/house';
import type { CageWhat } from '#core/views/on-screen';
import { foundIn, isAsked, type Report } from './report.ts';
import { SLIP, WIN } from './tables/awards.ts';
import { type New, rowsTable } from './tables/gathered.ts';
import { maybe, number, type Placed, type RowOf, text, textOf } from './tables/table.ts';

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
  const { seq, atMs: at_ms, day, station } = placed;
  for (const [part, moved] of movesIn(placed).entries()) {
    rows.add({ move: `${seq}.${part}`, seq, day, at_ms, station, ...moved });
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

/** Of a slip's payment the activity and the method are those of the slip. */
type Moved = Omit<New<RowOf<typeof COLUMNS>>, 'move' | 'seq' | 'day' | 'at_ms' | 'station'>;

const movesIn = ({ event, actor }: Placed): readonly Moved[] => {
  switch (event.type) {
    case 'AwardPaid': {
      const { slip, by, amount } = event;
      return [{ what: 'prize', about: String(slip), slip, person: by, ...out(amount) }];
    }
    case 'PaymentBackedOut': {
      const { slip, by } = event;
      const back = event.bookings.find(([from]) => from === 'players')?.[2] ?? 0;
      return [{ what: 'void slip', about: String(slip), slip, person: by[0] ?? actor, ...out(-back) }];
    }
    case 'TrayReimbursed':
      return [{ what: 'tray', about: String(event.table), person: actor, ...out(event.amount) }];
    case 'PromotionMoved': {
      const { activity, by: person } = event;
      return inPromotion(event).map(moved => ({ ...moved, activity, person }));
    }
    default:
      return [];
  }
};

type InPromotion = Omit<Moved, 'slip' | 'activity' | 'person'>;

const inPromotion = (event: Extract<HouseEvent, { type: 'PromotionMoved' }>): readonly InPromotion[] => {
  if (event.mechanism === 'instrument') return event.events.flatMap(soldOrRedeemed);
  const { atCage } = mechanismOf(event.mechanism);
  const moves = atCage === undefined ? [] : event.events.flatMap((fact: object) => atCage(event.promotion, fact));
  return moves.map(({ amount, ...move }) => ({ ...move, ...out(amount) }));
};

/** What goes out, or, below zero, comes in. */
const out = (amount: number): Pick<Moved, 'paid_out' | 'taken_in'> =>
  amount >= 0 ? { paid_out: amount, taken_in: 0 } : { paid_out: 0, taken_in: -amount };

const soldOrRedeemed = (event: EventIn<'instrument'>): readonly InPromotion[] => {
  if (event.type === 'InstrumentRedeemed') return [{ what: 'redeemed', about: event.id, ...out(event.amount) }];
  if (event.type !== 'InstrumentsIssued' || event.price === undefined) return [];
  const about = event.instruments.map(({ id }) => id).join(', ');
  return [{ what: 'sold', about, ...out(-event.price) }];
};
