import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dollars, formatAmountShort } from '#core/money';
import { PadKey } from '../kit/index.ts';
import styles from './panel.module.css';
import { Keys, Panel } from './panel.tsx';
import type { Desk } from './use-desk.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;
const DIGITS_MAX = 6;

type PotPanelProps = { readonly desk: Desk; readonly onBack: () => void; readonly onDone: () => void };

/** The pot in whole dollars, as the chips lie there. */
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
      <Keys>
        {[
          ...DIGITS.map(digit => (
            <PadKey key={digit} onPress={() => setTyped((typed + digit).slice(0, DIGITS_MAX))}>
              {digit}
            </PadKey>
          )),
          <PadKey key="back" onPress={() => setTyped(typed.slice(0, -1))}>
            ⌫
          </PadKey>,
          <PadKey key="done" tone="main" onPress={count}>
            {t('tablePanel.potDone')}
          </PadKey>,
        ]}
      </Keys>
    </Panel>
  );
};
