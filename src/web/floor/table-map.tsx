import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PlannedTable } from '#core/state';
import type { TableSummary } from '#core/views';
import { ActKey, Field, RoomPlan } from '../kit/index.ts';
import styles from './table-map.module.css';

type MapProps = {
  readonly tables: readonly TableSummary[];
  readonly plan: readonly PlannedTable[];
  readonly onOpen: (table: number) => void;
};

/** The room from above, as the office has drawn it; a tap leads to what can be done at a table. */
export const TableMap = ({ tables, plan, onOpen }: MapProps) => {
  const t = useTranslations('floor.tables');
  const [another, setAnother] = useState('');
  const isNumber = /^[1-9]\d{0,4}$/.test(another);
  return (
    <div className={styles.room}>
      <RoomPlan label={t('title')} tables={tables} plan={plan} onOpen={onOpen} />
      <div className={styles.another}>
        <Field label={t('number')} inputMode="numeric" value={another} onChange={setAnother} />
        <ActKey isOff={!isNumber} onPress={() => onOpen(Number(another))}>
          {t('new')}
        </ActKey>
      </div>
    </div>
  );
};
