import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../kit/index.ts';
import styles from './parts.module.css';

/** Fields side by side, as many as there is room for. */
export const Fields = ({ children }: { children: ReactNode }) => <div className={styles.fields}>{children}</div>;

/** Something has come about; it is read out. */
export const Said = ({ children }: { children: ReactNode }) => (
  <p className={styles.said} role="status">
    {children}
  </p>
);

/** What became of the page's own check: it holds, or why it does not. */
export const Verdict = ({ holds, objection }: { holds: string; objection: string | undefined }) => (
  <span className={styles.verdict} data-wrong={objection !== undefined || undefined} lang={objection && 'en'}>
    <Icon name={objection === undefined ? 'check' : 'warning'} /> {objection ?? holds}
  </span>
);

/** The number of a draw. */
export const DrawNumber = ({ draw }: { draw: number }) => {
  const t = useTranslations('promotions.draw');
  return <strong>{t('number', { number: draw })}</strong>;
};
