import { useTranslations } from 'use-intl';
import { Tick } from './parts.tsx';
import styles from './shortcut-list.module.css';
import { SHORTCUTS } from './shortcuts.ts';

type ShortcutListProps = { readonly areLettersOn: boolean; readonly onLetters: (areOn: boolean) => void };

export const ShortcutList = ({ areLettersOn, onLetters }: ShortcutListProps) => {
  const t = useTranslations('floor.shortcuts');
  return (
    <>
      <dl className={styles.list}>
        {SHORTCUTS.map(({ key, says }) => (
          <Row key={says} keys={key.length === 1 ? key.toUpperCase() : key} says={t(says)} />
        ))}
        <Row keys="Ctrl K" says={t('find')} />
        <Row keys="Esc" says={t('close')} />
      </dl>
      <Tick isOn={areLettersOn} onChange={onLetters}>
        {t('letters')}
      </Tick>
    </>
  );
};

const Row = ({ keys, says }: { keys: string; says: string }) => (
  <div className={styles.row}>
    <dt>
      <kbd className={styles.key}>{keys}</kbd>
    </dt>
    <dd>{says}</dd>
  </div>
);
