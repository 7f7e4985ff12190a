import { useTranslations } from 'use-intl';
import { paper, type ReadAnswers, read } from '#api';
import { cents, formatAmount } from '#core/money';
import {
  ActKey,
  Choose,
  type Column,
  DemoPaper,
  Field,
  Keys,
  Soft,
  saveAs,
  useAsked,
  useFetched,
  useHouseTime,
  useKept,
  useLink,
  useNameOf,
  useStation,
} from '../kit/index.ts';
import { MeterHistory } from './meter-history.tsx';
import styles from './office.module.css';
import { OfficeTable, type PageProps, useRead, WHOLE, Why } from './parts.tsx';
import { ReportPlot } from './report-plot.tsx';
import paperStyles from './reports.module.css';

type Answer = ReadAnswers['report'];
type Row = Answer['rows'][number];

/** Every report on the screen and on paper, for the gaming days that are asked for. RPT-1 */
export const Reports = (_: PageProps) => {
  const t = useTranslations('office.reports');
  const { value, why } = useRead('reports', WHOLE);
  const [chosen, setChosen] = useKept('office-report', '');
  const [days, setDays] = useKept('office-report-days', { from: '', to: '' });
  const reports = value?.rows ?? [];
  const report = reports.find(one => one.report === chosen);
  return (
    <>
      <div className={`${styles.form} no-print`}>
        <Why why={why} />
        <Choose
          label={t('report')}
          value={report?.report ?? ''}
          options={[['', t('choose')], ...reports.map(one => [one.report, one.title] as const)]}
          onChange={setChosen}
        />
        {report !== undefined && <Soft>{report.summary}</Soft>}
        <Field label={t('from')} type="date" value={days.from} onChange={from => setDays({ ...days, from })} />
        <Field label={t('to')} type="date" value={days.to} onChange={to => setDays({ ...days, to })} />
      </div>
      {report !== undefined && (
        <ReportShown key={`${report.report} ${days.from} ${days.to}`} report={report.report} days={days} />
      )}
    </>
  );
};

type ShownProps = { readonly report: string; readonly days: { readonly from: string; readonly to: string } };

const ReportShown = ({ report, days }: ShownProps) => {
  const t = useTranslations('office.reports');
  const { line } = useStation();
  const { fetched, why: unsaved } = useFetched();
  const asked = {
    report,
    ...(days.from !== '' && { from: days.from }),
    ...(days.to !== '' && { to: days.to }),
  };
  const answer = useAsked(to => read(to, 'report', asked), [report, days.from, days.to]);
  const save = async (form: 'csv' | 'xlsx') => {
    const file = await fetched(paper(line, 'report', { ...asked, form, ...(form === 'csv' ? { bom: 'yes' } : {}) }));
    if (file !== undefined) saveAs(file, `${report}.${form}`);
  };
  if (answer === undefined) return <Soft role="status">{t('looking')}</Soft>;
  if (!answer.ok) return <Why why={answer.message} />;
  return (
    <>
      <Keys>
        {answer.value.unfooted === undefined && (
          <ActKey tone="main" onPress={() => print()}>
            {t('print')}
          </ActKey>
        )}
        <ActKey onPress={() => void save('csv')}>{t('save')}</ActKey>
        <ActKey onPress={() => void save('xlsx')}>{t('saveBook')}</ActKey>
      </Keys>
      <Why why={unsaved || unfootedWords(t, answer.value.unfooted)} />
      <ReportPaper of={answer.value} />
    </>
  );
};

/** Sums that don't come out are seen, and not put on paper. PAP-5 */
const unfootedWords = (t: ReturnType<typeof useTranslations<'office.reports'>>, sums: Answer['unfooted']): string => {
  if (sums === undefined) return '';
  const [expected, found] = [sums.expected, sums.found].map(amount => formatAmount(cents(amount)));
  return t('unfooted', { expected: expected!, found: found! });
};

/** As it is on the screen and as it is printed: whose it is, for which days, and a line to sign. */
const ReportPaper = ({ of: report }: { of: Answer }) => {
  const t = useTranslations('office.reports');
  const { me, feed } = useStation();
  const { when, day } = useHouseTime();
  const { gamingDay } = useLink(feed);
  const cellOf = useCell();
  const names = Object.keys(report.columns);
  const kindOf = (name: string): string => report.columns[name] ?? 'text';
  const columns = names.map((name): Column<Row> => {
    const head = report.headings[name] ?? name;
    const cell = (row: Row) => (
      <Cell
        said={report.words[name]?.[String(row[name])]}
        {...{ cellOf, value: row[name] ?? null, kind: kindOf(name) }}
      />
    );
    if (isNumber(kindOf(name))) return [head, cell, 'number'];
    return kindOf(name) === 'moment' ? [head, cell, 'when'] : [head, cell];
  });
  const totals = Object.entries(report.totals);
  const span = [report.from, report.to].map(one => (one === undefined ? '…' : day(one))).join(' – ');
  return (
    <article className={paperStyles.paper} data-report>
      <header>
        <h3>{report.title}</h3>
        <p>{me.house?.name}</p>
        <p>{report.from === undefined && report.to === undefined ? t('allDays') : span}</p>
        <p>{t('asOf', { at: when(new Date(feed.now()).toISOString()), event: String(report.upToEvent) })}</p>
        <DemoPaper />
      </header>
      {report.report === 'fund-statement' && gamingDay !== undefined && report.rows.length > 0 ? (
        <MeterHistory of={report} until={report.to ?? gamingDay} />
      ) : (
        <ReportPlot of={report} cellOf={cellOf} />
      )}
      <OfficeTable
        empty={t('nothing')}
        caption={report.title}
        rows={report.rows}
        keyOf={(_, place) => place}
        columns={columns}
      />
      {totals.length > 0 && report.rows.length > 0 && (
        <dl className={paperStyles.totals}>
          {totals.map(([name, value]) => (
            <div key={name}>
              <dt>{t('total', { what: report.headings[name] ?? name })}</dt>
              <dd>{cellOf(report.columns[name] ?? 'text', value)}</dd>
            </div>
          ))}
        </dl>
      )}
      <footer className={paperStyles.sign}>
        <span>{t('signature')}</span>
        <span>{t('date')}</span>
      </footer>
    </article>
  );
};

type CellProps = {
  readonly kind: string;
  readonly value: Row[string];
  readonly said: string | undefined;
  readonly cellOf: ReturnType<typeof useCell>;
};

/** In words of the house where it is one of those; what somebody typed and names of the rulebook stay English. */
const Cell = ({ kind, value, said, cellOf }: CellProps) => {
  if (said !== undefined) return said;
  return kind === 'text' && !isDay(value) ? <span lang="en">{cellOf(kind, value)}</span> : cellOf(kind, value);
};

const isDay = (value: Row[string]): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

const isNumber = (kind: string): boolean => kind === 'money' || kind === 'count' || kind === 'duration';

const MINUTE_MS = 60_000;

/** A cell as people read it: staff by name, amounts in dollars, durations in hours and minutes. */
const useCell = (): ((kind: string, value: Row[string]) => string) => {
  const { when, day } = useHouseTime();
  const nameOf = useNameOf();
  const rules = useRead('rulebook').value?.rows ?? [];
  const names = new Map(rules.map(({ id, name }) => [id, name]));
  return (kind, value) => {
    if (value === null) return '';
    if (kind === 'money') return formatAmount(cents(Number(value)));
    if (kind === 'moment') return when(typeof value === 'number' ? new Date(value).toISOString() : value);
    if (kind === 'duration') {
      const minutes = Math.round(Number(value) / MINUTE_MS);
      return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
    }
    if (typeof value !== 'string') return String(value);
    if (isDay(value)) return day(value);
    // An account such as `advance:` has the id of an activity in it.
    const words = value.split(/([:,\s])/).map(part => names.get(part) ?? part);
    const inWords = words.join('');
    return inWords === value ? nameOf(value) : inWords.replaceAll(':', ': ');
  };
};
