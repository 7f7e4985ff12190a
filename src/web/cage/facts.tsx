import type { ReactNode } from 'react';
import styles from './facts.module.css';

export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

type FactProps = {
  readonly label: string;
  readonly isMain?: boolean;
  readonly lang?: 'en';
  readonly children: ReactNode;
};

/** One line; what matters most is set in bold. */
export const Fact = ({ label, isMain, lang, children }: FactProps) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd data-main={isMain} lang={lang}>
      {children}
    </dd>
  </div>
);
