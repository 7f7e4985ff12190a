import { useTranslations } from 'use-intl';
import { Area, Field } from '../../kit/index.ts';
import { Fields } from '../parts/parts.tsx';
import { type HandsDraft, SPUN_HANDS } from './hand-prizes.ts';

type HandFieldsProps = {
  readonly opens: { readonly valueAwards: number; readonly hasHands: boolean };
  readonly draft: HandsDraft;
  readonly onChange: (part: Partial<HandsDraft>) => void;
};

/** What each hand pays, and the value awards between the cards. */
export const HandFields = ({ opens, draft, onChange: change }: HandFieldsProps) => {
  const t = useTranslations('promotions');
  if (!opens.hasHands) return null;
  return (
    <Fields>
      {SPUN_HANDS.map(category => (
        <Field
          key={category}
          label={t(`hands.${category}`)}
          value={draft.hands[category] ?? ''}
          onChange={amount => change({ hands: { ...draft.hands, [category]: amount } })}
        />
      ))}
      <Area
        label={t('open.valueAwards', { max: opens.valueAwards })}
        value={draft.valueAwards}
        onChange={valueAwards => change({ valueAwards })}
        how="2 x logo cap"
      />
    </Fields>
  );
};
