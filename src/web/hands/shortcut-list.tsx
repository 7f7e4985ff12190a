import { useTranslations } from 'use-intl';
import styles from './shortcut-list.module.css';
import { SHORTCUTS } from './shortcuts.ts';

type ShortcutListProps = { readonly areLettersOn: boolean; readonly onLetters: (areOn: boolean) => void };

export const ShortcutList = ({ areLettersOn, onLetters }: ShortcutListProps) => {
  const t = useTranslations('hands.shortcuts');
  return (
    <>
      <dl className={styles.list}>
        <Row keys={t('arrowKeys')} says={t('arrows')} />
        <Row keys={t('pickKeys')} says={t('pick')} />
        {SHORTCUTS.map(({ key, says }) => (
          <Row key={says} keys={shown(key)} says={t(says)} />
        ))}
      </dl>
      <label className={styles.letters}>
        <input
          type="checkbox"
          className={styles.box}
          checked={areLettersOn}
          onChange={event => onLetters(event.currentTarget.checked)}
        />
        {t('letters')}
      </label>
    </>
  );
};

/** A letter as it is printed on its key. */
const shown = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);

const Row = ({ keys, says }: { keys: string; says: string }) => (
  <div className={styles.row}>
    <dt>
      <kbd className={styles.key}>{keys}</kbd>
    </dt>
    <dd>{says}</dd>
  </div>
);
