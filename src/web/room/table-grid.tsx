import { useTranslations } from 'use-intl';
import { type Cents, formatAmount, formatAmountShort, NOTHING } from '#core/money';
import type { PlannedTable } from '#core/state';
import type { TableSummary } from '#core/views';
import { RoomPlan } from '../kit/index.ts';
import styles from './table-grid.module.css';
import type { Fees } from './use-fees.ts';

type TableGridProps = {
  readonly tables: readonly TableSummary[];
  readonly plan: readonly PlannedTable[];
  /** Why they may not be seen. */
  readonly why: string | undefined;
  readonly fees: Fees;
  readonly onChoose: (table: number) => void;
};

/** The room from above as the office has drawn it; each table glows by what it takes in an hour. */
export const TableGrid = ({ tables, plan, why, fees, onChoose }: TableGridProps) => {
  const t = useTranslations('room.tables');
  if (why !== undefined) {
    return (
      <p className={styles.none} role="alert">
        {why}
      </p>
    );
  }
  if (tables.length === 0) return <p className={styles.none}>{t('none')}</p>;
  const most = Math.max(0, ...(fees.perHour?.tables.values() ?? []));
  const more = (table: number) => {
    const anHour = fees.perHour?.tables.get(table);
    return anHour === undefined
      ? undefined
      : {
          line: formatAmountShort(anHour),
          spoken: t('feesPerHour', { amount: formatAmount(anHour) }),
          glow: glowOf(anHour, most),
        };
  };
  return (
    <div className={styles.plan}>
      <RoomPlan label={t('label')} tables={tables} plan={plan} onOpen={onChoose} more={more} />
    </div>
  );
};

/** As a part of what the best table takes. */
const glowOf = (anHour: Cents, most: number): number => (most <= NOTHING ? 0 : anHour / most);
