import type { ReactNode } from 'react';
import type { Lamp } from './lamp.ts';
import styles from './lamp-sign.module.css';

const RING = <circle cx="12" cy="12" r="9" className={styles.ring} />;

/** A shape for each state, so that no state depends on light alone. */
const SHAPES: Readonly<Record<Lamp, ReactNode>> = {
  empty: <circle cx="12" cy="12" r="9" className={styles.dashed} />,
  out: <path d="M12 3v9M5.600 5.600a9 9 0 1 0 12.800 0" className={styles.ring} />,
  seated: RING,
  mayBet: (
    <>
      {RING}
      <circle cx="12" cy="3" r="3" className={styles.traveling} />
    </>
  ),
  seen: (
    <>
      {RING}
      <path d="M12 3a9 9 0 0 1 0 18Z" className={styles.flashing} />
    </>
  ),
  dealt: <path d="M4 6h8v13H4ZM14.500 8l5 1.300-2.800 11-3.200-.8" className={styles.ring} />,
  locked: (
    <>
      <circle cx="12" cy="12" r="10" className={styles.full} />
      <path d="m7.5 12.5 3 3 6-6.5" className={styles.tick} />
    </>
  ),
  called: <path d="M12 2 22 21H2ZM12 9v6M12 18v.01" className={styles.ring} />,
  won: (
    <path
      d="m12 2 3 6.5 7 .8-5.200 4.800 1.400 7L12 17.600 5.800 21.100l1.400-7L2 9.300l7-.8Z"
      className={styles.full}
    />
  ),
};

export const LampSign = ({ lamp }: { lamp: Lamp }) => (
  <svg viewBox="0 0 24 24" className={styles.lamp} aria-hidden="true">
    {SHAPES[lamp]}
  </svg>
);
