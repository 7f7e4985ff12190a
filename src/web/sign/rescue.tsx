import type { ReactNode } from 'react';
import { FaultGuard } from '../kit/index.ts';
import styles from './rescue.module.css';
import { Said } from './voices.tsx';

/** A defect never shows an error page on the wall: the sign says that it is being updated, and restarts. */
export const Rescue = ({ children }: { children: ReactNode }) => (
  <FaultGuard audience="players" instead={<Updating />}>
    {children}
  </FaultGuard>
);

const Updating = () => (
  <main className={styles.rescue}>
    <h1 className={styles.words}>
      <Said text={t => t('updating')} />
    </h1>
  </main>
);
