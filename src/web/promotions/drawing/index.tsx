import { useTranslations } from 'use-intl';
import { Check, Field, Keys } from '../../kit/index.ts';
import type { FieldsProps, MechanismPanel } from '../panel.ts';
import { Fields } from '../parts/parts.tsx';
import { EMPTY_OPENING, type OpenDraft, postedOf, waitsIn } from './command.ts';
import { DrawingPanel } from './panel.tsx';
import { texts } from './texts/en.ts';

const OpenFields = ({ opens, draft, onChange: change }: FieldsProps<'drawing', OpenDraft>) => {
  const t = useTranslations('panels.drawing.form');
  return (
    <>
      <Fields>
        <Field
          label={t('startedOn')}
          type="date"
          value={draft.startedOn}
          onChange={startedOn => change({ startedOn })}
        />
        {opens.mayBeThing && <Field label={t('thing')} value={draft.thing} onChange={thing => change({ thing })} />}
      </Fields>
      <Keys>
        {!opens.isAlwaysByComputer && (
          <Check label={t('byComputer')} isOn={draft.byComputer} onChange={byComputer => change({ byComputer })} />
        )}
        {opens.isDrumAsPosted && (
          <Check label={t('keepsDrum')} isOn={draft.keepsDrum} onChange={keepsDrum => change({ keepsDrum })} />
        )}
      </Keys>
    </>
  );
};

/** Tickets in a drum. */
export const drawing: MechanismPanel<'drawing', typeof texts, OpenDraft> = {
  mechanism: 'drawing',
  panel: DrawingPanel,
  openForm: { draft: EMPTY_OPENING, fields: OpenFields, posted: postedOf },
  texts: {
    en: texts,
    es: async () => (await import('./texts/es.ts')).texts,
    vi: async () => (await import('./texts/vi.ts')).texts,
    'zh-Hans': async () => (await import('./texts/zh-hans.ts')).texts,
    'zh-Hant': async () => (await import('./texts/zh-hant.ts')).texts,
  },
  waits: waitsIn,
  entries: ({ entries }) => entries,
};
