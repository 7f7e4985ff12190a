import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { THEMES, useSettings } from '../page/settings.ts';
import { Sheet } from '../page/sheet.tsx';
import { Key } from './key.tsx';
import styles from './look-key.module.css';

/** How this device looks and sounds: theme, contrast, calm. */
export const LookKey = () => {
  const t = useTranslations('kit');
  const [{ theme, calm, sound }, onSettings] = useSettings();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Key icon="theme" isIconOnly onPress={() => setOpen(true)}>
        {t('look.title')}
      </Key>
      {isOpen && (
        <Sheet title={t('look.title')} isOpen onClose={() => setOpen(false)}>
          <fieldset className={styles.choices}>
            <legend>{t('look.theme')}</legend>
            {THEMES.map(one => (
              <label key={one} className={styles.choice}>
                <input type="radio" name="theme" checked={one === theme} onChange={() => onSettings({ theme: one })} />
                {t(`themes.${one}`)}
              </label>
            ))}
          </fieldset>
          <label className={styles.choice}>
            <input type="checkbox" checked={calm} onChange={() => onSettings({ calm: !calm })} />
            {t('look.calm')}
          </label>
          <label className={styles.choice}>
            <input type="checkbox" checked={sound} onChange={() => onSettings({ sound: !sound })} />
            {t('look.sound')}
          </label>
        </Sheet>
      )}
    </>
  );
};
