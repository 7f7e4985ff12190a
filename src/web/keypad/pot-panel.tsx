import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dollars, formatAmountShort } from '#core/money';
import { Icon } from '../kit/index.ts';
import styles from './panel.module.css';
import { type KeyRow, Keys, Panel } from './panel.tsx';
import type { Desk } from './use-desk.ts';

const DIGITS_MAX = 6;

type PotPanelProps = { readonly desk: Desk; readonly onBack: () => void; readonly onDone: () => void };

/** The pot in whole dollars, as the chips are there. */
export const PotPanel = ({ desk, onBack, onDone }: PotPanelProps) => {
  const t = useTranslations('keypad');
  const kit = useTranslations('kit.pin');
  const [typed, setTyped] = useState('');
  const pot = dollars(Number(typed));
  const digit = (label: string): KeyRow => ({
    id: label,
    label,
    onPress: () => setTyped((typed + label).slice(0, DIGITS_MAX)),
  });
  const count = () => {
    desk.send({ type: 'CountPot', table: desk.table, pot });
    onDone();
  };
  const backspace = (
    <>
      <Icon name="backspace" />
      <span className="unseen">{kit('back')}</span>
    </>
  );
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
      {/* As on every pad of digits, with what else there is at the right hand. */}
      <Keys
        rows={[
          ...['1', '2', '3'].map(digit),
          { id: 'back', label: backspace, onPress: () => setTyped(typed.slice(0, -1)) },
          ...['4', '5', '6', '0'].map(digit),
          ...['7', '8', '9'].map(digit),
          { id: 'done', label: kit('done'), tone: 'main', onPress: count },
        ]}
      />
    </Panel>
  );
};
