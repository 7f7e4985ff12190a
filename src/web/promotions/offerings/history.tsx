import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ReadAnswers } from '#api';
import {
  type Column,
  DemoPaper,
  Keys,
  Refused,
  Soft,
  Table,
  useHouseTime,
  useNameOf,
  useStation,
} from '../../kit/index.ts';
import desk from '../desk/report.module.css';
import { useAnswer } from '../parts/hooks.ts';
import papers from '../parts/paper.module.css';
import { PrintKey } from '../parts/print-key.tsx';

type Answer = ReadAnswers['report'];
type Row = Answer['rows'][number];

/** What was posted of it, change by change, by whom and approved by whom. RPT-25 */
export const OfferingHistory = ({ activity, name }: { activity: string; name: string }) => {
  const t = useTranslations('promotions.offering');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={`${desk.report} no-print`} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('history')}</summary>
      {isOpen && <History activity={activity} name={name} />}
    </details>
  );
};

const History = ({ activity, name }: { activity: string; name: string }) => {
  const t = useTranslations('promotions.report');
  const { found, why } = useAnswer('report', { report: 'offering-history', activity });
  const { me, feed } = useStation();
  const { when } = useHouseTime();
  if (found === undefined) return <Refused why={why} />;
  return (
    <>
      {found.rows.length === 0 ? <Soft>{t('nothing')}</Soft> : <Changes of={found} />}
      <Keys>
        <PrintKey
          paper={
            <div className={`${papers.paper} ${desk.paper}`} aria-hidden="true" data-report>
              <h1>{found.title}</h1>
              <p>{me.house?.name}</p>
              <h2 lang="en">{name}</h2>
              <DemoPaper />
              <p>{t('printed', { at: when(new Date(feed.now()).toISOString()) })}</p>
              <Changes of={found} />
            </div>
          }
        >
          {t('print')}
        </PrintKey>
      </Keys>
    </>
  );
};

/** What is the same in every row is left out here. */
const COLUMNS = ['at', 'act', 'field', 'part', 'before', 'now', 'reason', 'done by', 'approved by'] as const;

const Changes = ({ of: { title, rows, headings, words } }: { of: Answer }) => {
  const { when } = useHouseTime();
  const nameOf = useNameOf();
  const cell = (row: Row, column: (typeof COLUMNS)[number]): string => {
    const value = String(row[column] ?? '');
    if (value === '') return '';
    if (column === 'at') return when(value);
    if (column === 'done by' || column === 'approved by') return nameOf(value);
    return words[column]?.[value] ?? value;
  };
  const columns = COLUMNS.map((column): Column<Row> => [headings[column] ?? column, row => cell(row, column)]);
  return <Table className={desk.table} caption={title} rows={rows} keyOf={(_, place) => place} columns={columns} />;
};
