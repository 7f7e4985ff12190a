import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EXCLUSIONS, type ExclusionKind } from '#core/people';
import {
  Choice,
  calendarDayAt,
  endOfDay,
  FactList,
  Field,
  HoldKey,
  SecondSheet,
  Soft,
  useActing,
  useHouseTime,
  useStation,
} from '../kit/index.ts';
import { DeskSheet, type SheetProps } from './desk-sheet.tsx';
import type { MemberFacts } from './use-member.ts';

/** One person excludes somebody, at once; it never ends by itself. CLB-5, CLB-6 */
export const ExcludeSheet = ({ record: { member, name }, onClose, onDone }: SheetProps) => {
  const t = useTranslations('club.exclude');
  const { me, feed } = useStation();
  const time = useHouseTime();
  const { act, why } = useActing(useTranslations('club')('offline'));
  const [kind, setKind] = useState<ExclusionKind | ''>('');
  const [day, setDay] = useState('');
  const exclude = async (chosen: ExclusionKind) => {
    const until = day === '' ? {} : { until: endOfDay(day, me.zone) };
    const done = await act({ type: 'ExcludeMember', member, kind: chosen, ...until });
    if (done !== undefined) onDone(t('done', { name }));
  };
  const key = kind !== '' && <HoldKey onHeld={() => void exclude(kind)}>{t('key', { name })}</HoldKey>;
  return (
    <DeskSheet title={t('title')} isWide why={why} keys={key} onClose={onClose}>
      <Choice
        label={t('kind')}
        value={kind}
        options={EXCLUSIONS.map(one => [one, t(`kinds.${one}`)])}
        onChange={setKind}
      />
      <Field label={t('until')} type="date" value={day} min={calendarDayAt(feed.now(), me.zone)} onChange={setDay} />
      <Soft>{day === '' ? t('noEnd') : time.day(day)}</Soft>
      <p>{t('how')}</p>
    </DeskSheet>
  );
};

/** Two people, and never before its time. CLB-6 */
export const LiftSheet = ({ record, facts, onClose }: SheetProps) => {
  const t = useTranslations('club.exclude');
  return (
    <SecondSheet
      title={t('lift')}
      command={{ type: 'LiftExclusion', member: facts.state.member }}
      action={t('liftKey', { name: record.name })}
      onClose={onClose}
      review={
        <>
          <ExclusionFacts facts={facts} />
          <p>{t('liftHow')}</p>
        </>
      }
    />
  );
};

/** Why somebody is excluded, since when, how long, and by whom. */
export const ExclusionFacts = ({ facts: { state, names } }: { facts: MemberFacts }) => {
  const t = useTranslations('club.exclude');
  const time = useHouseTime();
  if (state.excluded === undefined) return null;
  const { kind, at, by, until } = state.excluded;
  return (
    <FactList
      of={[
        [t('kind'), t(`kinds.${kind}`)],
        [t('since'), time.moment(at)],
        [t('until'), until === undefined ? t('noEnd') : time.moment(until)],
        [t('by'), names[by] ?? by],
      ]}
    />
  );
};
