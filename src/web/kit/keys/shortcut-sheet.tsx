import type { ReactNode } from 'react';
import { useSettings } from '../page/settings.ts';
import { Sheet } from '../page/sheet.tsx';
import styles from './shortcut-sheet.module.css';

type ShortcutSheetProps = {
  readonly title: string;
  readonly shortcuts: readonly (readonly [key: string, does: string])[];
  /** What the switch for single letters says. */
  readonly letters: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Said under the list. */
  readonly children?: ReactNode;
};

/** Keys and what they do. Single letters can be switched off, for those who speak to their computer. */
export const ShortcutSheet = ({ title, shortcuts, letters, isOpen, onClose, children }: ShortcutSheetProps) => {
  const [{ letterKeys }, changeSettings] = useSettings();
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose}>
      <dl className={styles.list}>
        {shortcuts.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{printedOn(key)}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {children}
      <label className={styles.letters}>
        <input
          type="checkbox"
          checked={letterKeys}
          onChange={change => changeSettings({ letterKeys: change.target.checked })}
        />
        {letters}
      </label>
    </Sheet>
  );
};

const printedOn = (key: string): string => {
  if (key === 'Escape') return 'Esc';
  return key.length === 1 ? key.toUpperCase() : key;
};
