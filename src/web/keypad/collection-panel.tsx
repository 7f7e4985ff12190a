import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dollars, formatAmount, formatAmountShort } from '#core/money';
import type { CollectionsHere } from '#core/views';
import { collectionCommand } from '#entry';
import { DigitKeys } from './digit-keys.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import type { Desk } from './use-desk.ts';

const DIGITS_MAX = 4;

type CollectionPanelProps = { readonly desk: Desk; readonly won: CollectionsHere; readonly onBack: () => void };

/** A collection in whole dollars, paid from the year that the player in this seat has won. */
export const CollectionPanel = ({ desk, won, onBack }: CollectionPanelProps) => {
  const t = useTranslations('keypad.collections');
  const [typed, setTyped] = useState('');
  const command = collectionCommand(desk.table, won, { amount: typed, isIdShown: false });
  const pay = () => {
    if (command !== undefined) desk.send(command);
    setTyped('');
  };
  return (
    <Panel
      title={t('title')}
      onBack={onBack}
      refusal={desk.refusal('PayCollection')}
      about={
        <>
          <p>{t('how', { left: formatAmount(won.left) })}</p>
          <output className={styles.typed}>{formatAmountShort(dollars(Number(typed)))}</output>
        </>
      }
    >
      <DigitKeys typed={typed} max={DIGITS_MAX} isOff={command === undefined} onTyped={setTyped} onDone={pay} />
    </Panel>
  );
};
