import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { departmentWord, lockWord, roleWord } from '#core/people';
import { ActKey, Keys, Soft, useHouseTime, useList, useSaid } from '../kit/index.ts';
import { Hire } from './hire.tsx';
import { OfficeTable, type PageProps, type Staff, useAct, useRead, Why } from './parts.tsx';
import { PersonSheet } from './person.tsx';
import { PinAlarm, SignedOn } from './signed-on.tsx';

/** Everybody who works here: hired, their roles, locked, and looked through every quarter. PPL-1, REG-A1 */
export const People = ({ onDone }: PageProps) => {
  const t = useTranslations('office.people');
  const { value, why, again } = useRead('people');
  const [open, setOpen] = useState<string>();
  const [isHiring, setHiring] = useState(false);
  const staff = value?.rows ?? [];
  const chosen = staff.find(({ person }) => person === open);
  const done = (words: string) => {
    setOpen(undefined);
    setHiring(false);
    again();
    onDone(words);
  };
  if (isHiring)
    return <Hire taken={staff.map(({ person }) => person)} onClose={() => setHiring(false)} onDone={done} />;
  return (
    <>
      <Keys>
        <ActKey tone="main" onPress={() => setHiring(true)}>
          {t('hire')}
        </ActKey>
        <ReviewKey dueBy={value?.reviewDueBy} onDone={done} />
      </Keys>
      <Why why={why} />
      {value?.alarm !== undefined && <PinAlarm alarm={value.alarm} onDone={done} />}
      <StaffTable staff={staff} onOpen={setOpen} />
      <SignedOn staff={staff} onDone={onDone} />
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

/** Compliance has gone through everybody's roles. */
const ReviewKey = ({ dueBy, onDone }: { dueBy: string | undefined; onDone: (words: string) => void }) => {
  const t = useTranslations('office.people');
  const { day } = useHouseTime();
  const { press, isPending, why } = useAct();
  return (
    <>
      <ActKey
        isPending={isPending}
        onPress={() => press({ type: 'ReviewAccess' }, () => onDone(t('reviewed')))}
        note={dueBy === undefined ? undefined : t('reviewDue', { day: day(dueBy.slice(0, 10)) })}
      >
        {t('review')}
      </ActKey>
      {why !== '' && <Soft role="status">{why}</Soft>}
    </>
  );
};
