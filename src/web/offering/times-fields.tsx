import { useLocale, useTranslations } from 'use-intl';
import { type Activity, moneyInWords } from '#core/rulebook';
import { WEEKDAYS, type Weekday } from '#core/time';
import { type HoursDraft, type MultiplierDraft, newHours, type TimesDraft } from '#entry/offering';
import { ActKey, Check, Choose, Field, Keys } from '../kit/index.ts';
import styles from './form.module.css';

type TimesProps = {
  readonly posting: Activity['posting'];
  /** Boards of the best hand are posted under it. */
  readonly hasBoards: boolean;
  /** A rank is drawn for each period. */
  readonly hasPeriods: boolean;
  readonly draft: TimesDraft;
  readonly onChange: (draft: TimesDraft) => void;
};

/** The days and hours at which it runs, its first and last day, and the notice before. OFT-1 */
export const TimesFields = ({ posting, hasBoards, hasPeriods, draft, onChange }: TimesProps) => {
  const required = useTranslations('offering')('required');
  const asksTimes = posting.items.some(({ shows }) => shows.includes('times'));
  const dates = posting.dates === true ? { note: required, required: true } : {};
  const t = useTranslations('offering.times');
  const options = (['', 'all', 'posted'] as const).map(
    open => [open, t(`open.${open === '' ? 'choose' : open}`)] as const,
  );
  return (
    <>
      <div className={styles.fields}>
        <Choose
          label={asksTimes ? `${t('when')} (${required})` : t('when')}
          value={draft.open}
          options={options}
          onChange={open => onChange({ ...draft, open })}
        />
        <Field
          label={t('firstDay')}
          {...dates}
          type="date"
          value={draft.firstDay}
          onChange={firstDay => onChange({ ...draft, firstDay })}
        />
        <Field
          label={t('lastDay')}
          {...dates}
          type="date"
          value={draft.lastDay}
          onChange={lastDay => onChange({ ...draft, lastDay })}
        />
        <Field
          label={t('notice')}
          {...dates}
          type="number"
          value={draft.notice}
          onChange={notice => onChange({ ...draft, notice })}
        />
        {(hasBoards || hasPeriods) && (
          <Field
            label={t(hasBoards ? 'period' : 'rankPeriod')}
            type="number"
            value={draft.period}
            onChange={period => onChange({ ...draft, period })}
          />
        )}
      </div>
      {draft.open === 'posted' && <HoursFields hours={draft.hours} onChange={hours => onChange({ ...draft, hours })} />}
    </>
  );
};

type MultiplierProps = {
  readonly activity: Activity;
  readonly draft: MultiplierDraft;
  readonly onChange: (draft: MultiplierDraft) => void;
};

/** By how much, and when and where; absent where the approval has no multiplier. OFT-2 */
export const MultiplierFields = ({ activity: { multiplier }, draft, onChange }: MultiplierProps) => {
  const t = useTranslations('offering.times');
  if (multiplier === undefined) return null;
  const { range, windows, prizeMax } = multiplier;
  const factors = range.to === undefined ? `≥ ${range.from}` : `${range.from} – ${range.to}`;
  const allowed = prizeMax === undefined ? factors : `${factors}; ${moneyInWords(prizeMax)}`;
  const hasHours = windows.includes('hours') || windows.includes('days');
  return (
    <>
      <div className={styles.fields}>
        <Field
          label={t('multiplier')}
          note={allowed}
          value={draft.factor}
          onChange={factor => onChange({ ...draft, factor })}
        />
        {windows.includes('tables') && (
          <Field
            label={t('multiplierTables')}
            value={draft.tables}
            onChange={tables => onChange({ ...draft, tables })}
          />
        )}
        {windows.includes('game-limits') && (
          <Field
            label={t('multiplierLimits')}
            how="$3-$6; $6-$12"
            value={draft.limits}
            onChange={limits => onChange({ ...draft, limits })}
          />
        )}
      </div>
      {hasHours && draft.factor.trim() !== '' && (
        <HoursFields hours={draft.hours} onChange={hours => onChange({ ...draft, hours })} />
      )}
    </>
  );
};

type HoursProps = { readonly hours: readonly HoursDraft[]; readonly onChange: (hours: readonly HoursDraft[]) => void };

/** Days are picked, and from when to when; without times it is the whole day. */
const HoursFields = ({ hours, onChange }: HoursProps) => {
  const t = useTranslations('offering.times');
  const nameOf = useWeekdays();
  const put = (place: number, one: HoursDraft) => onChange(hours.with(place, one));
  return (
    <>
      {hours.map((one, place) => (
        <fieldset key={one.line} className={styles.set}>
          <legend>{t('hours', { number: String(place + 1) })}</legend>
          <Keys>
            {WEEKDAYS.map(day => (
              <Check
                key={day}
                label={nameOf(day)}
                isOn={one.days.includes(day)}
                onChange={isOn =>
                  put(place, { ...one, days: isOn ? [...one.days, day] : one.days.filter(other => other !== day) })
                }
              />
            ))}
          </Keys>
          <div className={styles.fields}>
            <Field label={t('from')} type="time" value={one.from} onChange={from => put(place, { ...one, from })} />
            <Field label={t('to')} type="time" value={one.to} onChange={to => put(place, { ...one, to })} />
          </div>
          <Keys>
            <ActKey onPress={() => onChange(hours.toSpliced(place, 1))}>{t('remove')}</ActKey>
          </Keys>
        </fieldset>
      ))}
      <Keys>
        <ActKey onPress={() => onChange([...hours, newHours(hours)])}>{t('add')}</ActKey>
      </Keys>
    </>
  );
};

/** A Monday. */
const MONDAY = Temporal.PlainDate.from('2026-03-02');

const useWeekdays = (): ((day: Weekday) => string) => {
  const locale = useLocale();
  return day => MONDAY.add({ days: WEEKDAYS.indexOf(day) }).toLocaleString(locale, { weekday: 'short' });
};
