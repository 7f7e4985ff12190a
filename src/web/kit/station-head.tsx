import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useStation } from './at-station.tsx';
import { DemoMark } from './demo-mark.tsx';
import { Key } from './key.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { LookKey } from './look-key.tsx';
import { useSignOff } from './sign-on.tsx';
import styles from './station.module.css';
import { SuitSign } from './suit-sign.tsx';

/** The head of a working station: which one it is, who works at it, and how it looks on this device. */
export const StationHead = ({ title, children }: { title: string; children?: ReactNode }) => {
  const t = useTranslations('kit');
  const { me } = useStation();
  const signOff = useSignOff();
  return (
    <header className={styles.head}>
      <p className={styles.brand}>
        <SuitSign suit="s" className={styles.mark} />
        {t('brand')}
      </p>
      <h1 className={styles.title}>{title}</h1>
      {me.isDemo && <DemoMark />}
      {children}
      <div className={`${styles.keys} no-print`}>
        <LanguagePicker />
        <LookKey />
        {me.person !== undefined && (
          <Key icon="clear" isIconOnly onPress={signOff}>
            {t('signOff', { name: me.person.name })}
          </Key>
        )}
      </div>
    </header>
  );
};
