import type { PrivateTables } from './database.ts';

/** The columns by what is kept in them; the first is the key of the table. */
type Columns<Kept> = { readonly [Field in keyof Kept]-?: string };
type Cell = string | number | null;

/** Reads and writes things that are a row each. What a thing does not have is left out of it, not empty. */
export const privateTable = <Kept extends object>(
  { ask, wipe }: PrivateTables,
  table: string,
  columns: Columns<Kept>,
) => {
  const fields = Object.entries<string>(columns);
  const key = fields[0]![1]; // A table without columns keeps nothing.
  const keptIn = (row: Readonly<Record<string, Cell>>): Kept => {
    const cells = fields.map(([field, column]) => [field, row[column]] as const);
    return Object.fromEntries(cells.filter(([, cell]) => cell !== null)) as Kept; // `put` has written them.
  };
  const rows = async (text: string, ...values: readonly Cell[]): Promise<readonly Kept[]> =>
    (await ask<Record<string, Cell>>(text, ...values)).map(keptIn);
  const select = (rest: string, ...values: readonly Cell[]) => rows(`SELECT * FROM ${table} ${rest}`, ...values);
  return {
    /** Replaces what was under its key; with what is only searched for. */
    put: async (kept: Kept, soughtBy: Readonly<Record<string, string>> = {}): Promise<void> => {
      const cells = fields.map(([field, column]) => [column, (kept as Record<string, Cell>)[field] ?? null] as const);
      const all = [...cells, ...Object.entries(soughtBy)];
      const names = all.map(([column]) => column);
      const places = names.map(() => '?').join(', ');
      const changes = names.map(name => `${name} = excluded.${name}`).join(', ');
      const text = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places}) ON CONFLICT (${key}) DO UPDATE SET`;
      await ask(`${text} ${changes}`, ...all.map(([, cell]) => cell));
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
  };
};
