import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './parts.module.css';
import type { Said } from './words.ts';

/** Why not, where the finger was; the place is kept free, so that nothing moves. */
export const Refused = ({ said }: { said: Said | undefined }) => (
  <p className={styles.refused} role="alert" lang={said?.lang}>
    {said?.words}
  </p>
);

export const List = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>;

/** One promotion; its name stands as it is posted. */
export const Card = ({ name, children }: { name: string; children: ReactNode }) => (
  <li className={styles.card}>
    <h2 className={styles.name} lang="en">
      {name}
    </h2>
    {children}
  </li>
);

export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

type FactProps = { readonly label: ReactNode; readonly isLarge?: boolean; readonly children: ReactNode };

export const Fact = ({ label, isLarge = false, children }: FactProps) => (
  <div className={styles.fact} data-large={isLarge || undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

export const Nothing = ({ children }: { children: ReactNode }) => <p className={styles.nothing}>{children}</p>;

/** The way in that costs nothing, in the words of the approval. */
export const Free = ({ rules }: { rules: readonly string[] }) => {
  const t = useTranslations('kiosk');
  if (rules.length === 0) return null;
  return (
    <p className={styles.free}>
      <strong>{t('free')}.</strong> <span lang="en">{rules.join(' ')}</span>
    </p>
  );
};
