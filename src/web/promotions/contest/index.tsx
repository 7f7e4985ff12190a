import { useTranslations } from 'use-intl';
import { Area, Field } from '../../kit/index.ts';
import type { FieldsProps, MechanismPanel } from '../panel.ts';
import { Fields } from '../parts/parts.tsx';
import { EMPTY_OPENING, type OpenDraft, postedOf } from './command.ts';
import { ContestPanel } from './panel.tsx';
import { texts } from './texts/en.ts';

const OpenFields = ({ opens, draft, onChange: change }: FieldsProps<'contest', OpenDraft>) => {
  const t = useTranslations('panels.contest.form');
  return (
    <Fields>
      {opens.hasGames && (
        <Area label={t('games')} value={draft.games} onChange={games => change({ games })} how="Raiders at Chiefs" />
      )}
      {opens.hasDeadline && (
        <Field label={t('deadline')} type="datetime-local" value={draft.to} onChange={to => change({ to })} />
      )}
      {opens.things.length > 0 && (
        <Area
          label={t('things')}
          value={draft.things}
          onChange={things => change({ things })}
          how={`${opens.things[0]} = pickup truck`}
        />
      )}
    </Fields>
  );
};

/** Picks and points. */
export const contest: MechanismPanel<'contest', typeof texts, OpenDraft> = {
  mechanism: 'contest',
  panel: ContestPanel,
  openForm: { draft: EMPTY_OPENING, fields: OpenFields, posted: postedOf },
  texts: {
    en: texts,
    es: async () => (await import('./texts/es.ts')).texts,
    vi: async () => (await import('./texts/vi.ts')).texts,
    'zh-Hans': async () => (await import('./texts/zh-hans.ts')).texts,
    'zh-Hant': async () => (await import('./texts/zh-hant.ts')).texts,
  },
  isSettled: ({ desk }) => desk.type === 'contest' && desk.result !== undefined,
};
