import type { ReactNode } from 'react';
import { Icon, type IconName } from '../page/icon.tsx';
import styles from './key.module.css';

type KeyProps = {
  readonly icon: IconName;
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** The words are for readers only where space is short. */
  readonly isIconOnly?: boolean;
  readonly isOn?: boolean;
  readonly isMain?: boolean;
};

/** A key says what it does and is large enough for a thumb. */
export const Key = ({ icon, children, onPress, isIconOnly = false, isOn, isMain = false }: KeyProps) => (
  <button
    type="button"
    className={styles.key}
    data-icon-only={isIconOnly || undefined}
    data-main={isMain || undefined}
    aria-pressed={isOn}
    onClick={onPress}
  >
    <Icon name={icon} />
    <span className={styles.word}>{children}</span>
  </button>
);
