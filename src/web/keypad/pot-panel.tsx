import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dollars, formatAmountShort } from '#core/money';
import { Icon, PadKey } from '../kit/index.ts';
import styles from './panel.module.css';
import { Keys, Panel } from './panel.tsx';
import type { Desk } from './use-desk.ts';

/** As on every pad of digits, with what else there is at the right hand. */
const ROWS = [
  { digits: ['1', '2', '3'], last: 'back' },
  { digits: ['4', '5', '6'], last: 'zero' },
  { digits: ['7', '8', '9'], last: 'done' },
] as const;
const DIGITS_MAX = 6;

type PotPanelProps = { readonly desk: Desk; readonly onBack: () => void; readonly onDone: () => void };

/** The pot in whole dollars, as the chips lie there. */
export const PotPanel = ({ desk, onBack, onDone }: PotPanelProps) => {
  const t = useTranslations('keypad');
  const kit = useTranslations('kit.pin');
  const [typed, setTyped] = useState('');
  const pot = dollars(Number(typed));
  const add = (digit: string) => setTyped((typed + digit).slice(0, DIGITS_MAX));
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
        {ROWS.flatMap(({ digits, last }) => [
          ...digits.map(digit => (
            <PadKey key={digit} onPress={() => add(digit)}>
              {digit}
            </PadKey>
          )),
          last === 'zero' && (
            <PadKey key="0" onPress={() => add('0')}>
              0
            </PadKey>
          ),
          last === 'back' && (
            <PadKey key="back" onPress={() => setTyped(typed.slice(0, -1))}>
              <Icon name="backspace" />
              <span className="unseen">{kit('back')}</span>
            </PadKey>
          ),
          last === 'done' && (
            <PadKey key="done" tone="main" onPress={count}>
              {kit('done')}
            </PadKey>
          ),
        ]).filter(key => key !== false)}
      </Keys>
    </Panel>
  );
};
