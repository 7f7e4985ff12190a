import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ClubRecord } from '#api';
import { EXCLUSIONS, type ExclusionKind } from '#core/people';
import {
  Body,
  Choice,
  calendarDayAt,
  endOfDay,
  Fact,
  Facts,
  Field,
  HoldKey,
  Refused,
  SecondSheet,
  Sheet,
  Soft,
  useActing,
  useHouseTime,
  useStation,
} from '../kit/index.ts';
import type { MemberFacts } from './use-member.ts';

type ExcludeSheetProps = {
  readonly record: ClubRecord;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

/** One person keeps somebody out, at once; it never ends by itself. CLB-5, CLB-6 */
export const ExcludeSheet = ({ record: { member, name }, onClose, onDone }: ExcludeSheetProps) => {
  const t = useTranslations('club.exclude');
  const { me, feed } = useStation();
  const time = useHouseTime();
  const offline = useTranslations('club')('offline');
  const { act, why } = useActing(offline);
  const [kind, setKind] = useState<ExclusionKind | ''>('');
  const [day, setDay] = useState('');
  const exclude = async (chosen: ExclusionKind) => {
    const until = day === '' ? {} : { until: endOfDay(day, me.zone) };
    const done = await act({ type: 'ExcludeMember', member, kind: chosen, ...until });
    if (done !== undefined) onDone(t('done', { name }));
  };
  return (
    <Sheet title={t('title')} isOpen isWide onClose={onClose}>
      <Body>
        <Choice
          label={t('kind')}
          value={kind}
          options={EXCLUSIONS.map(one => [one, t(`kinds.${one}`)])}
          onChange={setKind}
        />
        <Field label={t('until')} type="date" value={day} min={calendarDayAt(feed.now(), me.zone)} onChange={setDay} />
        <Soft>{day === '' ? t('noEnd') : time.day(day)}</Soft>
        <p>{t('how')}</p>
        <Refused why={why} />
        {kind !== '' && <HoldKey onHeld={() => void exclude(kind)}>{t('key', { name })}</HoldKey>}
      </Body>
    </Sheet>
  );
};

type LiftSheetProps = { readonly record: ClubRecord; readonly facts: MemberFacts; readonly onClose: () => void };

/** Two people, and never before its time. CLB-6 */
export const LiftSheet = ({ record: { name }, facts: { state, names }, onClose }: LiftSheetProps) => {
  const t = useTranslations('club.exclude');
  const time = useHouseTime();
  const { member, excluded } = state;
  if (excluded === undefined) return null;
  const { kind, at, by, until } = excluded;
  return (
    <SecondSheet
      title={t('lift')}
      command={{ type: 'LiftExclusion', member }}
      action={t('liftKey', { name })}
      onClose={onClose}
      review={
        <>
          <Facts>
            <Fact label={t('kind')}>{t(`kinds.${kind}`)}</Fact>
            <Fact label={t('since')}>{time.moment(at)}</Fact>
            <Fact label={t('until')}>{until === undefined ? t('noEnd') : time.moment(until)}</Fact>
            <Fact label={t('by')}>{names[by] ?? by}</Fact>
          </Facts>
          <p>{t('liftHow')}</p>
        </>
      }
    />
  );
};
