import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ReadAnswers } from '#api';
import { type Activity, objections } from '#core/rulebook';
import { ActKey, Fact, Keys, Refused, Section, TwoPeople } from '../../kit/index.ts';
import { useAct, useAnswer, useUnreadable } from '../parts/hooks.ts';
import { OfferingFields } from './offering-fields.tsx';
import { draftOf, fieldsOf, type OfferingDraft, offeringIn } from './offering-form.ts';

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
  const t = useTranslations('promotions');
  const acting = useAct();
  const [draft, setDraft] = useState<OfferingDraft>(() => draftOf(activity, offered.offering, offered.tables));
  const read = offeringIn(activity, offered.offering, draft);
  const against = read.ok ? objections(activity, read.value).map(({ message }) => message) : [];
  const change = async () => {
    if (read.ok) await acting.act({ type: 'ChangeOffering', activity: activity.id, offering: read.value });
  };
  const action = t('offering.changeAction', { name: activity.name });
  return (
    <>
      <OfferingFields activity={activity} draft={draft} onChange={setDraft} />
      <Refused why={acting.why || against.join(' ')} own={useUnreadable(read)} />
      <Keys>
        <ActKey isPending={acting.isPending} isOff={!read.ok || against.length > 0} onPress={() => void change()}>
          {action}
        </ActKey>
      </Keys>
      <TwoPeople acting={acting} title={t('offering.change')} action={action}>
        {fieldsOf(activity, draft).map(({ part, key, label }) => (
          <Fact key={`${part}.${key}`} label={label}>
            {draft[part][key] ?? ''}
          </Fact>
        ))}
      </TwoPeople>
    </>
  );
};
