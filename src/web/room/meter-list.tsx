import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { MetersOfActivity } from '#core/views';
import { Meter } from '../kit/index.ts';
import styles from './meter-list.module.css';
import { Sparkline } from './sparkline.tsx';
import { nameOf, type useSamples } from './use-samples.ts';

type MeterListProps = {
  readonly meters: readonly MetersOfActivity[];
  readonly trendOf: ReturnType<typeof useSamples>;
};

/** Every meter as the signs show it, and how it has gone. */
export const MeterList = ({ meters, trendOf }: MeterListProps) => {
  const t = useTranslations('room.meters');
  return (
    <section className={styles.panel}>
      <h2>{t('label')}</h2>
      {meters.length === 0 && <p>{t('none')}</p>}
      {meters.map(({ activity, name, pools }) => (
        <div key={activity} className={styles.activity}>
          <h3 lang="en">{name}</h3>
          <ul>
            {pools.map(({ pool, label, amount, pending }) => (
              <li key={pool}>
                <span lang="en">{label}</span>
                <span className={styles.trend}>
                  <Sparkline samples={trendOf(nameOf(activity, pool), amount)} />
                </span>
                <span className={styles.amount}>
                  <Meter of={amount} />
                </span>
                {pending !== undefined && (
                  <span className={styles.pending}>{t('pending', { amount: formatAmount(pending.amount) })}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
