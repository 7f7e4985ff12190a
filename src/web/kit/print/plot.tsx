import styles from './plot.module.css';

/** One bar: what it is, how much, and how that is said. */
export type Bar = { readonly label: string; readonly value: number; readonly said: string };

type PlotProps = { readonly title: string; readonly bars: readonly Bar[] };

const [WIDE, TALL, FOOT, TOP] = [640, 220, 34, 18];
/** Fewer bars than these are no wider. */
const FEWEST = 8;
/** More labels than these would run into each other. */
const LABELS = 12;

/**
 * Amounts beside each other. Readers hear every bar; on paper and without color it says the same, and the page has the
 * numbers in a table beside it.
 */
export const Plot = ({ title, bars }: PlotProps) => {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = WIDE / Math.max(FEWEST, bars.length);
  const each = Math.ceil(bars.length / LABELS);
  const height = TALL - FOOT - TOP;
  const peak = bars.reduce((best, { value }, place) => (value > bars[best]!.value ? place : best), 0);
  return (
    <figure className={styles.plot}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${TALL}`} role="img" aria-label={`${title}: ${wordsOf(bars)}`}>
        <path d={`M0 ${TALL - FOOT + 0.5}H${WIDE}`} className={styles.axis} />
        {bars.map(({ label, value, said }, place) => {
          const tall = (Math.max(0, value) / most) * height;
          const middle = (place + 0.5) * step;
          return (
            <g key={label}>
              <rect
                x={place * step + step * 0.15}
                y={TALL - FOOT - tall}
                width={step * 0.7}
                height={tall}
                rx={Math.min(3, step * 0.2)}
                className={styles.bar}
              >
                <title>{`${label}: ${said}`}</title>
              </rect>
              {place % each === 0 && (
                <text x={middle} y={TALL - FOOT + 18} textAnchor="middle">
                  {label}
                </text>
              )}
              {place === peak && (
                <text x={Math.min(Math.max(middle, 40), WIDE - 40)} y={TALL - FOOT - tall - 5} textAnchor="middle">
                  {said}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
};

const wordsOf = (bars: readonly Bar[]): string => bars.map(({ label, said }) => `${label} ${said}`).join('; ');
