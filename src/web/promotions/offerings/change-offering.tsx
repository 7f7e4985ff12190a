import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ReadAnswers } from '#api';
import { type Activity, objections } from '#core/rulebook';
import { draftOf, type OfferingDraft, offeringIn, stillMissing } from '#entry/offering';
import { ActKey, Keys, Refused, Section, useSaid } from '../../kit/index.ts';
import { OfferingForm, OfferingPreview, OfferingSpeech, OfferingWhatIf, StillMissing } from '../../offering/index.ts';
import { useAnswer, useUnreadable } from '../parts/hooks.ts';
import { Recorded } from '../parts/recorded.tsx';
import { useFacts } from './facts.ts';

/** While it does not run two people may change what was posted, as far as the approval goes. REG-M6 */
export const ChangeOffering = ({ activity }: { activity: string }) => {
  const t = useTranslations('promotions.offering');
  const [isOpen, setOpen] = useState(false);
  const asked = isOpen ? { activity } : undefined;
  const [rule, offered] = [useAnswer('activity', asked), useAnswer('offering', asked)];
  if (!isOpen) {
    return (
      <Keys>
        <ActKey onPress={() => setOpen(true)}>{t('changeOpen')}</ActKey>
      </Keys>
    );
  }
  return (
    <Section title={t('change')}>
      <Refused why={rule.why || offered.why} />
      {rule.found !== undefined && offered.found !== undefined && (
        <OfferingSpeech>
          <ChangeForm activity={rule.found} offered={offered.found} />
        </OfferingSpeech>
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
  return (
    <>
      <OfferingForm activity={activity} draft={draft} onChange={setDraft} />
      <StillMissing of={stillMissing(activity, read)} />
      {read.ok && <OfferingPreview activity={activity} offering={read.value} />}
      {read.ok && <OfferingWhatIf activity={activity} offering={read.value} />}
      <Recorded
        command={read.ok ? { type: 'ChangeOffering', activity: activity.id, offering: read.value } : undefined}
        objection={read.ok ? objections(activity, read.value).map(say).join(' ') : ''}
        unreadable={useUnreadable(read)}
        label={t('changeAction', { name: activity.name })}
        tone="plain"
        title={t('change')}
        facts={useFacts(activity, draft)}
      />
    </>
  );
};
