import { countdown, houseTime } from '../kit/index.ts';
import { BigFigure } from './big.tsx';
import styles from './list-slide.module.css';
import { wordsOf } from './next.ts';
import { rowsAt } from './rows.ts';
import { type Coming, comingAt } from './today.ts';
import today from './today-slide.module.css';
import { SaidIn } from './voices.tsx';

type TodaySlideProps = {
  readonly entries: readonly Coming[];
  readonly now: number;
  readonly zone: string;
  readonly rows: number;
};

/** What comes next, counting down, and what comes after it. SGN-8 */
export const TodaySlide = ({ entries, now, zone, rows }: TodaySlideProps) => {
  const [first, ...rest] = comingAt(entries, now);
  if (first === undefined) return <section className={today.slide} />;
  return (
    <section className={today.slide}>
      <SaidIn as="h2" className={today.label} text={t => t('today.title')} />
      <BigFigure freshness="live">{countdown(Date.parse(first.at) - now)}</BigFigure>
      <p className={today.first}>
        <What coming={first} />
      </p>
      <ol className={styles.rows}>
        {rowsAt(rest, now, rows).map(coming => (
          <li key={`${coming.name} ${coming.at} ${coming.what}`} className={today.row}>
            <SaidIn
              as="span"
              className={styles.when}
              text={(_, language) => houseTime(language, zone).time(coming.at)}
            />
            <span className={today.what}>
              <What coming={coming} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};

const What = ({ coming: { name, what, prize } }: { coming: Coming }) => {
  const words = prize && wordsOf(prize, false);
  return (
    <>
      <span lang="en">{name}</span>{' '}
      <span className={today.kind}>
        <SaidIn as="span" text={t => t(`today.${what}`)} />
      </span>
      {words !== undefined && (
        <span className={today.prize} lang="en">
          {' '}
          {words}
        </span>
      )}
    </>
  );
};
