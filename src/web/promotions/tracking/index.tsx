import { useTranslations } from 'use-intl';
import { Area, Field } from '../../kit/index.ts';
import type { FieldsProps, MechanismPanel } from '../panel.ts';
import { Fields } from '../parts/parts.tsx';
import { Period } from '../parts/period.tsx';
import { EMPTY_OPENING, type OpenDraft, postedOf } from './command.ts';
import { TrackingPanel } from './panel.tsx';
import { texts } from './texts/en.ts';

const OpenFields = ({ opens, draft, onChange: change }: FieldsProps<'tracking', OpenDraft>) => {
  const t = useTranslations('panels.tracking.form');
  return (
    <>
      <Period draft={draft} onChange={change} />
      {opens.hasCredits && (
        <Fields>
          <Field
            label={t('credits')}
            type="number"
            value={draft.creditsPerSwipe}
            onChange={creditsPerSwipe => change({ creditsPerSwipe })}
          />
          <Area
            label={t('prizes')}
            value={draft.prizes}
            onChange={prizes => change({ prizes })}
            how={'Lunch for one = 30 = $15\n$20 = 200'}
          />
        </Fields>
      )}
    </>
  );
};

/** Club cards earn by play. */
export const tracking: MechanismPanel<'tracking', typeof texts, OpenDraft> = {
  mechanism: 'tracking',
  panel: TrackingPanel,
  openForm: { draft: EMPTY_OPENING, fields: OpenFields, posted: postedOf },
  texts: {
    en: texts,
    es: async () => (await import('./texts/es.ts')).texts,
    vi: async () => (await import('./texts/vi.ts')).texts,
    'zh-Hans': async () => (await import('./texts/zh-hans.ts')).texts,
    'zh-Hant': async () => (await import('./texts/zh-hant.ts')).texts,
  },
};
