import { useTranslations } from 'use-intl';
import { ShortcutSheet } from '../kit/index.ts';
import styles from './parts.module.css';
import { SHORTCUTS } from './shortcuts.ts';

export const Help = (sheet: { readonly isOpen: boolean; readonly onClose: () => void }) => {
  const t = useTranslations('tournament.shortcuts');
  const keys = SHORTCUTS.map(({ key, says }) => [key === ' ' ? t('space') : key, t(says)] as const);
  const shortcuts = [...keys, ['Enter', t('enter')]] as const;
  return (
    <ShortcutSheet title={t('title')} shortcuts={shortcuts} letters={t('letters')} {...sheet}>
      <p className={styles.below}>{t('scanner')}</p>
    </ShortcutSheet>
  );
};
