import styles from './what-if.module.css';

export type Point = { readonly x: number; readonly y: number };
type PlotProps = {
  readonly title: string;
  /** What goes along the bottom. */
  readonly across: string;
  readonly points: readonly Point[];
  readonly wordsFor: (y: number) => string;
};

const WIDE = 320;
const HIGH = 160;
const EDGE = { left: 44, right: 8, top: 10, bottom: 22 } as const;

/** A line from left to right, with the least and the most of either side. The numbers stand in a table beside it. */
export const Plot = ({ title, across, points, wordsFor }: PlotProps) => {
  const lastX = Math.max(...points.map(({ x }) => x));
  const most = Math.max(...points.map(({ y }) => y));
  const x = (at: number) => EDGE.left + ((WIDE - EDGE.left - EDGE.right) * at) / (lastX || 1);
  const y = (at: number) => HIGH - EDGE.bottom - ((HIGH - EDGE.top - EDGE.bottom) * at) / (most || 1);
  return (
    <figure className={styles.plot}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={title}>
        <path className={styles.axis} d={`M${EDGE.left} ${EDGE.top}V${HIGH - EDGE.bottom}H${WIDE - EDGE.right}`} />
        <polyline className={styles.line} points={points.map(one => `${x(one.x)},${y(one.y)}`).join(' ')} />
        <text x={EDGE.left - 4} y={EDGE.top + 8} textAnchor="end">
          {wordsFor(most)}
        </text>
        <text x={EDGE.left - 4} y={HIGH - EDGE.bottom} textAnchor="end">
          {wordsFor(0)}
        </text>
        <text x={EDGE.left} y={HIGH - 6}>
          0
        </text>
        <text x={WIDE - EDGE.right} y={HIGH - 6} textAnchor="end">
          {lastX >= 10 ? Math.round(lastX) : lastX.toPrecision(2)} {across}
        </text>
      </svg>
    </figure>
  );
};
