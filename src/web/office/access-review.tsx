import { useTranslations } from 'use-intl';
import { conflictIn, departmentWord, governs, lockWord, roleWord } from '#core/people';
import { ActKey, FactList, Keys, Soft, useHouseTime, useList, useSaid } from '../kit/index.ts';
import { OfficeTable, type Staff, useAct, Why } from './parts.tsx';

type ReviewProps = {
  readonly staff: readonly Staff[];
  readonly reviewedAt: string | undefined;
  readonly dueBy: string | undefined;
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

/** Who may sign on and hasn't for so long may have left. */
const LONG_AGO_MS = 90 * 24 * 60 * 60 * 1_000;

/** Everybody with roles, state and last sign-on, what to look at first; then that somebody went through it. PPL-10 */
export const AccessReview = ({ staff, reviewedAt, dueBy, onClose, onDone }: ReviewProps) => {
  const t = useTranslations('office.people');
  const { when, day } = useHouseTime();
  const [said, list] = [useSaid(), useList()];
  const notesOf = useNotes();
  const { press, isPending, why } = useAct();
  const rows = staff
    .map(one => ({ ...one, notes: notesOf(one) }))
    .toSorted((one, other) => Number(other.notes.length > 0) - Number(one.notes.length > 0));
  return (
    <>
      <h3>{t('reviewTitle')}</h3>
      <FactList
        of={[
          [t('reviewLast'), reviewedAt === undefined ? t('never') : when(reviewedAt)],
          [t('reviewBy'), dueBy === undefined ? '–' : day(dueBy.slice(0, 10))],
          [t('reviewGoverning'), staff.filter(one => one.locked === undefined && governs(one)).length],
          [t('reviewToLook'), rows.filter(({ notes }) => notes.length > 0).length],
        ]}
      />
      <OfficeTable
        empty={t('none')}
        caption={t('reviewTitle')}
        rows={rows}
        keyOf={({ person }) => person}
        columns={[
          [t('name'), ({ person, name = person }) => name, 'name'],
          [t('department'), ({ department }) => said(departmentWord(department))],
          [t('roles'), ({ roles }) => list(roles.map(role => said(roleWord(role))))],
          [
            t('state'),
            ({ locked }) => (locked === undefined ? t('works') : t('locked', { why: said(lockWord(locked.reason)) })),
          ],
          [t('lastOn'), ({ signedOnAt }) => (signedOnAt === undefined ? t('never') : when(signedOnAt)), 'when'],
          [t('reviewNotes'), ({ notes }) => notes.map(note => <p key={note}>{note}</p>)],
        ]}
      />
      <Soft>{t('reviewHow')}</Soft>
      <Why why={why} />
      <Keys>
        <ActKey
          tone="main"
          isPending={isPending}
          onPress={() => press({ type: 'ReviewAccess' }, () => onDone(t('reviewed')))}
        >
          {t('review')}
        </ActKey>
        <ActKey onPress={() => print()}>{t('reviewPrint')}</ActKey>
        <ActKey onPress={onClose}>{t('back')}</ActKey>
      </Keys>
    </>
  );
};

/** What a reviewer looks at first. */
const useNotes = (): ((staff: Staff) => readonly string[]) => {
  const t = useTranslations('office.people');
  const said = useSaid();
  return ({ roles, locked, signedOnAt, engagedAt, pinIsOneTime }) => {
    if (locked !== undefined) return [];
    const both = conflictIn(roles);
    const last = Date.parse(signedOnAt ?? engagedAt);
    return [
      ...(both === undefined ? [] : [t('conflict', { one: said(roleWord(both[0])), other: said(roleWord(both[1])) })]),
      ...(Date.now() - last > LONG_AGO_MS ? [t('reviewAway')] : []),
      ...(pinIsOneTime === true ? [t('reviewOneTime')] : []),
    ];
  };
};
