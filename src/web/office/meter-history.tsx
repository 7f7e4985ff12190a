import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Line, type ReadAnswers, read } from '#api';
import { cents, formatAmount } from '#core/money';
import { Choose, Plot, useAsked, useHouseTime } from '../kit/index.ts';
import styles from './office.module.css';
import { historyOf, lastDays } from './plotted.ts';

type Answer = ReadAnswers['report'];
type MeterHistoryProps = {
  readonly of: Answer;
  /** The gaming day with which it ends. */
  readonly until: string;
};

const named = (row: Answer['rows'][number]): string => `${row['activity']} ${row['account']}`;

/** How a meter or a reserve has stood at the end of each of the last days; the statement below has the sums. SCR-3 */
export const MeterHistory = ({ of: { rows }, until }: MeterHistoryProps) => {
  const t = useTranslations('office.reports');
  const { day } = useHouseTime();
  const [chosen, setChosen] = useState(rows[0] && named(rows[0]));
  const row = rows.find(one => named(one) === chosen);
  const days = lastDays(until);
  const stood = useAsked(line => statements(line, days, String(row?.['activity'] ?? '')), [until, row?.['activity']]);
  if (row === undefined || stood === undefined) return null;
  const account = String(row['account']);
  const bars = historyOf(days, stood, account).map(({ key, sum }) => ({
    label: key.slice(5),
    value: sum,
    said: `${day(key)} ${formatAmount(cents(sum))}`,
  }));
  return (
    <>
      <div className={`${styles.form} no-print`}>
        <Choose
          label={t('history')}
          value={chosen ?? ''}
          options={rows.map(one => [named(one), named(one)])}
          onChange={setChosen}
        />
      </div>
      <Plot title={`${t('history')} · ${account}`} bars={bars} />
    </>
  );
};

/** One statement a day: what a fund holds as the day ends. */
const statements = async (line: Line, days: readonly string[], activity: string) => {
  const asked = { report: 'fund-statement', ...(activity === '' ? {} : { activity }) };
  const answers = await Promise.all(days.map(day => read(line, 'report', { ...asked, from: day, to: day })));
  return answers.map(answer => (answer.ok ? answer.value.rows : []));
};
