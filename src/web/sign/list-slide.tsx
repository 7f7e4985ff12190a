import { formatAmount } from '#core/money';
import type { MetersOfActivity } from '#core/views';
import type { Freshness } from './freshness.ts';
import styles from './list-slide.module.css';
import { rowsAt } from './rows.ts';
import { labelOf } from './slides.ts';
import { SaidIn, useVoices } from './voices.tsx';

type ListSlideProps = {
  readonly meters: readonly MetersOfActivity[];
  readonly now: number;
  readonly freshness: Freshness;
  readonly rows: number;
};

/** Every meter at one look, the largest first. */
export const ListSlide = ({ meters, now, freshness, rows }: ListSlideProps) => {
  const isTwice = useVoices().length > 1;
  const all = meters
    .flatMap(of => of.pools.map(meter => ({ of, meter })))
    .toSorted((a, b) => b.meter.amount - a.meter.amount);
  return (
    <section className={styles.slide}>
      <SaidIn as="h1" className={styles.title} text={t => t('list')} />
      <ol className={styles.rows}>
        {rowsAt(all, now, isTwice ? rows - 1 : rows).map(({ of, meter }) => (
          <li key={`${of.activity} ${meter.pool}`}>
            <span className={styles.what} lang="en">
              <span className={styles.label}>{labelOf(of, meter)}</span>
              {of.name !== labelOf(of, meter) && <span className={styles.name}>{of.name}</span>}
            </span>
            <span className={styles.amount} translate="no">
              {freshness === 'old' ? '–' : formatAmount(meter.amount)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
