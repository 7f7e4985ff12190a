import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AwardView } from '#core/views';
import { Fact, Facts, Field, SecondSheet } from '../kit/index.ts';
import { usePrizeWords } from './words.ts';

type BackOutSheetProps = { readonly award: AwardView; readonly slip: number; readonly onClose: () => void };

/** A payment is never deleted: two people void its slip, with a reason that stays. HSE-12 */
export const BackOutSheet = ({ award, slip, onClose }: BackOutSheetProps) => {
  const t = useTranslations('cage.prize');
  const { place, worth } = usePrizeWords(award);
  const [reason, setReason] = useState('');
  const review = (
    <>
      <Facts>
        <Fact label={t('slip')}>{slip}</Fact>
        <Fact label={t('winner')}>{place}</Fact>
        <Fact label={t('gives')} isMain>
          {worth}
        </Fact>
        <Fact label={t('activity')} lang="en">
          {award.name}
        </Fact>
      </Facts>
      <Field label={t('reason')} value={reason} onChange={setReason} />
    </>
  );
  return (
    <SecondSheet
      title={t('backingOut')}
      command={{ type: 'BackOutPayment', award: award.award, reason }}
      review={review}
      action={t('backOutKey', { slip: String(slip), amount: worth })}
      onClose={onClose}
    />
  );
};
