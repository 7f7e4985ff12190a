import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dollars, formatAmountShort } from '#core/money';
import { DigitKeys } from './digit-keys.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import type { Desk } from './use-desk.ts';

const DIGITS_MAX = 6;

type PotPanelProps = { readonly desk: Desk; readonly onBack: () => void; readonly onDone: () => void };

/** The pot in whole dollars, as the chips are there. */
export const PotPanel = ({ desk, onBack, onDone }: PotPanelProps) => {
  const t = useTranslations('keypad');
  const [typed, setTyped] = useState('');
  const pot = dollars(Number(typed));
  const count = () => {
    desk.send({ type: 'CountPot', table: desk.table, pot });
    onDone();
  };
  return (
    <Panel
      title={t('tablePanel.pot')}
      onBack={onBack}
      about={
        <>
          <p>{t('tablePanel.potTyped')}</p>
          <output className={styles.typed}>{formatAmountShort(pot)}</output>
        </>
      }
    >
      <DigitKeys typed={typed} max={DIGITS_MAX} onTyped={setTyped} onDone={count} />
    </Panel>
  );
};
