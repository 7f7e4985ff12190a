import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Activity, missingForStart, wholeOffering } from '#core/rulebook';
import type { OfferingView } from '#core/views';
import { Choose, Field, Refused, Soft, useSaid } from '../../kit/index.ts';
import { BackKey } from '../desk/back-key.tsx';
import type { Go } from '../desk/place.ts';
import styles from '../parts/detail.module.css';
import { useAnswer, useUnreadable } from '../parts/hooks.ts';
import { numbersIn } from '../parts/lines.ts';
import { Fields } from '../parts/parts.tsx';
import { Recorded } from '../parts/recorded.tsx';
import { OfferingFields } from './offering-fields.tsx';
import { draftOf, type OfferingDraft, objectionsTo, offeringIn } from './offering-form.ts';

type NewOfferingProps = { readonly offerings: readonly OfferingView[]; readonly onGo: Go };

/** Hands called at the tables and tournaments are offered elsewhere. */
const ELSEWHERE = ['bonus-hand', 'bad-beat', 'tournament'];

/** An approved activity is chosen and announced within what its approval allows. HSE-4, RBK-11 */
export const NewOffering = ({ offerings, onGo }: NewOfferingProps) => {
  const t = useTranslations('promotions.offering');
  const { found, why } = useAnswer('rulebook', { limit: 1_000 });
  const [chosen, setChosen] = useState('');
  const taken = offerings.filter(({ state }) => state !== 'ended').map(({ activity }) => activity);
  const free = (found?.rows ?? [])
    .filter(({ id, mechanism }) => !taken.includes(id) && !ELSEWHERE.includes(mechanism))
    .toSorted((a, b) => a.name.localeCompare(b.name));
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
          value={chosen}
          options={[['', t('choose')], ...free.map(({ id, name }) => [id, name] as const)]}
          onChange={setChosen}
        />
      )}
      {chosen !== '' && (
        <Announcing key={chosen} id={chosen} onDone={() => onGo({ type: 'offering', activity: chosen })} />
      )}
    </article>
  );
};

const Announcing = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const { found, why } = useAnswer('activity', { activity: id });
  return found === undefined ? <Refused why={why} /> : <AnnounceForm activity={found} onDone={onDone} />;
};

const AnnounceForm = ({ activity, onDone }: { activity: Activity; onDone: () => void }) => {
  const t = useTranslations('promotions');
  const say = useSaid();
  // When it runs is chosen by somebody, never by the form.
  const { times: _, ...ground } = wholeOffering(activity);
  const [draft, setDraft] = useState<OfferingDraft>(() => draftOf(activity, ground, 'all'));
  const read = offeringIn(activity, ground, draft);
  const missing = read.ok ? missingForStart(activity, read.value) : [];
  const tables = draft.tables.trim() === '' ? 'all' : [...numbersIn(draft.tables)];
  return (
    <>
      <p lang="en">{activity.summary}</p>
      <OfferingFields activity={activity} draft={draft} onChange={setDraft} />
      <Fields>
        <Field
          label={t('offering.tables')}
          value={draft.tables}
          onChange={tables => setDraft({ ...draft, tables })}
          how={t('offering.everywhere')}
        />
      </Fields>
      {missing.length > 0 && (
        <p>
          {t('offering.missing')} {missing.map(say).join('; ')}
        </p>
      )}
      <Recorded
        command={read.ok ? { type: 'AnnounceOffering', offering: read.value, tables } : undefined}
        objection={read.ok ? objectionsTo(activity, read.value, say) : ''}
        unreadable={useUnreadable(read)}
        label={t('offering.announce', { name: activity.name })}
        onDone={onDone}
      />
    </>
  );
};
