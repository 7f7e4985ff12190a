import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ReadAnswers } from '#api';
import { momentIn } from '#core/words';
import { Choose, Plot, useHouseTime, useLanguage, useStation, useView, wallTimeAt } from '../kit/index.ts';
import styles from './office.module.css';
import { type PlotBy, plotsOf, ROWS, summed } from './plotted.ts';

type Answer = ReadAnswers['report'];
type CellOf = (kind: string, value: Answer['rows'][number][string]) => string;

const named = ({ column, by }: PlotBy): string => `${column} ${by}`;

/** The report as a picture, of any of its amounts by its days, hours or words; its table is below. SCR-3 */
export const ReportPlot = ({ of: report, cellOf }: { readonly of: Answer; readonly cellOf: CellOf }) => {
  const t = useTranslations('office.reports');
  const { feed } = useStation();
  const { day } = useHouseTime();
  const { language } = useLanguage();
  const zone = useView(feed, 'clock')?.['house']?.zone ?? 'UTC';
  const { whats, bys } = plotsOf(report.columns, report.rows);
  const [what, setWhat] = useState(whats[0] ?? ROWS);
  const [chosen, setBy] = useState(() => {
    const first = bys.find(({ by }) => by === 'day') ?? bys[0];
    return first && named(first);
  });
  const by = bys.find(one => named(one) === chosen);
  if (by === undefined || report.rows.length < 2) return null;
  const headingOf = (column: string): string => report.headings[column] ?? column;
  const sums = summed(report.rows, { what, by }, moment => {
    const wall = wallTimeAt(Date.parse(moment), zone);
    return { day: wall.slice(0, 10), hour: Number(wall.slice(11, 13)) };
  });
  const wordsFor = (one: PlotBy): string =>
    one.by === 'value' ? headingOf(one.column) : t(`plotBy.${one.by}`, { what: headingOf(one.column) });
  const labelOf = (key: string): string => {
    if (by.by === 'value') return report.words[by.column]?.[key] ?? cellOf('text', key);
    return by.by === 'day' ? day(key) : momentIn({ moment: `${key}:00` }, language);
  };
  const bars = sums.map(({ key, sum }) => ({
    label: labelOf(key),
    value: sum,
    said: what === ROWS ? String(sum) : cellOf(report.columns[what] ?? 'text', sum),
  }));
  const amount = (column: string): string => (column === ROWS ? t('plotRows') : headingOf(column));
  return (
    <>
      <div className={`${styles.form} no-print`}>
        <Choose label={t('plot')} value={what} options={whats.map(one => [one, amount(one)])} onChange={setWhat} />
        <Choose
          label={t('plotOver')}
          value={named(by)}
          options={bys.map(one => [named(one), wordsFor(one)])}
          onChange={setBy}
        />
      </div>
      <Plot title={`${amount(what)} · ${wordsFor(by)}`} bars={bars} />
    </>
  );
};
