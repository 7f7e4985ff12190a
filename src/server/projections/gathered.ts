import { type RawBuilder, sql } from 'kysely';
import type { Database, Tables } from './tables.ts';

/** Databases bound the values of one statement: SQLite at 32,766, PostgreSQL at 65,535. */
const VALUES_MAX = 16_000;

/** New rows, and changes to rows by key whether they are new or stand already. */
export type GatheredRows<Row> = {
  readonly add: (row: Row) => void;
  readonly change: (key: Row[keyof Row], to: Partial<Row>) => void;
  readonly write: (database: Database) => Promise<void>;
};

// The builder cannot follow a table that is only known by its name: hence `never`. What goes in is typed at the calls.

export const gatherRows = <Row extends object>(table: keyof Tables, key: keyof Row): GatheredRows<Row> => {
  const added = new Map<unknown, Row>();
  const changed = new Map<unknown, Partial<Row>>();
  return {
    add: row => void added.set(row[key], row),
    change: (value, to) => {
      const row = added.get(value);
      if (row === undefined) changed.set(value, { ...changed.get(value), ...to });
      else added.set(value, { ...row, ...to });
    },
    write: async database => {
      for (const [value, to] of changed) {
        await database
          .updateTable(table)
          .set(to as never)
          .where(sql.ref(String(key)), '=', value as never)
          .execute();
      }
      for (const rows of portions([...added.values()])) {
        await database
          .insertInto(table)
          .values(rows as never)
          .execute();
      }
      added.clear();
      changed.clear();
    },
  };
};

/** Sums by key, added to those that stand. */
export type GatheredSums<Key, Amounts> = {
  readonly add: (key: Key, amounts: Amounts) => void;
  readonly write: (database: Database) => Promise<void>;
};

export const gatherSums = <Key extends object, Amounts extends Record<string, number>>(
  table: keyof Tables,
  keyed: readonly (keyof Key & string)[],
  summed: readonly (keyof Amounts & string)[],
): GatheredSums<Key, Amounts> => {
  const rows = new Map<string, Key & Record<string, number>>();
  return {
    add: (key, amounts) => {
      const name = nameOf(key, keyed);
      const row = rows.get(name);
      if (row === undefined) rows.set(name, { ...key, ...amounts });
      else for (const column in amounts) (row as Record<string, number>)[column]! += amounts[column]!;
    },
    write: async database => {
      for (const some of portions([...rows.values()])) {
        const plus = Object.fromEntries(summed.map(column => [column, standingPlusNew(table, column)]));
        await database
          .insertInto(table)
          .values(some as never)
          .onConflict(conflict => conflict.columns(keyed as never).doUpdateSet(plus as never))
          .execute();
      }
      rows.clear();
    },
  };
};

const nameOf = <Key extends object>(key: Key, keyed: readonly (keyof Key & string)[]): string => {
  let name = '';
  for (const column of keyed) name += `${key[column]}\n`;
  return name;
};

const standingPlusNew = (table: string, column: string): RawBuilder<number> =>
  sql<number>`${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`;

const portions = <Row extends object>(rows: readonly Row[]): readonly (readonly Row[])[] => {
  const size = Math.max(1, Math.floor(VALUES_MAX / Object.keys(rows[0] ?? {}).length));
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, n) => rows.slice(n * size, (n + 1) * size));
};
