import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paper } from '#api';
import { departmentWord, lockWord, roleWord } from '#core/people';
import { ActKey, Keys, Refused, saveAs, useFetched, useHouseTime, useList, useSaid, useStation } from '../kit/index.ts';
import { AccessReview } from './access-review.tsx';
import { Hire } from './hire.tsx';
import { OfficeTable, type PageProps, type Staff, useRead, Why } from './parts.tsx';
import { PersonSheet } from './person.tsx';
import { SignedOn, SignOnAlarm } from './signed-on.tsx';
import { Winners } from './winners.tsx';

/** Everybody who works here: hired, their roles, locked, and looked through every quarter. PPL-1, REG-A1 */
export const People = ({ onDone }: PageProps) => {
  const t = useTranslations('office.people');
  const { value, why, again } = useRead('people');
  const { when } = useHouseTime();
  const [open, setOpen] = useState<string>();
  const [isHiring, setHiring] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const { day } = useHouseTime();
  const staff = value?.rows ?? [];
  const dueBy = value?.reviewDueBy;
  const { alarm, recovered } = value ?? {};
  const nameOf = (id: string) => staff.find(({ person }) => person === id)?.name ?? id;
  const alarmed =
    (recovered && t('recovered', { name: nameOf(recovered.person), when: when(recovered.at) })) ??
    (alarm && t('alarm', { failures: alarm.failures, station: alarm.station, when: when(alarm.at) }));
  const chosen = staff.find(({ person }) => person === open);
  const done = (words: string) => {
    setOpen(undefined);
    setHiring(false);
    setReviewing(false);
    again();
    onDone(words);
  };
  if (isHiring)
    return <Hire taken={staff.map(({ person }) => person)} onClose={() => setHiring(false)} onDone={done} />;
  if (isReviewing) {
    const reviewedAt = value?.reviewedAt;
    return <AccessReview {...{ staff, reviewedAt, dueBy }} onClose={() => setReviewing(false)} onDone={done} />;
  }
  return (
    <>
      <Keys>
        <ActKey tone="main" onPress={() => setHiring(true)}>
          {t('hire')}
        </ActKey>
        <ActKey
          onPress={() => setReviewing(true)}
          note={dueBy === undefined ? undefined : t('reviewDue', { day: day(dueBy.slice(0, 10)) })}
        >
          {t('reviewOpen')}
        </ActKey>
        <BadgesKey />
      </Keys>
      <Why why={why} />
      {alarmed !== undefined && <SignOnAlarm words={alarmed} onDone={done} />}
      <StaffTable staff={staff} onOpen={setOpen} />
      <SignedOn staff={staff} onDone={onDone} />
      <Winners onDone={onDone} />
      {chosen !== undefined && <PersonSheet staff={chosen} onClose={() => setOpen(undefined)} onDone={done} />}
    </>
  );
};

const StaffTable = ({ staff, onOpen }: { staff: readonly Staff[]; onOpen: (person: string) => void }) => {
  const t = useTranslations('office.people');
  const { when } = useHouseTime();
  const [said, list] = [useSaid(), useList()];
  return (
    <OfficeTable
      empty={t('none')}
      caption={t('title')}
      rows={staff}
      keyOf={({ person }) => person}
      columns={[
        [t('name'), ({ person, name = person }) => name, 'name'],
        [t('id'), ({ person }) => person],
        [t('department'), ({ department }) => said(departmentWord(department))],
        [t('roles'), ({ roles }) => list(roles.map(role => said(roleWord(role))))],
        [
          t('state'),
          ({ locked }) => (locked === undefined ? t('works') : t('locked', { why: said(lockWord(locked.reason)) })),
        ],
        [t('lastOn'), ({ signedOnAt }) => (signedOnAt === undefined ? t('never') : when(signedOnAt)), 'when'],
        ['', ({ person, name = person }) => <ActKey onPress={() => onOpen(person)}>{t('open', { name })}</ActKey>],
      ]}
    />
  );
};

/** Badges of everybody who works here, to print and cut apart. OPH-14 */
const BadgesKey = () => {
  const t = useTranslations('office.people');
  const { line } = useStation();
  const { fetched, why } = useFetched();
  const show = async () => {
    const sheet = await fetched(paper(line, 'badges', { form: 'pdf', size: 'letter' }));
    if (sheet !== undefined) saveAs(sheet, 'badges.pdf');
  };
  return (
    <>
      <ActKey onPress={() => void show()}>{t('badges')}</ActKey>
      <Refused why={why} />
    </>
  );
};
