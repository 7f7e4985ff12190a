import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paper, type ReadAnswers } from '#api';
import { type Cents, formatAmount } from '#core/money';
import type { PromotionView } from '#core/views';
import {
  ActKey,
  Keys,
  PaperDemoMark,
  Refused,
  Soft,
  saveAs,
  Table,
  useFetched,
  useHouseTime,
  useStation,
} from '../../kit/index.ts';
import { useAnswer } from '../parts/hooks.ts';
import papers from '../parts/paper.module.css';
import { PrintKey } from '../parts/print-key.tsx';
import styles from './report.module.css';

type Row = ReadAnswers['report']['rows'][number];

/** The reports of one activity that the desk hands on. */
const SAVED = ['wins', 'unclaimed', 'fund-statement'] as const;

/** What this promotion has paid so far; asked for when somebody wants to know. */
export const ReportPanel = ({ promotion }: { promotion: PromotionView }) => {
  const t = useTranslations('promotions.report');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={`${styles.report} no-print`} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('title')}</summary>
      {isOpen && <Reports promotion={promotion} />}
    </details>
  );
};

const Reports = ({ promotion: { activity, name } }: { promotion: PromotionView }) => {
  const t = useTranslations('promotions.report');
  const { line } = useStation();
  const { found, why } = useAnswer('report', { report: 'wins', activity });
  const { fetched, why: unsaved } = useFetched(t('noAnswer'));
  const rows = found?.rows ?? [];
  const save = async (report: (typeof SAVED)[number]) => {
    const file = await fetched(paper(line, 'report', { report, activity, form: 'csv' }));
    if (file !== undefined) saveAs(file, `${report}-${activity}.csv`);
  };
  return (
    <>
      {found !== undefined && rows.length === 0 && <Soft>{t('nothing')}</Soft>}
      {rows.length > 0 && <Wins rows={rows} />}
      <Keys>
        {rows.length > 0 && <PrintKey paper={<ReportPaper name={name} rows={rows} />}>{t('print')}</PrintKey>}
        {SAVED.map(report => (
          <ActKey key={report} onPress={() => void save(report)}>
            {t(`save.${report}`)}
          </ActKey>
        ))}
      </Keys>
      <Refused why={why || unsaved} />
    </>
  );
};

/** Only for the printer: what has been won under an activity, and how it stands. */
const ReportPaper = ({ name, rows }: { name: string; rows: readonly Row[] }) => {
  const t = useTranslations('promotions.report');
  const { feed } = useStation();
  const { when } = useHouseTime();
  return (
    <div className={`${papers.paper} ${styles.paper}`} aria-hidden="true" data-report>
      <h1 lang="en">{name}</h1>
      <PaperDemoMark />
      <p>{t('printed', { at: when(new Date(feed.now()).toISOString()) })}</p>
      <Wins rows={rows} />
    </div>
  );
};

const Wins = ({ rows }: { rows: readonly Row[] }) => {
  const t = useTranslations('promotions.report');
  const { when } = useHouseTime();
  const moment = (value: Row[string] | undefined): string => (typeof value === 'string' ? when(value) : '');
  return (
    <Table
      className={styles.table}
      caption={t('title')}
      rows={rows}
      keyOf={row => String(row['award'])}
      columns={[
        [t('award'), row => row['award']],
        [t('wonAt'), row => moment(row['won at'])],
        [t('prize'), prizeIn, 'en'],
        [t('amount'), row => moneyIn(row['amount'])],
        [t('state'), row => row['state'], 'en'],
        [t('paidAt'), row => moment(row['paid at'])],
      ]}
    />
  );
};

/** A thing stands with its value. */
const prizeIn = (row: Row): string => {
  const what = String(row['prize'] ?? row['hand']);
  return row['value'] ? `${what} (${moneyIn(row['value'])})` : what;
};

const moneyIn = (cents: Row[string] | undefined): string =>
  typeof cents === 'number' ? formatAmount(cents as Cents /* Whole cents, by the report. */) : '';
