import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AwardView } from '#core/views';
import { Choice, FactList, SecondSheet } from '../kit/index.ts';
import { usePrizeWords } from './words.ts';

const REASONS = ['age', 'works'] as const;

type MayNotSheetProps = { readonly award: AwardView; readonly onClose: () => void };

/** The ID says that the winner is too young, or works here: two people take the prize back before it is paid. HSE-12 */
export const MayNotSheet = ({ award, onClose }: MayNotSheetProps) => {
  const t = useTranslations('cage.prize');
  const { place, worth } = usePrizeWords()(award);
  const [why, setWhy] = useState<(typeof REASONS)[number]>('age');
  return (
    <SecondSheet
      title={t('mayNot')}
      command={{ type: 'BackOutAward', award: award.award, reason: t(`mayNotWhy.${why}`) }}
      review={
        <>
          <FactList
            of={[
              [t('winner'), place],
              [t('gives'), worth, 'main'],
              [t('activity'), award.name, 'en'],
            ]}
          />
          <Choice
            label={t('reason')}
            value={why}
            options={REASONS.map(one => [one, t(`mayNotWhy.${one}`)] as const)}
            onChange={setWhy}
          />
        </>
      }
      action={t('mayNotKey', { amount: worth })}
      onClose={onClose}
    />
  );
};
