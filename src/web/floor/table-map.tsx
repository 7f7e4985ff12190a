import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TableState, TableSummary } from '#core/views';
import { ActKey, Field, Icon, type IconName } from '../kit/index.ts';
import styles from './table-map.module.css';

type MapProps = { readonly tables: readonly TableSummary[]; readonly onOpen: (table: number) => void };

const SIGNS: Readonly<Record<TableState, IconName>> = { open: 'check', closed: 'clear', 'out-of-service': 'warning' };

/** Every table of the room at a glance; a tap leads to what can be done there. */
export const TableMap = ({ tables, onOpen }: MapProps) => {
  const t = useTranslations('floor.tables');
  const [another, setAnother] = useState('');
  const isNumber = /^[1-9]\d{0,4}$/.test(another);
  return (
    <div className={styles.room}>
      <ul className={styles.map}>
        {tables.map(table => (
          <li key={table.table}>
            <TableKey table={table} onOpen={() => onOpen(table.table)} />
          </li>
        ))}
      </ul>
      <div className={styles.another}>
        <Field label={t('number')} inputMode="numeric" value={another} onChange={setAnother} />
        <ActKey isOff={!isNumber} onPress={() => onOpen(Number(another))}>
          {t('new')}
        </ActKey>
      </div>
    </div>
  );
};

const TableKey = ({ table, onOpen }: { table: TableSummary; onOpen: () => void }) => {
  const t = useTranslations('floor');
  const stateName = useTranslations('kit.tableStates');
  const { state, round, players, calls, reviews } = table;
  const waiting = calls + reviews;
  return (
    <button type="button" className={styles.table} data-state={state} onClick={onOpen}>
      <span className={styles.number}>{t('at', { table: String(table.table) })}</span>
      <span className={styles.state}>
        <Icon name={SIGNS[state]} />
        {stateName(state)}
      </span>
      <span className={styles.game} lang="en">
        {table.gameName}
      </span>
      <span>{t('tables.players', { count: players })}</span>
      <span>{round === undefined ? t('tables.between') : t('tables.round', { round: String(round) })}</span>
      <span className={styles.calls}>{waiting > 0 && t('tables.calls', { count: waiting })}</span>
      {table.reason !== undefined && <span className={styles.reason}>{table.reason}</span>}
    </button>
  );
};
