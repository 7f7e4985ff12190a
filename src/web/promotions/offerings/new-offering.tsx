import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Activity, emptyOffering, objections } from '#core/rulebook';
import type { OfferingView } from '#core/views';
import { draftOf, emptyDraft, type OfferingDraft, offeringIn, stillMissing, tablesIn } from '#entry/offering';
import { ActKey, Choose, Keys, Refused, Soft, useKept, useSaid } from '../../kit/index.ts';
import { OfferingForm, OfferingPreview, OfferingSpeech, OfferingWhatIf, StillMissing } from '../../offering/index.ts';
import { BackKey } from '../desk/back-key.tsx';
import type { Go } from '../desk/place.ts';
import styles from '../parts/detail.module.css';
import { useAnswer, useUnreadable } from '../parts/hooks.ts';
import { Recorded } from '../parts/recorded.tsx';
import { useFacts } from './facts.ts';

export type NewOfferingProps = { readonly offerings: readonly OfferingView[]; readonly onGo: Go };

/** An approved activity is chosen and announced within what its approval allows. HSE-4, RBK-11 */
export const NewOffering = ({ offerings, onGo }: NewOfferingProps) => {
  const t = useTranslations('promotions.offering');
  const { found, why } = useAnswer('rulebook', { limit: 1_000 });
  const [chosen, setChosen] = useKept('promotions-new-offering', '');
  const taken = offerings.filter(({ state }) => state !== 'ended').map(({ activity }) => activity);
  const free = (found?.rows ?? [])
    .filter(({ id }) => !taken.includes(id))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const isFree = free.some(({ id }) => id === chosen);
  // The form stays until it has seen that the second person has approved.
  const [begun, setBegun] = useState('');
  useEffect(() => {
    if (isFree) setBegun(chosen);
  }, [isFree, chosen]);
  const wasOffered = offerings.some(({ activity }) => activity === chosen);
  const done = () => {
    setChosen('');
    onGo({ type: 'offering', activity: chosen });
  };
  return (
    <article className={styles.opened}>
      <BackKey onGo={onGo} />
      <header className={styles.head}>
        <h2>{t('newTitle')}</h2>
        <p>{t('newHow')}</p>
      </header>
      <Refused why={why} />
      {found !== undefined && free.length === 0 && <Soft>{t('allOffered')}</Soft>}
      {free.length > 0 && (
        <Choose
          label={t('activity')}
          lang="en"
          value={isFree ? chosen : ''}
          options={[['', t('choose')], ...free.map(({ id, name }) => [id, name] as const)]}
          onChange={setChosen}
        />
      )}
      {(isFree || (begun !== '' && begun === chosen)) && (
        <Announcing key={chosen} id={chosen} wasOffered={wasOffered} isOffered={!isFree} onDone={done} />
      )}
    </article>
  );
};

type AnnouncingProps = {
  readonly id: string;
  readonly wasOffered: boolean;
  /** Two people have posted it. */
  readonly isOffered: boolean;
  readonly onDone: () => void;
};

const Announcing = ({ id, wasOffered, isOffered, onDone }: AnnouncingProps) => {
  const { found, why } = useAnswer('activity', { activity: id });
  const before = useAnswer('offering', wasOffered ? { activity: id } : undefined).found;
  if (found === undefined) return <Refused why={why} />;
  const earlier = before && draftOf(found, before.offering, before.tables);
  return (
    <OfferingSpeech>
      <AnnounceForm activity={found} earlier={earlier} isOffered={isOffered} onDone={onDone} />
    </OfferingSpeech>
  );
};

type AnnounceProps = {
  readonly activity: Activity;
  /** As it was offered the last time. */
  readonly earlier: OfferingDraft | undefined;
  readonly isOffered: boolean;
  readonly onDone: () => void;
};

const AnnounceForm = ({ activity, earlier, isOffered, onDone }: AnnounceProps) => {
  const t = useTranslations('promotions.offering');
  const say = useSaid();
  const [draft, setDraft, forget] = useKept<OfferingDraft>(`promotions-draft-${activity.id}`, emptyDraft(activity));
  const [isCopied, setCopied] = useState(false);
  const read = offeringIn(activity, emptyOffering(activity), draft);
  const tables = tablesIn(draft);
  const isRead = read.ok && tables.ok;
  useEffect(() => {
    if (!isOffered) return;
    forget();
    onDone();
  });
  return (
    <>
      <p lang="en">{activity.summary}</p>
      {earlier !== undefined && !isCopied && (
        <Keys>
          <ActKey
            onPress={() => {
              setDraft(earlier);
              setCopied(true);
            }}
          >
            {t('copy')}
          </ActKey>
        </Keys>
      )}
      <OfferingForm activity={activity} draft={draft} hasTables onChange={setDraft} />
      <StillMissing of={stillMissing(activity, read)} />
      {read.ok && <OfferingPreview activity={activity} offering={read.value} />}
      {read.ok && <OfferingWhatIf activity={activity} offering={read.value} />}
      <Recorded
        command={isRead ? { type: 'AnnounceOffering', offering: read.value, tables: tables.value } : undefined}
        isForeseen
        objection={read.ok ? objections(activity, read.value).map(say).join(' ') : ''}
        unreadable={useUnreadable(read.ok ? tables : read)}
        label={t('announce', { name: activity.name })}
        facts={useFacts(activity, draft)}
      />
    </>
  );
};
