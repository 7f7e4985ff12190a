import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Key } from '../keys/key.tsx';
import { PadKey } from '../keys/pad-key.tsx';
import { Sheet } from '../page/sheet.tsx';
import { deliver } from '../press/deliver.ts';
import { useHouseTime } from '../time/use-house-time.ts';
import styles from './also-at.module.css';
import { ChangePin } from './change-pin.tsx';
import { useStation } from './station-context.ts';

/** Tells a person that they are signed on elsewhere too, and lets them end it and change the PIN. PPL-12 */
export const AlsoAt = ({ person }: { readonly person: string }) => {
  const t = useTranslations('kit.alsoAt');
  const { me, line, refresh } = useStation();
  const { time } = useHouseTime();
  const [isOpen, setOpen] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const elsewhere = me.alsoAt ?? [];
  const end = (station: string) => {
    const path = `/people/${encodeURIComponent(person)}/sessions/${encodeURIComponent(station)}/end`;
    void deliver(line, path, {}).finally(refresh);
  };
  const close = () => {
    setOpen(false);
    setChanging(false);
  };
  return (
    <>
      <Key icon="warning" isIconOnly onPress={() => setOpen(true)}>
        {t('key', { count: elsewhere.length })}
      </Key>
      {isOpen && (
        <Sheet title={t('title')} isOpen onClose={close}>
          {isChanging ? (
            <ChangePin person={person} onDone={close} />
          ) : (
            <div className={styles.list}>
              {elsewhere.map(({ station, since }) => (
                <div key={station} className={styles.row}>
                  <p>{t('words', { station, time: time(since) })}</p>
                  <PadKey onPress={() => end(station)}>{t('end', { station })}</PadKey>
                </div>
              ))}
              <PadKey onPress={() => setChanging(true)}>{t('change')}</PadKey>
            </div>
          )}
        </Sheet>
      )}
    </>
  );
};
