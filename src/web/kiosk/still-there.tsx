import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PadKey } from '../kit/index.ts';
import styles from './still-there.module.css';

type StillThereProps = { readonly seconds: number; readonly onLeave: () => void };

/** Asks before the page closes; any touch answers. */
export const StillThere = ({ seconds, onLeave }: StillThereProps) => {
  const t = useTranslations('kiosk');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby="still-there">
      <h2 id="still-there">{t('idle.title')}</h2>
      <p className={styles.seconds} aria-hidden="true">
        {seconds}
      </p>
      <p role="timer" aria-live="off">
        {t('idle.seconds', { count: seconds })}
      </p>
      <div className={styles.keys}>
        {/* The press itself is the touch that says so. */}
        <PadKey tone="main" onPress={() => undefined}>
          {t('idle.stay')}
        </PadKey>
        <div data-leaves>
          <PadKey onPress={onLeave}>{t('keys.leave')}</PadKey>
        </div>
      </div>
    </dialog>
  );
};
