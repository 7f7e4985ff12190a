import { useTranslations } from 'use-intl';
import { Area, Field } from '../../kit/index.ts';
import type { FieldsProps, MechanismPanel } from '../panel.ts';
import { Fields } from '../parts/parts.tsx';
import { EMPTY_OPENING, type OpenDraft, postedOf } from './command.ts';
import { CouponPanel } from './panel.tsx';
import { texts } from './texts/en.ts';

const MOMENTS = ['sellsFrom', 'sellsTo', 'playsFrom', 'playsTo'] as const;

const OpenFields = ({ draft, onChange: change }: FieldsProps<'instrument', OpenDraft>) => {
  const t = useTranslations('panels.instrument.form');
  return (
    <Fields>
      <Area
        label={t('playGames')}
        value={draft.playGames}
        onChange={playGames => change({ playGames })}
        how="ez-baccarat"
      />
      {MOMENTS.map(moment => (
        <Field
          key={moment}
          label={t(moment)}
          type="datetime-local"
          value={draft[moment]}
          onChange={text => change({ [moment]: text })}
        />
      ))}
    </Fields>
  );
};

/** Coupons and promotional chips. */
export const instrument: MechanismPanel<'instrument', typeof texts, OpenDraft> = {
  mechanism: 'instrument',
  panel: CouponPanel,
  openForm: { draft: EMPTY_OPENING, fields: OpenFields, posted: postedOf },
  texts: {
    en: texts,
    es: async () => (await import('./texts/es.ts')).texts,
    vi: async () => (await import('./texts/vi.ts')).texts,
    'zh-Hans': async () => (await import('./texts/zh-hans.ts')).texts,
    'zh-Hant': async () => (await import('./texts/zh-hant.ts')).texts,
  },
};
