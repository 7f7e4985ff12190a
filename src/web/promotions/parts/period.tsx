import { useTranslations } from 'use-intl';
import { Field } from '../../kit/index.ts';
import { Fields } from './parts.tsx';

type Draft = { readonly from: string; readonly to: string };
type PeriodProps = { readonly draft: Draft; readonly onChange: (part: Partial<Draft>) => void };

/** The posted time, by the clock of the house. */
export const Period = ({ draft, onChange: change }: PeriodProps) => {
  const t = useTranslations('promotions.open');
  return (
    <Fields>
      <Field label={t('from')} type="datetime-local" value={draft.from} onChange={from => change({ from })} />
      <Field label={t('to')} type="datetime-local" value={draft.to} onChange={to => change({ to })} />
    </Fields>
  );
};
