import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { RequestView } from '#core/views';
import {
  ActKey,
  FactList,
  Field,
  Keys,
  RequestFacts,
  Section,
  Soft,
  useHouseTime,
  useNameOf,
  useOwnFeed,
  useRequestWords,
  useStation,
  useView,
} from '../kit/index.ts';
import { type PageProps, useAct, useCount, useRead, WHOLE, Why } from './parts.tsx';
import { WaitingSettings } from './waiting-settings.tsx';

/** What waits for somebody here: what another person has asked for, and what the house still needs. */
export const Today = ({ onDone }: PageProps) => {
  const t = useTranslations('office.today');
  const { feed } = useStation();
  const requests = Object.values(useView(feed, 'requests') ?? {});
  return (
    <>
      <Section title={t('requests')}>
        {requests.length === 0 && <Soft>{t('noRequests')}</Soft>}
        {requests.map(request => (
          <Request key={request.request} request={request} onDone={onDone} />
        ))}
      </Section>
      <WaitingSettings />
      <Duties />
      <Open />
      <Machine />
    </>
  );
};

const Request = ({ request: { request, command, by, until }, onDone }: PageProps & { request: RequestView }) => {
  const t = useTranslations('office.today');
  const whatOf = useRequestWords();
  const nameOf = useNameOf();
  const { me } = useStation();
  const { moment } = useHouseTime();
  const [reason, setReason] = useState<string>();
  const { press, isPending, why } = useAct();
  const isOwn = me.person?.id === by.id;
  return (
    <article aria-label={t('request', { request: String(request) })}>
      <p>{t('asks', { name: nameOf(by.id), what: whatOf(command) })}</p>
      <RequestFacts command={command} />
      <Soft>{t('until', { date: moment(until) })}</Soft>
      <Keys>
        {!isOwn && (
          <ActKey
            tone="main"
            isPending={isPending}
            onPress={() => press({ type: 'GiveSecond', request }, () => onDone(t('given')))}
          >
            {t('give')}
          </ActKey>
        )}
        {reason === undefined && (
          <ActKey tone="danger" onPress={() => setReason('')}>
            {isOwn ? t('takeBack') : t('decline')}
          </ActKey>
        )}
      </Keys>
      {reason !== undefined && (
        <>
          <Field label={t('reason')} value={reason} onChange={setReason} />
          <ActKey
            tone="danger"
            isOff={reason.trim() === ''}
            onPress={() =>
              press({ type: 'DeclineSecond', request, reason: reason.trim() }, () => onDone(t('declined')))
            }
          >
            {isOwn ? t('takeBack') : t('decline')}
          </ActKey>
        </>
      )}
      <Why why={why} />
    </article>
  );
};

/** What somebody has to see to, by when. */
const Duties = () => {
  const t = useTranslations('office.today');
  const { day } = useHouseTime();
  const people = useRead('people').value;
  const gaming = useRead('day', WHOLE).value?.day;
  return (
    <Section title={t('duties')}>
      <FactList
        of={[
          [t('dayToClose'), gaming === undefined ? t('noDay') : day(gaming)],
          [t('boxes'), useCount('drops', ({ counted }) => counted === undefined)],
          [t('alarms'), useCount('alarms', () => true)],
          people?.alarm !== undefined && [t('wrongPins'), people.alarm.failures, 'main'],
          people?.reviewDueBy !== undefined && [t('review'), day(people.reviewDueBy.slice(0, 10))],
        ]}
      />
    </Section>
  );
};

const GB = 1_000_000_000;

/** Whether the machine keeps what the house writes. OPH-10 */
const Machine = () => {
  const t = useTranslations('office.today');
  const { when } = useHouseTime();
  const { value } = useRead('machine', WHOLE);
  if (value === undefined) return null;
  const { version, program, changedFiles, disk, backup, anchorAgeSeconds, eventsNotCopied, head } = value;
  const elsewhere = [
    anchorAgeSeconds !== undefined && t('anchored', { minutes: Math.round(anchorAgeSeconds / 60) }),
    eventsNotCopied !== undefined && t('notCopied', { count: eventsNotCopied }),
  ].filter(words => words !== false);
  return (
    <Section title={t('machine')}>
      <FactList
        of={[
          [
            t('backup'),
            backup === undefined ? t('noBackup') : t('backedUp', { when: when(backup.at), count: head - backup.seq }),
            backup === undefined ? 'main' : undefined,
          ],
          disk && [t('disk'), t(disk.isLow ? 'diskLow' : 'diskFree', { gigabytes: Math.floor(disk.freeBytes / GB) })],
          [t('elsewhere'), elsewhere.length === 0 ? t('nowhereElse') : elsewhere.join(' · ')],
          [t('version'), version],
          program !== undefined && [t('program'), program.slice(0, 16)],
          changedFiles.length > 0 && [t('changedFiles'), changedFiles.join(', '), 'main'],
        ]}
      />
    </Section>
  );
};

const Open = () => {
  const t = useTranslations('office.today');
  const feed = useOwnFeed(['service']);
  const out = useView(feed, 'service')?.['house']?.outOfService;
  return (
    <Section title={t('house')}>
      <FactList
        of={[
          [t('service'), out ?? t('inService')],
          [t('tables'), useCount('tables', ({ openedAt }) => openedAt !== undefined)],
          [t('waiting'), useCount('calls', () => true)],
          [t('prizes'), useCount('awards', ({ claim }) => claim.state === 'payable')],
        ]}
      />
    </Section>
  );
};
