import { fault, type Seal } from '#server/journal';
import type { PrivateTables } from './database.ts';

/** The columns by what is kept in them; the first is the key of the table. */
type Columns<Kept> = { readonly [Field in keyof Kept]-?: string };
type Cell = string | number | null;
type Row = Readonly<Record<string, Cell>>;

/** Databases take some 30,000 values in one statement. */
const ROWS_AT_ONCE = 500;

/**
 * Reads and writes things that are a row each. What a thing does not have is left out of it, not empty. Each row is
 * marked with the key of the house: one that somebody else wrote, or moved to another person, is a fault. SEA-4
 */
export const privateTable = <Kept extends object>(
  { ask, wipe }: PrivateTables,
  seal: Seal,
  table: string,
  columns: Columns<Kept>,
  added: readonly string[] = [],
) => {
  const { key, markOf, isOurs, keptIn, rowOf } = rowsMarked(seal, table, columns, added);
  const rows = async (text: string, ...values: readonly Cell[]): Promise<readonly Kept[]> =>
    (await ask<Record<string, Cell>>(text, ...values)).map(keptIn);
  const select = (rest: string, ...values: readonly Cell[]) => rows(`SELECT * FROM ${table} ${rest}`, ...values);
  return {
    /** Replaces what was under its key; with what is only searched for. */
    put: async (kept: Kept, soughtBy: Readonly<Record<string, string>> = {}): Promise<void> => {
      const { names, text, cells } = insertOf(table, [rowOf(kept, soughtBy)]);
      const changes = names.map(name => `${name} = excluded.${name}`).join(', ');
      await ask(`${text} ON CONFLICT (${key}) DO UPDATE SET ${changes}`, ...cells);
    },
    /** Those of these that aren't there yet, many at a time. */
    add: async (all: readonly Kept[], soughtBy: (kept: Kept) => Readonly<Record<string, string>>): Promise<void> => {
      for (let from = 0; from < all.length; from += ROWS_AT_ONCE) {
        const some = all.slice(from, from + ROWS_AT_ONCE).map(kept => rowOf(kept, soughtBy(kept)));
        const { text, cells } = insertOf(table, some);
        await ask(`${text} ON CONFLICT (${key}) DO NOTHING`, ...cells);
      }
    },
    select,
    by: async (column: string, value: string): Promise<Kept | undefined> =>
      (await select(`WHERE ${column} = ?`, value))[0],
    all: () => select(`ORDER BY ${key}`),
    take: async (value: string): Promise<Kept | undefined> =>
      (await rows(`DELETE FROM ${table} WHERE ${key} = ? RETURNING *`, value))[0],
    /** Nothing of it can be read from the disk afterwards. */
    erase: async (value: string): Promise<void> => {
      await ask(`DELETE FROM ${table} WHERE ${key} = ?`, value);
      await wipe(table);
    },
    /** The keys of the rows that this house has not marked so. */
    changed: async (): Promise<readonly string[]> =>
      (await ask<Record<string, Cell>>(`SELECT * FROM ${table} ORDER BY ${key}`))
        .filter(row => !isOurs(row))
        .map(row => String(row[key])),
    /** Marks what was written before there were marks; how many. */
    seal: async (): Promise<number> => {
      const unmarked = await ask<Record<string, Cell>>(`SELECT * FROM ${table} WHERE mark IS NULL`);
      for (const row of unmarked)
        await ask(`UPDATE ${table} SET mark = ? WHERE ${key} = ? AND mark IS NULL`, markOf(row), row[key]!);
      return unmarked.length;
    },
  };
};

/** How a thing becomes a marked row, and back. */
const rowsMarked = <Kept extends object>(
  seal: Seal,
  table: string,
  columns: Columns<Kept>,
  /** The last columns, which older rows and their marks don't have. */
  added: readonly string[],
) => {
  const fields = Object.entries<string>(columns);
  const key = fields[0]![1]; // A table without columns keeps nothing.
  const markOf = (cells: readonly Cell[]): string => {
    const marked = cells.filter((cell, place) => cell !== null || !added.includes(fields[place]![1]));
    return seal.mark(
      'private record',
      table,
      JSON.stringify(marked.map(cell => (cell === null ? null : String(cell)))),
    );
  };
  const cellsIn = (row: Row): readonly Cell[] => fields.map(([, column]) => row[column] ?? null);
  const markOfRow = (row: Row): string => markOf(cellsIn(row));
  const isOurs = (row: Row): boolean => row['mark'] === markOfRow(row);
  const keptIn = (row: Row): Kept => {
    if (row['mark'] === null) throw fault('record-unmarked', {});
    if (!isOurs(row)) throw fault('record-changed', { table, record: String(row[key]) });
    const cells = fields.map(([field, column]) => [field, row[column]] as const);
    return Object.fromEntries(cells.filter(([, cell]) => cell !== null)) as Kept; // `put` has written them.
  };
  const rowOf = (kept: Kept, soughtBy: Readonly<Record<string, string>>): Row => {
    const cells = fields.map(([field, column]) => [column, (kept as Record<string, Cell>)[field] ?? null] as const);
    return { ...Object.fromEntries(cells), mark: markOf(cells.map(([, cell]) => cell)), ...soughtBy };
  };
  return { key, markOf: markOfRow, isOurs, keptIn, rowOf };
};

/** Rows of the same columns, at least one, in one statement. */
const insertOf = (table: string, rows: readonly Row[]) => {
  const names = Object.keys(rows[0]!); // There is at least one.
  const places = `(${names.map(() => '?').join(', ')})`;
  const text = `INSERT INTO ${table} (${names.join(', ')}) VALUES ${rows.map(() => places).join(', ')}`;
  return { names, text, cells: rows.flatMap(row => names.map(name => row[name] ?? null)) };
};
