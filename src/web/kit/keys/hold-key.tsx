import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './hold-key.module.css';
import { useHold } from './use-hold.ts';

export const HOLD_MS = 2_000;

type HoldKeyProps = { readonly children: ReactNode; readonly onHeld: () => void };

/** For what cannot be undone: held for two seconds while a ring fills. */
export const HoldKey = ({ children, onHeld }: HoldKeyProps) => {
  const t = useTranslations('kit.hold');
  const { isHeld, isAsked, handlers } = useHold(HOLD_MS, onHeld);
  return (
    <button
      type="button"
      className={styles.key}
      data-held={isHeld || undefined}
      data-asked={isAsked || undefined}
      {...handlers}
    >
      <svg viewBox="0 0 36 36" className={styles.ring} aria-hidden="true">
        <circle cx="18" cy="18" r="15" className={styles.track} />
        <circle cx="18" cy="18" r="15" pathLength="1" className={styles.fill} />
      </svg>
      <span>
        {children}
        <span className={styles.how}>{isAsked ? t('again') : t('how')}</span>
      </span>
    </button>
  );
};
