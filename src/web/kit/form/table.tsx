import type { ReactNode } from 'react';

/** A head, what stands under it, and the language of that where it is not the page's own. */
export type Column<Row> = readonly [head: string, cell: (row: Row, place: number) => ReactNode, lang?: 'en'];

type TableProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, place: number) => string | number;
  /** What it is, for readers; the others see it above the table. */
  readonly caption?: string;
  readonly className?: string | undefined;
};

export const Table = <Row,>({ columns, rows, keyOf, caption, className }: TableProps<Row>) => (
  <table className={className}>
    {caption !== undefined && <caption className="unseen">{caption}</caption>}
    <Headings of={columns.map(([head]) => head)} />
    <tbody>
      {rows.map((row, place) => (
        <tr key={keyOf(row, place)}>
          {columns.map(([head, cell, lang]) => (
            <td key={head} lang={lang}>
              {cell(row, place)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The head of a table. */
export const Headings = ({ of }: { of: readonly string[] }) => (
  <thead>
    <tr>
      {of.map(heading => (
        <th key={heading} scope="col">
          {heading}
        </th>
      ))}
    </tr>
  </thead>
);
