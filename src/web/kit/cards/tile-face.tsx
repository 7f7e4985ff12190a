import type { Tile } from '#core/cards';
import styles from './tile-face.module.css';
import { spotsOf } from './tile-spots.ts';

/** A tile of pai gow as it is on the table. */
export const TileFace = ({ tile }: { tile: Tile }) => (
  <svg viewBox="0 0 40 88" className={styles.face} aria-hidden="true">
    <rect x="0.75" y="0.75" width="38.5" height="86.5" rx="5" className={styles.body} />
    <path d="M5 44h30" className={styles.line} />
    {spotsOf(tile).map(({ x, y, isRed }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="4" className={isRed ? styles.red : styles.white} />
    ))}
  </svg>
);
