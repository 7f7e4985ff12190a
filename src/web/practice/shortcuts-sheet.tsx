import { useTranslations } from 'use-intl';
import { ShortcutSheet } from '../kit/index.ts';
import { KEYS } from './shortcuts.ts';

/** The keys of the tables. */
export const Shortcuts = (sheet: { readonly isOpen: boolean; readonly onClose: () => void }) => {
  const t = useTranslations('practice.shortcuts');
  const keys = KEYS.map(({ key, says }) => [key === ' ' ? t('space') : key, t(says)] as const);
  return <ShortcutSheet title={t('title')} shortcuts={keys} letters={t('letters')} {...sheet} />;
};
