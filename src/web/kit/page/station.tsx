import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SuitSign } from '../cards/suit-sign.tsx';
import { HelpKey } from '../help/help-key.tsx';
import { Key } from '../keys/key.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { nextTheme, type Settings } from './settings.ts';
import styles from './station.module.css';

type StationProps = {
  readonly title: string;
  readonly settings: Settings;
  readonly onSettings: (change: Partial<Settings>) => void;
  readonly onShortcuts: () => void;
  readonly children: ReactNode;
};

/** The frame of every station: who we are, which station this is, and how it looks on this device. */
export const Station = ({ title, settings, onSettings, onShortcuts, children }: StationProps) => {
  const t = useTranslations('kit');
  return (
    <div className={styles.station}>
      <header className={styles.head}>
        <p className={styles.brand}>
          <SuitSign suit="s" className={styles.mark} />
          {t('brand')}
        </p>
        <h1 className={styles.title}>{title}</h1>
        <div className={`${styles.keys} no-print`}>
          <HelpKey />
          <LanguagePicker />
          <Key
            icon="colors"
            isIconOnly
            isOn={settings.fourColours}
            onPress={() => onSettings({ fourColours: !settings.fourColours })}
          >
            {t('fourColors')}
          </Key>
          <Key icon="theme" isIconOnly onPress={() => onSettings({ theme: nextTheme(settings.theme) })}>
            {t('theme', { theme: t(`themes.${settings.theme}`) })}
          </Key>
          <span className={styles.forKeyboards}>
            <Key icon="keyboard" isIconOnly onPress={onShortcuts}>
              {t('shortcuts')}
            </Key>
          </span>
        </div>
      </header>
      <main>{children}</main>
    </div>
  );
};
