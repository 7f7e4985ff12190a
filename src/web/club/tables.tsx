import type { ReactNode } from 'react';
import styles from './tables.module.css';

type Column = {
  readonly head?: string;
  /** What names the row, in the house's own words or not; a number; or a moment, which stays in one line. */
  readonly as?: 'english' | 'name' | 'number' | 'when';
};
type Row = { readonly key: string | number; readonly cells: readonly ReactNode[] };

type TableProps = {
  readonly caption?: ReactNode;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Under the table, as a key for more of it. */
  readonly children?: ReactNode;
};

/** Rows and columns; nothing where there is no row. */
export const Table = ({ caption, columns, rows, children }: TableProps) => {
  if (rows.length === 0) return null;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        {caption !== undefined && <caption className={styles.caption}>{caption}</caption>}
        {columns.some(({ head }) => head !== undefined) && <Heads columns={columns} />}
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {columns.map(({ as }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are.
                <Cell key={place} as={as}>
                  {cells[place]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  );
};

const Heads = ({ columns }: Pick<TableProps, 'columns'>) => (
  <thead>
    <tr>
      {columns.map(({ head = '', as }) =>
        head === '' ? (
          <td key={head} />
        ) : (
          <th key={head} scope="col" data-number={as === 'number' || undefined}>
            {head}
          </th>
        ),
      )}
    </tr>
  </thead>
);

const Cell = ({ as, children }: { as: Column['as']; children: ReactNode }) => {
  if (as === 'name' || as === 'english') {
    return (
      <th scope="row" lang={as === 'english' ? 'en' : undefined}>
        {children}
      </th>
    );
  }
  return (
    <td data-number={as === 'number' || undefined} data-when={as === 'when' || undefined}>
      {children}
    </td>
  );
};
