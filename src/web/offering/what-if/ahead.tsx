import { useTranslations } from 'use-intl';
import { cents, formatAmount } from '#core/money';
import { type Forecast, plotsOf } from '#core/odds/house';
import { type Activity, poolLabel } from '#core/rulebook';
import { LOCALES } from '#core/words';
import { FactList, type FactRow, Soft, Table, useLanguage, useListed } from '../../kit/index.ts';
import type { Ahead, HandAhead } from './answer.ts';
import { Plot } from './plot.tsx';
import styles from './what-if.module.css';

type AheadProps = { readonly activity: Activity; readonly of: Ahead };

/** The numbers, the hands one by one, and how the reserve and the meters go over the days. */
export const AheadShown = ({ activity, of: ahead }: AheadProps) => {
  const t = useTranslations('offering.whatIf');
  const listed = useListed();
  const { forecast } = ahead;
  const facts = useForecastFacts(activity, ahead);
  return (
    <div className={styles.told}>
      {facts.length === 0 ? <Soft>{t('noMoney')}</Soft> : <FactList of={facts} />}
      {forecast !== undefined && <Plots activity={activity} of={forecast} />}
      {ahead.hands.length > 0 && <Hands activity={activity} hands={ahead.hands} />}
      {ahead.unknown.length > 0 && <Soft>{t('unknown', { hands: listed([...new Set(ahead.unknown)]) })}</Soft>}
      <Soft>{t('how')}</Soft>
    </div>
  );
};

/** Dollars as the odds write them, to the cent. */
const dollarsOf = (text: string): string => formatAmount(cents(Math.round(Number(text) * 100)));
const isSome = (error: string | undefined): boolean => error !== undefined && Number(error) > 0;

const useForecastFacts = (activity: Activity, { forecast, costPerDay }: Ahead): readonly FactRow[] => {
  const t = useTranslations('offering.whatIf');
  const { percent, days } = useNumbers();
  if (forecast === undefined) return costPerDay === undefined ? [] : [[t('cost'), dollarsOf(costPerDay), 'main']];
  const { reserve } = forecast;
  const near = (amount: string, error: string | undefined): string =>
    isSome(error) ? t('near', { amount, error: dollarsOf(error ?? '0') }) : amount;
  return [
    [t('cost'), dollarsOf(forecast.prizesPerDay), 'main'],
    [t('fees'), t('feesADay', { count: forecast.rounds.feesPerDay })],
    [t('share'), percent(Number(forecast.shareOfFee))],
    ...forecast.meters.flatMap(({ key, meanJackpot, meanJackpotError, meanDays }): readonly FactRow[] => {
      const pool = poolLabel(activity, key);
      return [
        ...(meanJackpot === undefined
          ? []
          : [[t('mean', { pool }), near(dollarsOf(meanJackpot), meanJackpotError), 'main'] as const]),
        ...(meanDays === undefined ? [] : [[t('every', { pool }), days(Number(meanDays))] as const]),
      ];
    }),
    [
      t('short', { days: reserve.days }),
      isSome(reserve.chanceShortError)
        ? t('near', { amount: percent(Number(reserve.chanceShort)), error: percent(Number(reserve.chanceShortError)) })
        : percent(Number(reserve.chanceShort)),
      'main',
    ],
    [t('advance', { days: reserve.days }), near(dollarsOf(reserve.expectedAdvance), reserve.expectedAdvanceError)],
    [t('flow'), t('inAndOut', { in: dollarsOf(reserve.inPerDay), out: dollarsOf(reserve.meanOutPerDay) })],
  ];
};

/** Shares, days and how rare something is, as the language of the page writes numbers. */
const useNumbers = () => {
  const t = useTranslations('offering.whatIf');
  const { language } = useLanguage();
  const locale = LOCALES[language];
  const number = (value: number, most = 0): string => value.toLocaleString(locale, { maximumFractionDigits: most });
  return {
    percent: (share: number): string =>
      share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: share < 0.1 ? 2 : 1 }),
    days: (count: number): string => {
      const days = count < 10 ? Math.round(count * 10) / 10 : Math.round(count);
      return t('days', { days, count: number(days, 1) });
    },
    oneIn: (one: string): string =>
      one === '-' ? t('never') : t('oneIn', { count: number(Number(one), Number(one) < 100 ? 1 : 0) }),
    aDay: (hits: string): string =>
      Number(hits).toLocaleString(locale, { maximumSignificantDigits: 3, notation: 'standard' }),
  };
};

const Hands = ({ activity, hands }: { readonly activity: Activity; readonly hands: readonly HandAhead[] }) => {
  const t = useTranslations('offering.whatIf');
  const offering = useTranslations('offering');
  /** Of a meter the engine names the key. */
  const paysOf = ({ pays }: HandAhead): string => {
    const [, share, pool] = /^(\d+)% of (.+)$/.exec(pays) ?? [];
    if (share === undefined || pool === undefined) return pays;
    return offering('ofMeter', { percent: share, pool: poolLabel(activity, pool) });
  };
  const { percent, oneIn, aDay } = useNumbers();
  return (
    <div className={styles.scroll}>
      <Table
        caption={t('hands')}
        className={styles.table}
        rows={hands}
        keyOf={({ key }) => key}
        columns={[
          [t('hand'), ({ hand }) => hand, 'name-en'],
          [
            t('rate'),
            ({ oneIn: one, error }) =>
              error === 0 ? oneIn(one) : t('near', { amount: oneIn(one), error: percent(error) }),
            'number',
          ],
          [t('aDay'), ({ hitsPerDay }) => aDay(hitsPerDay), 'number'],
          [t('pays'), paysOf, 'en'],
        ]}
      />
    </div>
  );
};

const Plots = ({ activity, of: forecast }: { activity: Activity; of: Forecast }) => {
  const t = useTranslations('offering.whatIf');
  const { percent } = useNumbers();
  const { short, meter } = plotsOf(forecast);
  const hit = forecast.meters.find(({ meanRounds }) => meanRounds !== undefined);
  return (
    <>
      <div className={styles.plots}>
        <Plot title={t('shortPlot')} across={t('axis')} points={short.points} wordsFor={percent} />
        {meter !== undefined && hit !== undefined && (
          <Plot
            title={t('hitPlot', { pool: poolLabel(activity, hit.key) })}
            across={t('axis')}
            points={meter.points}
            wordsFor={percent}
          />
        )}
      </div>
      <details className={styles.days}>
        <summary>{t('byDay')}</summary>
        <div className={styles.scroll}>
          <Table
            caption={t('byDay')}
            className={styles.table}
            rows={forecast.reserve.byDay}
            keyOf={({ day }) => day}
            columns={[
              [t('day'), ({ day }) => day, 'name'],
              [t('shortBy'), ({ chanceShort }) => percent(Number(chanceShort)), 'number'],
              [t('advanced'), ({ advance }) => dollarsOf(advance), 'number'],
            ]}
          />
        </div>
      </details>
    </>
  );
};
