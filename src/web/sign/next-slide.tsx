import { BigFigure } from './big.tsx';
import styles from './board-slide.module.css';
import type { Freshness } from './freshness.ts';
import { type Next, nextOn } from './next.ts';
import { SaidIn } from './voices.tsx';

type NextSlideProps = { readonly next: Next; readonly zone: string; readonly freshness: Freshness };

/** What is to be won next in a promotion, and when. */
export const NextSlide = ({ next, zone, freshness }: NextSlideProps) => {
  const { label, figure, words, facts, others } = nextOn(next, zone);
  return (
    <section className={styles.slide}>
      <SaidIn as="h2" className={styles.label} text={label} />
      {figure !== undefined && <BigFigure freshness={freshness}>{figure}</BigFigure>}
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
