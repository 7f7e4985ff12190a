import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHold } from '../kit/index.ts';
import styles from './call-key.module.css';

/** Long enough that no stray tap locks a meter for the whole room. */
const HOLD_MS = 1_000;

type CallKeyProps = {
  readonly children: ReactNode;
  readonly note: ReactNode;
  readonly isPending: boolean;
  readonly onHeld: () => void;
};

/** A call that would lock much is held for a second; a keyboard presses twice. */
export const CallKey = ({ children, note, isPending, onHeld }: CallKeyProps) => {
  const t = useTranslations('keypad.hands');
  const { isHeld, isAsked, handlers } = useHold(HOLD_MS, onHeld);
  return (
    <button
      type="button"
      className={styles.key}
      data-held={isHeld || undefined}
      data-pending={isPending || undefined}
      aria-busy={isPending || undefined}
      {...handlers}
    >
      <span>{children}</span>
      <span className={styles.note}>{note}</span>
      <span className={styles.how}>{isAsked ? t('again') : t('hold')}</span>
    </button>
  );
};
