import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AwardView } from '#core/views';
import { FactList, Field, SecondSheet } from '../kit/index.ts';
import { usePrizeWords } from './words.ts';

type BackOutSheetProps = { readonly award: AwardView; readonly slip: number; readonly onClose: () => void };

/** A payment is never deleted: two people void its slip, with a reason that stays. HSE-12 */
export const BackOutSheet = ({ award, slip, onClose }: BackOutSheetProps) => {
  const t = useTranslations('cage.prize');
  const { place, worth } = usePrizeWords()(award);
  const [reason, setReason] = useState('');
  return (
    <SecondSheet
      title={t('backingOut')}
      command={{ type: 'BackOutPayment', award: award.award, reason }}
      review={
        <>
          <FactList
            of={[
              [t('slip'), slip],
              [t('winner'), place],
              [t('gives'), worth, 'main'],
              [t('activity'), award.name, 'en'],
            ]}
          />
          <Field label={t('reason')} value={reason} onChange={setReason} />
        </>
      }
      action={t('backOutKey', { slip: String(slip), amount: worth })}
      onClose={onClose}
    />
  );
};
