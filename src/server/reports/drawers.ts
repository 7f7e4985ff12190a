import type { HouseEvent } from '#core/house';
import { foundIn, isAsked, type Report } from './report.ts';
import { rowsTable } from './tables/gathered.ts';
import { people } from './tables/people.ts';
import { maybe, number, text } from './tables/table.ts';

type OfCash = Extract<HouseEvent, { type: 'CashMoved' }>['from'];

/** A place as it is kept: `vault`, `drawer cage-1`, `tray 7`, `bank`. */
const placed = (place: OfCash): string => {
  switch (place.type) {
    case 'drawer':
      return drawer(place.station);
    case 'tray':
      return `tray ${place.table}`;
    case 'bank':
    case 'vault':
      return place.type;
  }
};
const drawer = (station: string): string => `drawer ${station}`;

/** Every count, fill and credit of vault, drawers and trays, with who signed. RPT-19 */
const CASH_SLIP = rowsTable(
  'cash_slip',
  {
    seq: number,
    /** Counts in between have none. */
    slip: maybe(number),
    day: text,
    at_ms: number,
    what: text,
    from_place: maybe(text),
    to_place: maybe(text),
    amount: maybe(number),
    counted: maybe(number),
    variance: maybe(number),
    cause: maybe(text),
    by_people: text,
  },
  { key: 'seq', indexed: ['day'] },
  (rows, { event, seq, day, atMs: at_ms }) => {
    const at = { seq, day, at_ms };
    switch (event.type) {
      case 'VaultCounted': {
        const { slip, counted, variance, by } = event;
        return rows.add({ ...at, slip, what: 'count', to_place: 'vault', counted, variance, by_people: people(by) });
      }
      case 'VaultExplained': {
        const { slip, reason: cause, by } = event;
        return rows.add({ ...at, slip, what: 'explained', to_place: 'vault', cause, by_people: by });
      }
      case 'CashMoved': {
        const { slip, from, to, amount, by } = event;
        const places = { from_place: placed(from), to_place: placed(to) };
        return rows.add({ ...at, slip, what: 'moved', ...places, amount, by_people: people(by) });
      }
      case 'DrawerOpened': {
        const { slip, station, float: amount, by } = event;
        const places = { from_place: 'vault', to_place: drawer(station) };
        return rows.add({ ...at, slip, what: 'opened', ...places, amount, by_people: people(by) });
      }
      case 'DrawerCounted': {
        const { station, counted, variance, by } = event;
        return rows.add({ ...at, what: 'count', to_place: drawer(station), counted, variance, by_people: by });
      }
      case 'DrawerHandedOver': {
        const { slip, station, counted, variance, reason: cause, by } = event;
        const row = { what: 'handed over', to_place: drawer(station), counted, variance, cause };
        return rows.add({ ...at, slip, ...row, by_people: people(by) });
      }
      case 'DrawerClosed': {
        const { slip, station, counted, variance, reason: cause, by } = event;
        const places = { from_place: drawer(station), to_place: 'vault' };
        const row = { what: 'closed', ...places, amount: counted, counted, variance, cause };
        return rows.add({ ...at, slip, ...row, by_people: people(by) });
      }
    }
  },
);

/** What went between vault, drawers and trays, and what counts have found. RPT-19 */
export const drawers: Report = {
  ...foundIn([CASH_SLIP], (database, asked) =>
    database.selectFrom('cash_slip').selectAll().where(isAsked(asked, 'day')).orderBy('seq').execute(),
  ).shown({
    slip: 'number',
    day: 'text',
    at: ['moment', 'at_ms'],
    what: 'text',
    'from place': ['text', 'from_place'],
    'to place': ['text', 'to_place'],
    amount: 'money',
    counted: ['money', 'counted'],
    variance: 'money',
    cause: 'text',
    by: ['text', 'by_people'],
  }),
};
