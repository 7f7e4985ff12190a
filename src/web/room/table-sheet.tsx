import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { TableSummary, Waiting } from '#core/views';
import { FactList, Sheet, useHouseTime } from '../kit/index.ts';
import styles from './table-sheet.module.css';
import type { Fees } from './use-fees.ts';
import { WaitingRows } from './waiting-list.tsx';

type TableSheetProps = {
  readonly table: TableSummary | undefined;
  readonly fees: Fees;
  readonly waiting: readonly Waiting[];
  readonly now: number;
  readonly onClose: () => void;
};

/** One table, nearer. */
export const TableSheet = ({ table, fees, waiting, now, onClose }: TableSheetProps) => {
  const t = useTranslations('room');
  const title = table === undefined ? '' : t('tables.table', { table: String(table.table) });
  return (
    <Sheet title={title} isOpen={table !== undefined} onClose={onClose}>
      {table !== undefined && (
        <>
          <TableFacts table={table} fees={fees} />
          <h3 className={styles.waits}>{t('details.waiting')}</h3>
          <WaitingRows waiting={waiting} now={now} nothing={t('details.nothing')} />
        </>
      )}
    </Sheet>
  );
};

const TableFacts = ({ table, fees }: Pick<TableSheetProps, 'fees'> & { table: TableSummary }) => {
  const t = useTranslations('room');
  const stateName = useTranslations('kit.tableStates');
  const { moment } = useHouseTime();
  const { gameName, state, reason, openedAt, betMin, betMax, round, rounds, players } = table;
  const anHour = fees.perHour?.tables.get(table.table);
  const limits =
    betMin !== undefined &&
    betMax !== undefined &&
    t('tables.limits', { amount: formatAmount(betMin), max: formatAmount(betMax) });
  const isSince = state === 'open' && openedAt !== undefined;
  const played = [
    t('tables.players', { count: players }),
    t('tables.rounds', { count: rounds }),
    round === undefined ? t('tables.between') : t('tables.round', { round: String(round) }),
  ];
  return (
    <FactList
      of={[
        [
          t('details.game'),
          <>
            <span lang="en">{gameName}</span>
            {limits && ` · ${limits}`}
          </>,
        ],
        [t('details.state'), isSince ? t('tables.since', { time: moment(openedAt) }) : stateName(state)],
        reason !== undefined && [t('details.reason'), reason, 'en'],
        [t('totals.players'), played.join(' · ')],
        [t('totals.fees'), anHour === undefined ? t('fees.unknown') : formatAmount(anHour)],
      ]}
    />
  );
};
