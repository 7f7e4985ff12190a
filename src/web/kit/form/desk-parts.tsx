import type { ReactNode } from 'react';
import { CardWords } from '../cards/card-words.tsx';
import styles from './desk-parts.module.css';

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

/** What is under the title of a sheet or a page. */
export const Body = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>;

export const Keys = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.keys} no-print`}>{children}</div>
);

/** Muted words: how something is done, or that there is nothing yet. */
export const Soft = ({ role, children }: { role?: 'status'; children: ReactNode }) => (
  <p className={styles.soft} role={role}>
    {children}
  </p>
);

/** Why not, in the house's own words, or else in those of the page. */
export const Refused = ({ why, own = '' }: { why: string; own?: string }) => (
  <p className={styles.refused} role="alert">
    <CardWords>{why || own}</CardWords>
  </p>
);
