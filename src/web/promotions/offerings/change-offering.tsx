import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ReadAnswers } from '#api';
import type { Activity } from '#core/rulebook';
import { Refused, Section, useSaid } from '../../kit/index.ts';
import { useAnswer, useUnreadable } from '../parts/hooks.ts';
import { Recorded } from '../parts/recorded.tsx';
import { OfferingFields } from './offering-fields.tsx';
import { draftOf, fieldsOf, type OfferingDraft, objectionsTo, offeringIn } from './offering-form.ts';

/** While it is paused two people may change what was posted, as far as the approval goes. REG-M6 */
export const ChangeOffering = ({ activity }: { activity: string }) => {
  const t = useTranslations('promotions.offering');
  const [rule, offered] = [useAnswer('activity', { activity }), useAnswer('offering', { activity })];
  return (
    <Section title={t('change')}>
      <Refused why={rule.why || offered.why} />
      {rule.found !== undefined && offered.found !== undefined && (
        <ChangeForm activity={rule.found} offered={offered.found} />
      )}
    </Section>
  );
};

type ChangeFormProps = { readonly activity: Activity; readonly offered: ReadAnswers['offering'] };

const ChangeForm = ({ activity, offered }: ChangeFormProps) => {
  const t = useTranslations('promotions.offering');
  const say = useSaid();
  const [draft, setDraft] = useState<OfferingDraft>(() => draftOf(activity, offered.offering, offered.tables));
  const read = offeringIn(activity, offered.offering, draft);
  const action = t('changeAction', { name: activity.name });
  return (
    <>
      <OfferingFields activity={activity} draft={draft} onChange={setDraft} />
      <Recorded
        command={read.ok ? { type: 'ChangeOffering', activity: activity.id, offering: read.value } : undefined}
        objection={read.ok ? objectionsTo(activity, read.value, say) : ''}
        unreadable={useUnreadable(read)}
        label={action}
        tone="plain"
        title={t('change')}
        facts={fieldsOf(activity, draft).map(({ part, key, label }) => [label, draft[part][key]])}
      />
    </>
  );
};
