import { countdown } from '../kit/index.ts';
import { BigFigure } from './big.tsx';
import styles from './board-slide.module.css';
import type { Freshness } from './freshness.ts';
import { type Next, nextOn } from './next.ts';
import { SaidIn } from './voices.tsx';

type NextSlideProps = {
  readonly next: Next;
  readonly now: number;
  readonly zone: string;
  readonly freshness: Freshness;
};

const DAY_MS = 86_400_000;

/** What is to be won next in a promotion, and when, counting down on its day. */
export const NextSlide = ({ next, now, zone, freshness }: NextSlideProps) => {
  const leftMs = next.at === undefined || next.isNow === true ? 0 : Date.parse(next.at) - now;
  const { label, figure, words, facts, others } = nextOn(next, zone);
  return (
    <section className={styles.slide}>
      <SaidIn as="h2" className={styles.label} text={label} />
      {figure !== undefined && <BigFigure freshness={freshness}>{figure}</BigFigure>}
      {leftMs > 0 && leftMs < DAY_MS && (
        <p className={styles.claim}>
          <SaidIn as="span" text={t => t('today.in')} />
          <span translate="no">{countdown(leftMs)}</span>
        </p>
      )}
      {words !== undefined && (
        <p className={figure === undefined ? styles.words : styles.fact} lang="en">
          {words}
        </p>
      )}
      {others.length > 0 && (
        <p className={styles.fact} lang="en">
          {others.join(' · ')}
        </p>
      )}
      {facts.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fact is its place.
        <SaidIn key={place} as="p" className={styles.fact} text={text} />
      ))}
    </section>
  );
};
