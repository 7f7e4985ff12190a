import { useId } from 'react';
import type { MeterView } from '#core/views';
import { Meter } from '../kit/index.ts';
import { BigAmount } from './big.tsx';
import type { Freshness } from './freshness.ts';
import styles from './meter-slide.module.css';
import { labelOf, type MeterPart } from './slides.ts';
import { Said, SaidIn } from './voices.tsx';

type MeterSlideProps = { readonly shown: MeterPart; readonly freshness: Freshness };

/** One meter large, what is won of it by whom said plainly, and its neighbors below. REG-M12 */
export const MeterSlide = ({ shown, freshness }: MeterSlideProps) => {
  const { of, meter, isTight } = shown;
  const id = useId();
  const others = of.pools.filter(({ pool }) => pool !== meter.pool);
  return (
    <section
      className={styles.slide}
      data-rail={others.length > 0 || undefined}
      data-tight={isTight || undefined}
      aria-labelledby={id}
    >
      <h2 className={styles.label} id={id} lang="en">
        {labelOf(of, meter)}
      </h2>
      <BigAmount of={meter.amount} freshness={freshness} />
      {of.state !== 'running' && <SaidIn as="p" className={styles.state} text={t => t(`states.${of.state}`)} />}
      <Facts {...shown} />
      {others.length > 0 && freshness !== 'old' && <Rail meters={others} />}
    </section>
  );
};

const Facts = ({ facts, part, parts }: MeterPart) => (
  <ul className={styles.facts}>
    {facts.map(({ key, text }) => (
      <li key={key}>
        <Said text={text} />
      </li>
    ))}
    {parts > 1 && (
      <li className={styles.part}>
        {part} / {parts}
      </li>
    )}
  </ul>
);

const Rail = ({ meters }: { meters: readonly MeterView[] }) => (
  <ul className={styles.rail}>
    {meters.map(({ pool, label, amount }) => (
      <li key={pool}>
        <span className={styles.other} lang="en">
          {label}
        </span>
        <span className={styles.amount}>
          <Meter of={amount} />
        </span>
      </li>
    ))}
  </ul>
);
