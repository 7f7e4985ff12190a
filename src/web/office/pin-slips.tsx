import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, deliver, Keys, OnPaper, Soft, useStation } from '../kit/index.ts';
import styles from './lists.module.css';

/** A one-time PIN, for its owner. */
export type PinSlip = { readonly name: string; readonly badge: string; readonly pin: string };

type PinSlipsProps = { readonly list: string; readonly slips: readonly PinSlip[]; readonly onClose: () => void };

/** Printed once, each to be folded and given to its owner; no screen shows the PINs. PPL-21 */
export const PinSlips = ({ list, slips, onClose }: PinSlipsProps) => {
  const t = useTranslations('office.lists');
  const { line } = useStation();
  const [isPrinting, setPrinting] = useState(false);
  const [isPrinted, setPrinted] = useState(false);
  const end = () => {
    // What the server still remembers is gone with its next start at the latest.
    deliver(line, `/imports/${list}/forget`, {}).catch(() => undefined);
    onClose();
  };
  return (
    <div className={styles.form}>
      <h3>{t('slips', { count: slips.length })}</h3>
      <p>{t('slipsHow')}</p>
      <Keys>
        <ActKey tone="main" isPending={isPrinting} onPress={() => setPrinting(true)}>
          {t('print')}
        </ActKey>
        <ActKey tone="danger" isOff={!isPrinted} onPress={end}>
          {t('printed')}
        </ActKey>
      </Keys>
      <Soft>{t('lost')}</Soft>
      {isPrinting && (
        <OnPaper
          className={styles.paper}
          onSent={() => setPrinted(true)}
          onPrinted={() => {
            setPrinted(true);
            setPrinting(false);
          }}
        >
          {slips.map(({ name, badge, pin }) => (
            <section key={badge} className={styles.slip}>
              <h1>{name}</h1>
              <p>
                {t('slipBadge')} <strong>{badge}</strong>
              </p>
              <p>
                {t('slipPin')} <strong className={styles.pin}>{pin}</strong>
              </p>
              <p>{t('slipHow')}</p>
            </section>
          ))}
        </OnPaper>
      )}
    </div>
  );
};
