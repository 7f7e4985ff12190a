import { useTranslations } from 'use-intl';
import { Field } from '../../kit/index.ts';
import type { FieldsProps, MechanismPanel } from '../panel.ts';
import { EMPTY_OPENING, type OpenDraft, postedOf } from './command.ts';
import { SplashPanel } from './panel.tsx';
import { texts } from './texts/en.ts';

const OpenFields = ({ draft, onChange: change }: FieldsProps<'splash-pot', OpenDraft>) => {
  const t = useTranslations('panels.splash-pot.form');
  return (
    <Field label={t('splash')} value={draft.splash} onChange={splash => change({ splash })} how="$100 / cap = 25" />
  );
};

/** Something is put into the next pots of drawn poker tables. */
export const splashPot: MechanismPanel<'splash-pot', typeof texts, OpenDraft> = {
  mechanism: 'splash-pot',
  panel: SplashPanel,
  openForm: { draft: EMPTY_OPENING, fields: OpenFields, posted: postedOf },
  texts: {
    en: texts,
    es: async () => (await import('./texts/es.ts')).texts,
    vi: async () => (await import('./texts/vi.ts')).texts,
    'zh-Hans': async () => (await import('./texts/zh-hans.ts')).texts,
    'zh-Hant': async () => (await import('./texts/zh-hant.ts')).texts,
  },
};
