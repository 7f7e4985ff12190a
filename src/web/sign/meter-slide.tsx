import { formatAmount } from '#core/money';
import type { MetersOfActivity, MeterView } from '#core/views';
import { Meter } from '../kit/index.ts';
import { BigAmount } from './big.tsx';
import type { Freshness } from './freshness.ts';
import styles from './meter-slide.module.css';
import { Said } from './voices.tsx';

type MeterSlideProps = {
  readonly of: MetersOfActivity;
  readonly meter: MeterView;
  readonly freshness: Freshness;
};

/** One meter large, what is won of it by whom said plainly, and its neighbours below. REG-M12 */
export const MeterSlide = ({ of, meter, freshness }: MeterSlideProps) => {
  const others = of.pools.filter(({ pool }) => pool !== meter.pool);
  return (
    <section className={styles.slide} data-rail={others.length > 0 || undefined} aria-label={meter.label}>
      <h2 className={styles.label}>{meter.label}</h2>
      <BigAmount of={meter.amount} freshness={freshness} />
      {of.state !== 'running' && (
        <p className={styles.state}>
          <Said text={t => t(`states.${of.state}`)} isInline />
        </p>
      )}
      <Facts of={of} meter={meter} />
      {others.length > 0 && freshness !== 'old' && <Rail meters={others} />}
    </section>
  );
};

const Facts = ({ of, meter }: Pick<MeterSlideProps, 'of' | 'meter'>) => {
  const { cap, reseed, pays, shares } = meter;
  return (
    <ul className={styles.facts}>
      {pays.map(({ row, label, percent, sharing }) => (
        <li key={row}>
          <Said
            text={t =>
              pays.length === 1 && percent === 100
                ? `${t('meter.paysAll')}, ${t(`meter.${sharing}`)}`
                : `${t('meter.pays', { hand: label, percent: String(percent) })}, ${t(`meter.${sharing}`)}`
            }
          />
        </li>
      ))}
      {shares.map(({ to, percent }) => (
        <li key={to}>
          <Said text={t => t('meter.share', { who: t(`recipients.${to}`), percent: String(percent) })} />
        </li>
      ))}
      {cap !== undefined && (
        <li>
          <Said text={t => t('meter.cap', { amount: formatAmount(cap) })} />
        </li>
      )}
      <li>
        <Said text={t => t('meter.startsAgain', { amount: formatAmount(reseed) })} />
      </li>
      {of.fundsNext && (
        <li>
          <Said text={t => t('meter.fundsNext')} />
        </li>
      )}
    </ul>
  );
};

const Rail = ({ meters }: { meters: readonly MeterView[] }) => (
  <ul className={styles.rail}>
    {meters.map(({ pool, label, amount }) => (
      <li key={pool}>
        <span className={styles.other}>{label}</span>
        <span className={styles.amount}>
          <Meter of={amount} />
        </span>
      </li>
    ))}
  </ul>
);
