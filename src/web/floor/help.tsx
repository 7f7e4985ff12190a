import { useTranslations } from 'use-intl';
import { ShortcutSheet } from '../kit/index.ts';
import { SHORTCUTS } from './shortcuts.ts';

export const Help = (sheet: { readonly isOpen: boolean; readonly onClose: () => void }) => {
  const t = useTranslations('floor.shortcuts');
  const keys = SHORTCUTS.map(({ key, says }) => [key, t(says)] as const);
  const shortcuts = [...keys, ['Ctrl K', t('find')], ['Esc', t('close')]] as const;
  return <ShortcutSheet title={t('title')} shortcuts={shortcuts} letters={t('letters')} {...sheet} />;
};
