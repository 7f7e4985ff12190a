import { useTranslations } from 'use-intl';
import styles from './shortcut-list.module.css';
import { SHORTCUTS } from './shortcuts.ts';

type ShortcutListProps = { readonly areLettersOn: boolean; readonly onLetters: (areOn: boolean) => void };

export const ShortcutList = ({ areLettersOn, onLetters }: ShortcutListProps) => {
  const t = useTranslations('cage.shortcuts');
  return (
    <>
      <dl className={styles.list}>
        {SHORTCUTS.map(({ key, says }) => (
          <div key={key}>
            <dt>
              <kbd>{key.length === 1 ? key.toUpperCase() : 'Esc'}</kbd>
            </dt>
            <dd>{t(says)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Ctrl K</kbd>
          </dt>
          <dd>{t('find')}</dd>
        </div>
        <div>
          <dt>
            <kbd>Enter</kbd>
          </dt>
          <dd>{t('open')}</dd>
        </div>
      </dl>
      <label className={styles.letters}>
        <input type="checkbox" checked={areLettersOn} onChange={change => onLetters(change.target.checked)} />
        {t('letters')}
      </label>
    </>
  );
};
