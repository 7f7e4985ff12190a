import { useTranslations } from 'use-intl';
import styles from './shortcut-list.module.css';
import { SHORTCUTS } from './shortcuts.ts';

type ShortcutListProps = { readonly areLettersOn: boolean; readonly onLetters: (areOn: boolean) => void };

export const ShortcutList = ({ areLettersOn, onLetters }: ShortcutListProps) => {
  const t = useTranslations('tournament.shortcuts');
  const nameOf = (key: string): string => {
    if (key === ' ') return t('space');
    return key === 'Escape' ? 'Esc' : key.toUpperCase();
  };
  return (
    <>
      <dl className={styles.list}>
        {SHORTCUTS.map(({ key, says }) => (
          <div key={key}>
            <dt>
              <kbd>{nameOf(key)}</kbd>
            </dt>
            <dd>{t(says)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Enter</kbd>
          </dt>
          <dd>{t('enter')}</dd>
        </div>
      </dl>
      <p className={styles.scanner}>{t('scanner')}</p>
      <label className={styles.letters}>
        <input type="checkbox" checked={areLettersOn} onChange={change => onLetters(change.target.checked)} />
        {t('letters')}
      </label>
    </>
  );
};
