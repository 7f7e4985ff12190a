import type { WinnerView } from '#core/views';
import { houseTime } from '../kit/index.ts';
import { SaidIn } from './voices.tsx';
import { Gift, WinHand, WinPlace } from './win-words.tsx';
import styles from './winners-slide.module.css';

type WinnersSlideProps = {
  readonly winners: readonly WinnerView[];
  readonly zone: string;
  readonly rows: number;
};

/** The last winners, the newest first. */
export const WinnersSlide = ({ winners, zone, rows }: WinnersSlideProps) => (
  <section className={styles.slide}>
    <SaidIn as="h1" className={styles.title} text={t => t('winner.last')} />
    <ol className={styles.rows}>
      {winners
        .toSorted((a, b) => b.award - a.award)
        .slice(0, rows)
        .map(win => (
          <li key={win.award}>
            <span className={styles.amount}>
              <Gift gives={win.gives} amount={win.amount} />
            </span>
            <span className={styles.what}>
              <span className={styles.name} lang="en">
                {win.name}
              </span>
              <span className={styles.hand}>
                <WinHand {...win} />
              </span>
            </span>
            <span className={styles.where}>
              <span>
                <WinPlace {...win} />
              </span>
              <SaidIn as="span" text={(_, language) => houseTime(language, zone).when(win.wonAt)} />
            </span>
          </li>
        ))}
    </ol>
  </section>
);
