import type { ReactNode } from 'react';
import { Table, type TableProps } from '../kit/index.ts';
import styles from './tables.module.css';

type ClubTableProps<Row> = TableProps<Row> & {
  /** Under the table, as a key for more of it. */
  readonly children?: ReactNode;
};

/** As wide as the desk, titled by its caption; nothing where there is no row. */
export const ClubTable = <Row,>({ children, ...table }: ClubTableProps<Row>) =>
  table.rows.length === 0 ? null : (
    <div className={styles.scroll}>
      <Table {...table} className={styles.table} isTitled />
      {children}
    </div>
  );
