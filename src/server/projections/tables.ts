import { type ColumnDataType, type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { CageMove } from './cage-tables.ts';
import type { ClubDeedRow } from './club-tables.ts';
import type { CollectionDay } from './collection-tables.ts';
import type { DropBox } from './drop-tables.ts';
import type { Hit } from './hit-tables.ts';
import type { LedgerDay } from './ledger-tables.ts';
import type { Opening } from './opening-tables.ts';
import type { ProjectionState } from './state.ts';
import type { TournamentRow } from './tournament-tables.ts';
import type { Slip, Win } from './win-tables.ts';

/** Everything that reports are made from. Moments are milliseconds of the Unix epoch, amounts are cents, days dates. */
export type Tables = {
  projection_state: ProjectionState;
  ledger_day: LedgerDay;
  collection_day: CollectionDay;
  drop_box: DropBox;
  opening: Opening;
  win: Win;
  slip: Slip;
  hit: Hit;
  cage_move: CageMove;
  club_deed: ClubDeedRow;
  tournament: TournamentRow;
};

export type Database = Kysely<Tables>;

type Kind = 'text' | 'number';
export type Columns<Row> = { readonly [Name in keyof Row & string]-?: Kind | [kind: Kind, 'may be absent'] };

/** Creates a table where there is none, the same on both databases. Texts are in the order of their bytes on both. */
export const createTable = async <Row>(
  database: Database,
  name: keyof Tables,
  columns: Columns<Row>,
  key: readonly (keyof Row & string)[],
): Promise<void> => {
  const text = isPostgres(database) ? sql`text collate "C"` : 'text';
  const typeOf = (kind: Kind): ColumnDataType | RawBuilder<unknown> => (kind === 'number' ? 'bigint' : text);
  let table = database.schema.createTable(name).ifNotExists();
  for (const [column, declared] of Object.entries<Kind | [Kind, string]>(columns)) {
    const [kind, absence] = typeof declared === 'string' ? [declared] : declared;
    table = table.addColumn(column, typeOf(kind), one => (absence === undefined ? one.notNull() : one));
  }
  await table.addPrimaryKeyConstraint(`${name}_key`, [...key] as never[]).execute();
};

const isPostgres = (database: Database): boolean => database.getExecutor().adapter instanceof PostgresAdapter;
