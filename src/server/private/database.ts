/** Tables beside the journal that only this house may read. */
export type PrivateTables = {
  /** Values replace the question marks of the text, in order. */
  readonly ask: <Row extends object>(
    text: string,
    ...values: readonly (string | number | null)[]
  ) => Promise<readonly Row[]>;
  /** What was deleted or replaced in a table cannot be read from the disk afterwards. */
  readonly wipe: (table: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** What the databases write differently when a table is made. */
export type Dialect = { readonly text: string; readonly big: string; readonly end: string };

/** A column that houses have got after their tables were made. */
export type AddedColumn = readonly [table: string, column: string];
