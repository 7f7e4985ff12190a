import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ClubRecord } from '#api';
import { Body, Check, Refused, Sheet, Soft } from '../kit/index.ts';
import { NewPin } from './new-pin.tsx';
import { pathOf, usePost } from './use-post.ts';

type SheetProps = {
  readonly record: ClubRecord;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

/** A new PIN by the member's own hand, and a new number where the card was lost. CLB-3, CLB-10 */
export const PinSheet = ({ record, onClose, onDone }: SheetProps) => {
  const t = useTranslations('club.pin');
  const { post, isPending, why } = usePost();
  const [isCardLost, setCardLost] = useState(false);
  const set = async (pin: string) => {
    const body = { pin, ...(isCardLost ? { isCardLost } : {}) };
    const answer = await post<{ readonly card: string }>(pathOf(record.member, 'pin'), body);
    if (answer?.ok !== true) return;
    onDone(isCardLost ? t('doneCard', { card: answer.value.card }) : t('done'));
  };
  return (
    <Sheet title={t('title')} isOpen isWide onClose={onClose}>
      <Body>
        <Check label={t('lost')} isOn={isCardLost} onChange={setCardLost} />
        <Soft>{t('lostHow')}</Soft>
        <NewPin isPending={isPending} onPin={pin => void set(pin)} />
        <Refused why={why} />
      </Body>
    </Sheet>
  );
};
