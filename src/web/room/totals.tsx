import { useTranslations } from 'use-intl';
import type { TableSummary, Waiting } from '#core/views';
import { Amount } from '../kit/index.ts';
import { Sparkline } from './sparkline.tsx';
import styles from './totals.module.css';
import type { Fees } from './use-fees.ts';
import { FEES, type useSamples } from './use-samples.ts';

type TotalsProps = {
  readonly tables: readonly TableSummary[];
  readonly waiting: readonly Waiting[];
  readonly fees: Fees;
  readonly trendOf: ReturnType<typeof useSamples>;
};

/** From the call of a hand until its winner has come. */
const CLAIMS: readonly Waiting['type'][] = ['calls', 'review', 'claim'];

/** The room in five figures. */
export const Totals = ({ tables, waiting, fees, trendOf }: TotalsProps) => {
  const t = useTranslations('room');
  const open = tables.filter(({ state }) => state === 'open');
  const players = tables.reduce((sum, table) => sum + table.players, 0);
  const claims = waiting.filter(({ type }) => CLAIMS.includes(type)).length;
  const alarms = waiting.filter(({ type }) => type === 'alarm').length;
  const { perHour, why, isUnasked = false } = fees;
  return (
    <dl className={styles.totals} aria-label={t('totals.label')}>
      <div>
        <dt>{t('totals.tables')}</dt>
        <dd>{t('totals.of', { count: open.length, max: tables.length })}</dd>
      </div>
      <div>
        <dt>{t('totals.players')}</dt>
        <dd>{players}</dd>
      </div>
      {!isUnasked && (
        <div title={t('fees.how')}>
          <dt>{t('totals.fees')}</dt>
          <dd>
            {perHour !== undefined && (
              <>
                <Amount of={perHour.open} /> <Sparkline samples={trendOf(FEES, perHour.open)} />
              </>
            )}
            {perHour === undefined && <span className={styles.small}>{t('fees.unknown')}</span>}
          </dd>
          {why !== undefined && <dd className={styles.why}>{why}</dd>}
        </div>
      )}
      <div data-marked={claims > 0 || undefined}>
        <dt>{t('totals.claims')}</dt>
        <dd>{claims}</dd>
      </div>
      <div data-alarmed={alarms > 0 || undefined}>
        <dt>{t('totals.alarms')}</dt>
        <dd>{alarms}</dd>
      </div>
    </dl>
  );
};
