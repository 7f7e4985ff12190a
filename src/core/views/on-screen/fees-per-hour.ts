import { type Cents, cents, most, NOTHING, partOf, plus, rate, total } from '#core/money';

/** A row of a report, by its columns. */
export type ReportRow = Readonly<Record<string, string | number | null>>;

export type FeesPerHour = {
  /** What each table took in an hour, on average; absent where it was not open long enough to say. */
  readonly tables: ReadonlyMap<number, Cents>;
  /** What the tables that are open now take together. */
  readonly open: Cents;
};

const HOUR_MS = 3_600_000;
const LEAST_MS = 60_000;

/** Fees of gaming days by the hours that tables were open in them, down to the cent: for a glance, not for books. */
export const feesPerHour = (collection: readonly ReportRow[], tableHours: readonly ReportRow[]): FeesPerHour => {
  const hours = Map.groupBy(tableHours, ({ table }) => Number(table));
  const fees = Map.groupBy(collection, ({ table }) => Number(table));
  const tables = new Map<number, Cents>();
  let open = NOTHING;
  for (const [table, openings] of hours) {
    const openMs = openings.reduce((sum, row) => sum + Number(row['time open']), 0);
    if (openMs < LEAST_MS) continue;
    // More can be backed out than was taken since the day began.
    const taken = most(NOTHING, total((fees.get(table) ?? []).map(({ net }) => cents(Number(net)))));
    const anHour = partOf(taken, rate(HOUR_MS, openMs));
    tables.set(table, anHour);
    if (openings.some(({ closed }) => closed === null)) open = plus(open, anHour);
  }
  return { tables, open };
};
