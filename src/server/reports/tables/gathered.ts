import { type RawBuilder, sql } from 'kysely';
import type { Columns, Database, Placed, RowOf, Table } from './table.ts';

/** Databases bound the values of one statement: SQLite at 32,766, PostgreSQL at 65,535. */
const VALUES_MAX = 16_000;

/** A row to add: what may be absent may be left out. */
export type New<Row> = {
  [Name in keyof Row as null extends Row[Name] ? never : Name]: Row[Name];
} & {
  [Name in keyof Row as null extends Row[Name] ? Name : never]?: Row[Name] | undefined;
};

/** New rows, and changes to new or existing rows by key. */
type GatheredRows<Row> = {
  readonly add: (row: New<Row>) => void;
  readonly change: (key: Row[keyof Row], to: Partial<Row>) => void;
};

// The builder cannot follow a table that is only known by its name: hence `never`. What goes in is typed at the calls.

/** A table with a row for each thing that happened; `follow` says what an event adds or changes. */
export const rowsTable = <Name extends string, Shape extends Columns>(
  name: Name,
  columns: Shape,
  { key, indexed = [] }: { readonly key: keyof Shape & string; readonly indexed?: readonly (keyof Shape & string)[] },
  follow: (rows: GatheredRows<RowOf<Shape>>, placed: Placed) => void,
): Table<Name, Shape> => ({
  name,
  columns,
  key: [key],
  indexed,
  gather: () => {
    const rows = gatherRows<RowOf<Shape>>(name, key, Object.keys(columns));
    return { add: placed => follow(rows, placed), write: rows.write };
  },
});

const gatherRows = <Row extends object>(table: string, key: keyof Row & string, columns: readonly string[]) => {
  const added = new Map<unknown, Row>();
  const changed = new Map<unknown, Partial<Row>>();
  return {
    add: (row: New<Row>): void => {
      const given = row as Readonly<Record<string, unknown>>;
      // Optional fields may be absent.
      const whole = Object.fromEntries(columns.map(column => [column, given[column] ?? null])) as Row;
      added.set(whole[key], whole);
    },
    change: (value: Row[keyof Row], to: Partial<Row>): void => {
      const row = added.get(value);
      if (row === undefined) changed.set(value, { ...changed.get(value), ...to });
      else added.set(value, { ...row, ...to });
    },
    write: async (database: Database): Promise<void> => {
      for (const [value, to] of changed) {
        await database
          .updateTable(table as never)
          .set(to as never)
          .where(sql.ref(key), '=', value as never)
          .execute();
      }
      for (const rows of portions([...added.values()])) {
        await database
          .insertInto(table as never)
          .values(rows as never)
          .execute();
      }
      added.clear();
      changed.clear();
    },
  };
};

/** Sums by key, added to the existing ones. */
type AddSums<Row, Summed extends keyof Row> = (key: Omit<Row, Summed>, amounts: Pick<Row, Summed>) => void;

/** A table of sums; `follow` is made once for many events and says what each of them adds. */
export const sumsTable = <Name extends string, Shape extends Columns, Summed extends keyof Shape & string>(
  name: Name,
  columns: Shape,
  { key, summed }: { readonly key: readonly (keyof Shape & string)[]; readonly summed: readonly Summed[] },
  follow: (add: AddSums<RowOf<Shape>, Summed>) => (placed: Placed) => void,
): Table<Name, Shape> => ({
  name,
  columns,
  key,
  indexed: [],
  gather: () => {
    const sums = gatherSums<RowOf<Shape>, Summed>(name, key, summed);
    return { add: follow(sums.add), write: sums.write };
  },
});

const gatherSums = <Row extends object, Summed extends keyof Row & string>(
  table: string,
  keyed: readonly string[],
  summed: readonly Summed[],
) => {
  const rows = new Map<string, Record<string, number>>();
  const add: AddSums<Row, Summed> = (key, amounts) => {
    const name = nameOf(key, keyed);
    const row = rows.get(name);
    // What is summed is a number in every table of sums.
    if (row === undefined) rows.set(name, { ...key, ...amounts } as Record<string, number>);
    else for (const column in amounts) row[column]! += amounts[column] as number;
  };
  return {
    add,
    write: async (database: Database): Promise<void> => {
      for (const some of portions([...rows.values()])) {
        const plus = Object.fromEntries(summed.map(column => [column, standingPlusNew(table, column)]));
        await database
          .insertInto(table as never)
          .values(some as never)
          .onConflict(conflict => conflict.columns(keyed as never).doUpdateSet(plus as never))
          .execute();
      }
      rows.clear();
    },
  };
};

const nameOf = (key: object, keyed: readonly string[]): string => {
  let name = '';
  for (const column of keyed) name += `${(key as Record<string, string | number>)[column]}\n`;
  return name;
};

const standingPlusNew = (table: string, column: string): RawBuilder<number> =>
  sql<number>`${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`;

const portions = <Row extends object>(rows: readonly Row[]): readonly (readonly Row[])[] => {
  const size = Math.max(1, Math.floor(VALUES_MAX / Object.keys(rows[0] ?? {}).length));
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, n) => rows.slice(n * size, (n + 1) * size));
};
