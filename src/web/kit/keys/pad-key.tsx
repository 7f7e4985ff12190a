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
  /** The house refused; its words are beside the key. */
  readonly isRefused?: boolean;
};

/** A key for a thumb in a hurry: twenty millimeters on every device, and it looks pressed at once. */
export const PadKey = ({ children, note, onPress, tone = 'plain', ...state }: PadKeyProps) => (
  <button
    type="button"
    className={styles.key}
    data-tone={tone}
    data-pending={state.isPending || undefined}
    data-refused={state.isRefused || undefined}
    aria-pressed={state.isOn}
    aria-busy={state.isPending || undefined}
    disabled={state.isOff}
    onClick={onPress}
  >
    <span className={styles.word}>{children}</span>
    {note !== undefined && <span className={styles.note}>{note}</span>}
  </button>
);
