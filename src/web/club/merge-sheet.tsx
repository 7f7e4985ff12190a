import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ClubRow } from '#api';
import { ActKey, FactList, Field, SecondSheet, useHouseTime, useMemberSearch } from '../kit/index.ts';
import { DeskSheet, type SheetProps } from './desk-sheet.tsx';
import { Results } from './finder.tsx';
import { Photo } from './identity.tsx';
import styles from './merge.module.css';
import { useFacts, useRecord } from './use-member.ts';
import { WhenKnown } from './when-known.tsx';

type Side = Pick<SheetProps, 'record' | 'facts'>;

/** The other record is found first; then both are side by side. CLB-4 */
export const MergeSheet = ({ record, facts, onClose }: SheetProps) => {
  const [other, setOther] = useState<string>();
  if (other === undefined) return <FindOther own={record.member} onFound={setOther} onClose={onClose} />;
  return <SideBySide one={{ record, facts }} other={other} onClose={onClose} />;
};

type FindOtherProps = {
  readonly own: string;
  readonly onFound: (member: string) => void;
  readonly onClose: () => void;
};

const FindOther = ({ own, onFound, onClose }: FindOtherProps) => {
  const t = useTranslations('club.merge');
  const [text, setText] = useState('');
  const [isSame, setSame] = useState(false);
  const search = useMemberSearch(text);
  const choose = ({ member, goesOnAs = member }: ClubRow) => {
    setSame(goesOnAs === own);
    if (goesOnAs !== own) onFound(goesOnAs);
  };
  return (
    <DeskSheet title={t('title')} isWide onClose={onClose}>
      <Field label={t('find')} value={text} onChange={setText} />
      <Results search={search} onChoose={choose} />
      {isSame && <p role="alert">{t('same')}</p>}
    </DeskSheet>
  );
};

type SideBySideProps = { readonly one: Side; readonly other: string; readonly onClose: () => void };

/** The older record stays, unless the desk chooses the other. */
const SideBySide = ({ one, other, onClose }: SideBySideProps) => {
  const t = useTranslations('club.merge');
  const [record, facts] = [useRecord(other, 0), useFacts(other, 0)];
  const [chosen, setChosen] = useState<string>();
  if (record.type !== 'known' || facts.type !== 'known') {
    return (
      <DeskSheet title={t('title')} onClose={onClose}>
        <WhenKnown asked={record.type === 'known' ? facts : record}>{() => null}</WhenKnown>
      </DeskSheet>
    );
  }
  const sides = [one, { record: record.value, facts: facts.value }] as const;
  const older = sides.toSorted((a, b) => a.facts.state.enrolledAt.localeCompare(b.facts.state.enrolledAt))[0]!;
  const into = chosen ?? older.record.member;
  const [kept, gone] = sides[0].record.member === into ? sides : ([sides[1], sides[0]] as const);
  const command = { type: 'MergeMembers', member: gone.record.member, into } as const;
  return (
    <SecondSheet
      title={t('title')}
      command={command}
      isHeld
      action={t('key', { other: gone.record.member, name: kept.record.member })}
      onClose={onClose}
      review={
        <>
          <div className={styles.sides}>
            {sides.map((side, place) => (
              <Column
                key={side.record.member}
                title={place === 0 ? t('left') : t('right')}
                side={side}
                isKept={side === kept}
                onKeep={() => setChosen(side.record.member)}
              />
            ))}
          </div>
          <p>{t('how')}</p>
        </>
      }
    />
  );
};

type ColumnProps = {
  readonly title: string;
  readonly side: Side;
  readonly isKept: boolean;
  readonly onKeep: () => void;
};

const Column = ({ title, side: { record, facts }, isKept, onKeep }: ColumnProps) => {
  const t = useTranslations('club');
  const time = useHouseTime();
  const { tracked } = facts.account;
  const { excluded } = facts.state;
  return (
    <section className={styles.side} data-kept={isKept || undefined} aria-label={title}>
      <div className={styles.who}>
        <Photo record={record} />
        <p className={styles.mark}>{isKept ? t('merge.stays') : t('merge.goes')}</p>
        <h3>{record.name}</h3>
      </div>
      <FactList
        of={[
          [t('record.born'), time.day(record.born)],
          [t('record.card'), record.card],
          [t('record.id'), record.member],
          [t('record.since'), time.moment(facts.state.enrolledAt)],
          [
            t('record.paper'),
            facts.state.idPaper === undefined ? t('record.notSeen') : t(`papers.${facts.state.idPaper}`),
          ],
          [t('account.hours'), tracked.map(({ hours }) => hours).join(' + ') || '–'],
          [t('account.credits'), facts.rewards.map(one => one.credits).join(' + ') || '–'],
          [t('account.coupons'), facts.account.coupons.length],
          [t('exclude.stands'), excluded === undefined ? '–' : t(`exclude.kinds.${excluded.kind}`)],
        ]}
      />
      <ActKey isOn={isKept} onPress={onKeep}>
        {t('merge.keep')}
      </ActKey>
    </section>
  );
};
