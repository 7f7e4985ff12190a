import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { TableState, TableSummary } from '#core/views';
import { Icon, type IconName } from '../kit/index.ts';
import styles from './table-grid.module.css';
import type { Fees } from './use-fees.ts';

type TableGridProps = {
  readonly tables: readonly TableSummary[];
  /** Why they may not be seen. */
  readonly why: string | undefined;
  readonly fees: Fees;
  readonly onChoose: (table: number) => void;
};

/** Every table in the order of the numbers on the felt. */
export const TableGrid = ({ tables, why, fees, onChoose }: TableGridProps) => {
  const t = useTranslations('room.tables');
  if (why !== undefined) {
    return (
      <p className={styles.none} role="alert">
        {why}
      </p>
    );
  }
  if (tables.length === 0) return <p className={styles.none}>{t('none')}</p>;
  return (
    <ol className={styles.grid} aria-label={t('label')}>
      {tables.map(table => (
        <li key={table.table}>
          <TableCard table={table} fees={fees} onChoose={() => onChoose(table.table)} />
        </li>
      ))}
    </ol>
  );
};

/** A shape beside the word: nothing is told by color alone. */
const ICONS: Readonly<Record<TableState, IconName>> = { open: 'check', closed: 'minus', 'out-of-service': 'stop' };

type TableCardProps = { readonly table: TableSummary; readonly fees: Fees; readonly onChoose: () => void };

const TableCard = ({ table, fees, onChoose }: TableCardProps) => {
  const t = useTranslations('room.tables');
  const stateName = useTranslations('kit.tableStates');
  const { state, round, players, calls, reviews, alarm } = table;
  const anHour = fees.perHour?.tables.get(table.table);
  const isOpen = state === 'open';
  return (
    <button
      type="button"
      className={styles.card}
      data-state={state}
      data-alarm={alarm !== undefined}
      onClick={onChoose}
    >
      <span className={styles.head}>
        <span className={styles.number}>
          <span className="unseen">{t('table', { table: String(table.table) })}</span>
          <span aria-hidden="true">{table.table}</span>
        </span>
        <span className={styles.state}>
          <Icon name={alarm === undefined ? ICONS[state] : 'warning'} />
          {alarm === undefined ? stateName(state) : t('alarm')}
        </span>
      </span>
      <span className={styles.game} lang="en">
        {table.gameName}
      </span>
      {!table.isLive && <span className={styles.game}>{t('free')}</span>}
      {table.isTournament && <span className={styles.game}>{t('tournament')}</span>}
      {isOpen && (
        <>
          <span>{t('players', { count: players })}</span>
          <span>{round === undefined ? t('between') : t('round', { round: String(round) })}</span>
          <span className={styles.fees}>
            {anHour === undefined ? '' : t('feesPerHour', { amount: formatAmount(anHour) })}
          </span>
        </>
      )}
      {(calls > 0 || reviews > 0) && (
        <span className={styles.calls}>
          {calls > 0 && <span>{t('calls', { count: calls })}</span>}
          {reviews > 0 && <span>{t('reviews', { count: reviews })}</span>}
        </span>
      )}
    </button>
  );
};
