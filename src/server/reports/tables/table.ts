import { type ColumnDataType, type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { HouseEvent } from '#core/house';

/** An event with its moment, the gaming day in which it happened, and who brought it about where. */
export type Placed = {
  readonly seq: number;
  readonly actor: string;
  readonly station: string;
  readonly atMs: number;
  readonly day: string;
  readonly event: HouseEvent;
};

/** What events bring, held until it is written together. */
export type Gathering = {
  readonly add: (placed: Placed) => void;
  readonly write: (database: Database) => Promise<void>;
};

/** A table that follows from events. It records what was decided and decides nothing. */
export type Table<Name extends string = string, Shape extends Columns = Columns> = {
  readonly name: Name;
  readonly columns: Shape;
  readonly key: readonly string[];
  readonly indexed: readonly string[];
  readonly gather: () => Gathering;
};

type Kind = 'text' | 'number';

/** Moments are milliseconds of the Unix epoch, amounts are cents, days dates. */
export type Column<Value> = {
  readonly kind: Kind;
  readonly mayBeAbsent: boolean;
  /** Never there: it carries the type of what the column holds. */
  readonly holds?: Value;
};
export type Columns = Readonly<Record<string, Column<string | number | null>>>;
export type RowOf<Shape extends Columns> = {
  [Name in keyof Shape]: Shape[Name] extends Column<infer Value> ? Value : never;
};

export const number: Column<number> = { kind: 'number', mayBeAbsent: false };
export const text: Column<string> = textOf();
export const maybe = <Value>({ kind }: Column<Value>): Column<Value | null> => ({ kind, mayBeAbsent: true });

/** One of some texts. */
export function textOf<Value extends string>(): Column<Value> {
  return { kind: 'text', mayBeAbsent: false };
}

/** The tables that somebody names, as the builder of queries knows them. */
export type TablesOf<Named extends readonly Table[]> = {
  [One in Named[number] as One['name']]: RowOf<One['columns']>;
};

/** Before anybody has named a table. */
export type Database = Kysely<object>;

/** Creates a table where there is none, the same on both databases. Texts are in the order of their bytes on both. */
export const createTable = async (
  database: Database,
  { name, columns, key, indexed = [] }: Pick<Table, 'name' | 'columns' | 'key'> & Partial<Pick<Table, 'indexed'>>,
): Promise<void> => {
  const texts = isPostgres(database) ? sql`text collate "C"` : 'text';
  const typeOf = (kind: Kind): ColumnDataType | RawBuilder<unknown> => (kind === 'number' ? 'bigint' : texts);
  let table = database.schema.createTable(name).ifNotExists();
  for (const [column, { kind, mayBeAbsent }] of Object.entries(columns)) {
    table = table.addColumn(column, typeOf(kind), one => (mayBeAbsent ? one : one.notNull()));
  }
  await table.addPrimaryKeyConstraint(`${name}_key`, [...key] as never[]).execute();
  for (const column of indexed) {
    await database.schema.createIndex(`${name}_${column}`).on(name).column(column).execute();
  }
};

const isPostgres = (database: Database): boolean => database.getExecutor().adapter instanceof PostgresAdapter;
