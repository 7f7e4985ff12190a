import type { ComponentProps, ReactNode } from 'react';

/**
 * `name`: what names the row; `name-en`: in the words of the house; `en`: in those of the rulebook or of the house;
 * `number`; `when`: a moment, which stays in one line.
 */
type Kind = 'name' | 'name-en' | 'en' | 'number' | 'when';

/** A head, what is under it, and what that is. */
export type Column<Row> = readonly [head: ReactNode, cell: (row: Row, place: number) => ReactNode, kind?: Kind];

export type TableProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, place: number) => string | number;
  /** What it is: for readers, since the others see it above the table. */
  readonly caption?: ReactNode;
  /** Everybody reads the caption; nothing else says it. */
  readonly isTitled?: boolean;
  readonly className?: string | undefined;
  /** What is marked about a row as a whole. */
  readonly markOf?: (row: Row, place: number) => ComponentProps<'tr'> & Readonly<Record<`data-${string}`, unknown>>;
};

/** Rows, and columns as data. */
export const Table = <Row,>({ columns, rows, keyOf, caption, isTitled = false, ...table }: TableProps<Row>) => (
  <table className={table.className}>
    {caption !== undefined && <caption className={isTitled ? undefined : 'unseen'}>{caption}</caption>}
    {columns.some(([head]) => head !== '') && (
      <thead>
        <tr>
          {columns.map(([head, , kind], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            <Head key={at} head={head} kind={kind} />
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map((row, place) => (
        <tr key={keyOf(row, place)} {...table.markOf?.(row, place)}>
          {columns.map(([, cell, kind], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            <Cell key={at} kind={kind}>
              {cell(row, place)}
            </Cell>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Head = ({ head, kind }: { head: ReactNode; kind: Kind | undefined }) =>
  head === '' ? (
    <td />
  ) : (
    <th scope="col" data-number={kind === 'number' || undefined}>
      {head}
    </th>
  );

const Cell = ({ kind, children }: { kind: Kind | undefined; children: ReactNode }) => {
  const lang = kind === 'en' || kind === 'name-en' ? 'en' : undefined;
  if (kind === 'name' || kind === 'name-en') {
    return (
      <th scope="row" lang={lang}>
        {children}
      </th>
    );
  }
  return (
    <td lang={lang} data-number={kind === 'number' || undefined} data-when={kind === 'when' || undefined}>
      {children}
    </td>
  );
};
