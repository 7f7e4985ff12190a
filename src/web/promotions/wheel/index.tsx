import { useTranslations } from 'use-intl';
import { Area, Check, Field, Keys } from '../../kit/index.ts';
import type { FieldsProps, MechanismPanel } from '../panel.ts';
import { Fields } from '../parts/parts.tsx';
import { EMPTY_OPENING, type OpenDraft, postedOf, waitsIn } from './command.ts';
import { WheelPanel } from './panel.tsx';
import { texts } from './texts/en.ts';

const OpenFields = ({ opens, draft, onChange: change }: FieldsProps<'wheel', OpenDraft>) => {
  const t = useTranslations('panels.wheel.form');
  return (
    <>
      <Fields>
        <Area
          label={t('spots')}
          value={draft.spots}
          rows={8}
          onChange={spots => change({ spots })}
          how={`8 x $50\n4 x $100${opens.hasGoods ? '\ncap = 25' : ''}${opens.hasDouble ? '\ndouble' : ''}`}
        />
        {opens.hasDouble && (
          <Field label={t('jackpot')} value={draft.jackpot} onChange={jackpot => change({ jackpot })} how="$1,000" />
        )}
        {opens.hasGuarantee && (
          <Field label={t('guarantee')} value={draft.guarantee} onChange={guarantee => change({ guarantee })} />
        )}
      </Fields>
      <Keys>
        <Check label={t('spunByComputer')} isOn={draft.byComputer} onChange={byComputer => change({ byComputer })} />
      </Keys>
    </>
  );
};

/** A wheel of prizes. */
export const wheel: MechanismPanel<'wheel', typeof texts, OpenDraft> = {
  mechanism: 'wheel',
  panel: WheelPanel,
  openForm: { draft: EMPTY_OPENING, fields: OpenFields, posted: postedOf },
  texts: {
    en: texts,
    es: async () => (await import('./texts/es.ts')).texts,
    vi: async () => (await import('./texts/vi.ts')).texts,
    'zh-Hans': async () => (await import('./texts/zh-hans.ts')).texts,
    'zh-Hant': async () => (await import('./texts/zh-hant.ts')).texts,
  },
  waits: waitsIn,
};
