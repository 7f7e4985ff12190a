import type { ReactNode } from 'react';
import styles from './act-key.module.css';

type ActKeyProps = {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly note?: ReactNode;
  readonly tone?: 'plain' | 'main' | 'danger';
  readonly isPending?: boolean;
  readonly isOff?: boolean;
  readonly isOn?: boolean;
};

/** A key of the console: it says its outcome, looks pressed at once, and cannot be pressed twice. */
export const ActKey = ({ children, onPress, note, tone = 'plain', isPending, isOff, isOn }: ActKeyProps) => (
  <button
    type="button"
    className={styles.key}
    data-tone={tone}
    data-pending={isPending || undefined}
    aria-busy={isPending || undefined}
    aria-disabled={isPending || undefined} // A press would be dropped until the one before it is answered.
    aria-pressed={isOn}
    disabled={isOff}
    onClick={onPress}
  >
    <span>{children}</span>
    {note !== undefined && <span className={styles.note}>{note}</span>}
  </button>
);
