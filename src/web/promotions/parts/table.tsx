import type { ReactNode } from 'react';
import styles from './parts.module.css';

/** A head, what stands under it, and the language of that where it is not the page's own. */
export type Column<Row> = readonly [head: string, cell: (row: Row, place: number) => ReactNode, lang?: 'en'];

type TableProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row, place: number) => string | number;
  /** What it is, for readers; the others see it above the table. */
  readonly caption?: string;
  /** How it is set, where not like the others. */
  readonly className?: string | undefined;
};

export const Table = <Row,>({ columns, rows, keyOf, caption, className = styles.table }: TableProps<Row>) => (
  <table className={className}>
    {caption !== undefined && <caption className="unseen">{caption}</caption>}
    <thead>
      <tr>
        {columns.map(([head], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
          <th key={at} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, place) => (
        <tr key={keyOf(row, place)}>
          {columns.map(([, cell, lang], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            <td key={at} lang={lang}>
              {cell(row, place)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
