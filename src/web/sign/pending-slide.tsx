import { formatAmount } from '#core/money';
import { BigAmount } from './big.tsx';
import type { Freshness } from './freshness.ts';
import type { Locked } from './pending.ts';
import styles from './pending-slide.module.css';
import { labelOf } from './slides.ts';
import { Said, SaidIn } from './voices.tsx';

type PendingSlideProps = { readonly locked: Locked; readonly freshness: Freshness };

/** A jackpot that may have been won: how much is locked, where, and what the others play for meanwhile. SGN-9 */
export const PendingSlide = ({ locked: { of, meter, pending }, freshness }: PendingSlideProps) => (
  <section className={styles.slide}>
    <p className={styles.label} lang="en">
      {labelOf(of, meter)}
    </p>
    <p className={styles.state} role="status">
      <Said text={t => t('pending')} isInline />
    </p>
    <BigAmount of={pending.amount} freshness={freshness} />
    <SaidIn as="p" className={styles.place} text={t => t('table', { table: pending.tables.join(', ') })} />
    <SaidIn as="p" className={styles.fact} text={t => t('pendingHow')} />
    {freshness !== 'old' && (
      <SaidIn as="p" className={styles.fact} text={t => t('pendingNow', { amount: formatAmount(meter.amount) })} />
    )}
  </section>
);
