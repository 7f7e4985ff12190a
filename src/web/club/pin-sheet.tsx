import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Check, NewPin, Soft } from '../kit/index.ts';
import { DeskSheet, type SheetProps } from './desk-sheet.tsx';
import { pathOf, usePost } from './use-post.ts';

/** A new PIN by the member's own hand, and a new number where the card was lost. CLB-3, CLB-10 */
export const PinSheet = ({ record, onClose, onDone }: SheetProps) => {
  const t = useTranslations('club.pin');
  const { post, isPending, why } = usePost();
  const [isCardLost, setCardLost] = useState(false);
  const set = (pin: string) =>
    post<{ readonly card: string }>(
      pathOf(record.member, 'pin'),
      { pin, ...(isCardLost ? { isCardLost } : {}) },
      ({ card }) => onDone(isCardLost ? t('doneCard', { card }) : t('done')),
    );
  return (
    <DeskSheet title={t('title')} isWide why={why} onClose={onClose}>
      <Check label={t('lost')} isOn={isCardLost} onChange={setCardLost} />
      <Soft>{t('lostHow')}</Soft>
      <NewPin first={t('first')} isPending={isPending} onPin={set} />
    </DeskSheet>
  );
};
