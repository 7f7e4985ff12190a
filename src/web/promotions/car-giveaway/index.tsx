import { useTranslations } from 'use-intl';
import { Field } from '../../kit/index.ts';
import type { FieldsProps, MechanismPanel } from '../panel.ts';
import { EMPTY_OPENING, type OpenDraft, postedOf } from './command.ts';
import { CarPanel } from './panel.tsx';
import { texts } from './texts/en.ts';

const OpenFields = ({ draft, onChange: change }: FieldsProps<'car-giveaway', OpenDraft>) => {
  const t = useTranslations('panels.car-giveaway.form');
  return <Field label={t('carValue')} value={draft.carValue} onChange={carValue => change({ carValue })} />;
};

/** What follows the drawing of a car. */
export const carGiveaway: MechanismPanel<'car-giveaway', typeof texts, OpenDraft> = {
  mechanism: 'car-giveaway',
  panel: CarPanel,
  openForm: { draft: EMPTY_OPENING, fields: OpenFields, posted: postedOf },
  texts: {
    en: texts,
    es: async () => (await import('./texts/es.ts')).texts,
    vi: async () => (await import('./texts/vi.ts')).texts,
    'zh-Hans': async () => (await import('./texts/zh-hans.ts')).texts,
    'zh-Hant': async () => (await import('./texts/zh-hant.ts')).texts,
  },
};
