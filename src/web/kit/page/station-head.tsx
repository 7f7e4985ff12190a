import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isAttended } from '#core/people';
import { SuitSign } from '../cards/suit-sign.tsx';
import { HelpKey } from '../help/help-key.tsx';
import { Key } from '../keys/key.tsx';
import { LookKey } from '../keys/look-key.tsx';
import { useSignOff } from '../people/sign-on.tsx';
import { useStation } from '../people/station-context.ts';
import { DemoMark } from './demo-mark.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { later } from './later.tsx';
import styles from './station.module.css';

/** Only for people who are signed on elsewhere too. */
const AlsoAt = later(async () => (await import('../people/also-at.tsx')).AlsoAt);

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
        <HelpKey next={isAttended(me.station.kind) && me.person === undefined ? t('help.signOn') : undefined} />
        <LanguagePicker />
        <LookKey />
        {me.person !== undefined && (me.alsoAt ?? []).length > 0 && <AlsoAt person={me.person.id} />}
        {me.person !== undefined && (
          <Key icon="clear" isIconOnly onPress={signOff}>
            {t('signOff', { name: me.person.name })}
          </Key>
        )}
      </div>
    </header>
  );
};
