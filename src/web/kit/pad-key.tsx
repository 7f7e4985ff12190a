import type { ReactNode } from 'react';
import styles from './pad-key.module.css';

type PadKeyProps = {
  readonly children: ReactNode;
  /** A smaller line under the word. */
  readonly note?: ReactNode;
  readonly onPress: () => void;
  readonly tone?: 'plain' | 'main' | 'danger';
  readonly isOn?: boolean | undefined;
  /** Sent and not answered yet. */
  readonly isPending?: boolean;
  readonly isOff?: boolean;
};

/** A key for a thumb in a hurry: twenty millimetres on every device, and it looks pressed at once. */
export const PadKey = ({ children, note, onPress, tone = 'plain', isOn, isPending, isOff }: PadKeyProps) => (
  <button
    type="button"
    className={styles.key}
    data-tone={tone}
    data-pending={isPending || undefined}
    aria-pressed={isOn}
    aria-busy={isPending || undefined}
    disabled={isOff}
    onClick={onPress}
  >
    <span className={styles.word}>{children}</span>
    {note !== undefined && <span className={styles.note}>{note}</span>}
  </button>
);
