/** A row of a report, and what its columns are. */
type Row = Readonly<Record<string, string | number | null>>;
type Columns = Readonly<Record<string, string>>;

/** Sums of one column by the values of another, or by the hour of the day at which they were. */
export type PlotBy = { readonly column: string; readonly by: 'value' | 'day' | 'hour' };
export type PlotChoice = { readonly what: string; readonly by: PlotBy };
export type Summed = { readonly key: string; readonly sum: number };

/** So many bars can be told apart. */
const BARS_MOST = 31;
/** What is counted where no amount is chosen. */
export const ROWS = '';

/** What a report can be plotted by: its moments by day and hour, its words by themselves where they differ. */
export const plotsOf = (
  columns: Columns,
  rows: readonly Row[],
): { readonly whats: readonly string[]; readonly bys: readonly PlotBy[] } => {
  const names = Object.keys(columns);
  const isAmount = (name: string): boolean => ['money', 'count', 'duration'].includes(columns[name] ?? '');
  return {
    whats: [...names.filter(isAmount), ROWS],
    bys: names.flatMap((column): readonly PlotBy[] => {
      if (columns[column] === 'moment')
        return [
          { column, by: 'day' },
          { column, by: 'hour' },
        ];
      const values = new Set(rows.map(row => row[column]));
      // All the same, or each by itself, is no picture.
      const isTold = values.size > 1 && (values.size < rows.length || rows.length <= BARS_MOST);
      return isAmount(column) || !isTold ? [] : [{ column, by: 'value' }];
    }),
  };
};

type WallTime = { readonly day: string; readonly hour: number };

/** The sums in the order of time, else the largest first. `wallTime` is that of the house. */
export const summed = (
  rows: readonly Row[],
  { what, by: { column, by } }: PlotChoice,
  wallTime: (moment: string) => WallTime,
): readonly Summed[] => {
  const keyOf = (row: Row): string => {
    const value = row[column] ?? '';
    if (by === 'value') return String(value);
    const { day, hour } = wallTime(typeof value === 'number' ? new Date(value).toISOString() : String(value));
    return by === 'day' ? day : String(hour).padStart(2, '0');
  };
  const known = rows.filter(row => row[column] !== null && row[column] !== undefined);
  const sums = [...Map.groupBy(known, keyOf)].map(([key, of]) => ({
    key,
    sum: what === ROWS ? of.length : of.reduce((all, row) => all + Number(row[what] ?? 0), 0),
  }));
  // Days and hours in their order; gaming days are written so that this is the order of the words.
  const isTime = by !== 'value' || sums.every(({ key }) => /^\d{4}-\d\d-\d\d$/.test(key));
  return isTime
    ? sums.toSorted((a, b) => a.key.localeCompare(b.key)).slice(-BARS_MOST)
    : sums.toSorted((a, b) => b.sum - a.sum).slice(0, BARS_MOST);
};

const HISTORY_DAYS = 14;
const DAY_MS = 86_400_000;

/** The gaming days that end with this one, as `2026-03-02`. */
export const lastDays = (until: string): readonly string[] =>
  Array.from({ length: HISTORY_DAYS }, (_, place) =>
    new Date(Date.parse(until) - (HISTORY_DAYS - 1 - place) * DAY_MS).toISOString().slice(0, 10),
  );

/** What an account stood at as each day ended; before its first day there is nothing to show. */
export const historyOf = (
  days: readonly string[],
  statements: readonly (readonly Row[])[],
  account: string,
): readonly Summed[] => {
  const stood = days.map((key, place) => {
    const row = (statements[place] ?? []).find(one => one['account'] === account);
    return row === undefined ? undefined : { key, sum: Number(row['closing'] ?? 0) };
  });
  return stood.filter(one => one !== undefined);
};
