import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ClubRecord } from '#api';
import { ActKey, Body, Keys } from '../kit/index.ts';
import { Account } from './account.tsx';
import { CardSheet } from './card-sheet.tsx';
import { ChangeSheet } from './change-sheet.tsx';
import { EraseSheet } from './erase-sheet.tsx';
import { ExcludeSheet, LiftSheet } from './exclude-sheet.tsx';
import { ExportSheet } from './export-sheet.tsx';
import { Identity } from './identity.tsx';
import { Log } from './log.tsx';
import styles from './member.module.css';
import { MergeSheet } from './merge-sheet.tsx';
import { PhotoSheet } from './photo-sheet.tsx';
import { PinSheet } from './pin-sheet.tsx';
import { type MemberFacts, useFacts, useRecord } from './use-member.ts';
import { WhenKnown } from './when-known.tsx';

type MemberProps = {
  readonly member: string;
  readonly onOpen: (member: string) => void;
  readonly onNotice: (words: string) => void;
  readonly onStale: () => void;
  readonly onErased: (words: string) => void;
};

/** What is open over the record. */
const SHEETS = ['card', 'pin', 'change', 'photo', 'merge', 'exclude', 'lift', 'export', 'erase'] as const;
type SheetName = (typeof SHEETS)[number];

/** One member: who it is, what they have, and who looked. */
export const Member = ({ member, onOpen, onNotice, onStale, onErased }: MemberProps) => {
  const [changes, setChanges] = useState(0);
  const [deeds, setDeeds] = useState(0);
  const [sheet, setSheet] = useState<SheetName>();
  const facts = useFacts(member, deeds);
  const isGone = facts.type === 'known' && isElsewhere(facts.value, member);
  if (isGone) return <Gone facts={facts.value} member={member} onOpen={onOpen} />;
  return (
    <Opened
      {...{ member, facts, changes, deeds, sheet, onErased }}
      onSheet={setSheet}
      onDone={(words, isRecordNew) => {
        setSheet(undefined);
        if (sheet !== 'card' && sheet !== 'export') onStale();
        setDeeds(count => count + 1);
        if (isRecordNew) setChanges(count => count + 1);
        if (words !== '') onNotice(words);
      }}
    />
  );
};

const isElsewhere = ({ state }: MemberFacts, member: string): boolean =>
  state.member !== member || state.erasedAt !== undefined;

const Gone = ({ facts, member, onOpen }: { facts: MemberFacts; member: string; onOpen: MemberProps['onOpen'] }) => {
  const t = useTranslations('club.record');
  const { state } = facts;
  return (
    <Body>
      <h2 className={styles.name}>{member}</h2>
      {state.erasedAt === undefined ? (
        <>
          <p>{t('gone', { name: state.member })}</p>
          <Keys>
            <ActKey tone="main" onPress={() => onOpen(state.member)}>
              {t('open', { name: state.member })}
            </ActKey>
          </Keys>
        </>
      ) : (
        <p>{t('erased')}</p>
      )}
      <Log member={member} version="" />
    </Body>
  );
};

type OpenedProps = {
  readonly member: string;
  readonly facts: ReturnType<typeof useFacts>;
  /** How often the record, and how often anything, was changed from here. */
  readonly changes: number;
  readonly deeds: number;
  readonly sheet: SheetName | undefined;
  readonly onSheet: (sheet: SheetName | undefined) => void;
  readonly onDone: (words: string, isRecordNew: boolean) => void;
  readonly onErased: (words: string) => void;
};

const Opened = ({ member, facts, changes, deeds, sheet, onSheet, onDone, onErased }: OpenedProps) => {
  const record = useRecord(member, changes);
  return (
    <WhenKnown asked={record}>
      {known => (
        <WhenKnown asked={facts}>
          {house => (
            <div className={styles.member}>
              <Identity record={known} facts={house} />
              <MemberKeys facts={house} onSheet={onSheet} />
              <div className={styles.columns}>
                <Account member={member} facts={house} onDone={words => onDone(words, false)} />
                <Log member={member} version={`${changes} ${deeds} ${house.state.excluded?.at ?? ''}`} />
              </div>
              <SheetOf
                {...{ sheet, record: known, facts: house, onDone, onErased }}
                onClose={() => onSheet(undefined)}
              />
            </div>
          )}
        </WhenKnown>
      )}
    </WhenKnown>
  );
};

const MemberKeys = ({ facts, onSheet }: { facts: MemberFacts; onSheet: (sheet: SheetName) => void }) => {
  const t = useTranslations('club.keys');
  const hidden: SheetName = facts.state.excluded === undefined ? 'lift' : 'exclude';
  return (
    <Keys>
      {SHEETS.filter(name => name !== hidden).map(name => (
        <ActKey key={name} tone={TONES[name] ?? 'plain'} onPress={() => onSheet(name)}>
          {t(name)}
        </ActKey>
      ))}
    </Keys>
  );
};

const TONES: Partial<Record<SheetName, 'danger'>> = { exclude: 'danger', erase: 'danger' };

type SheetOfProps = {
  readonly sheet: SheetName | undefined;
  readonly record: ClubRecord;
  readonly facts: MemberFacts;
  readonly onClose: () => void;
  readonly onDone: (words: string, isRecordNew: boolean) => void;
  readonly onErased: (words: string) => void;
};

const SheetOf = ({ sheet, record, facts, onClose, onDone, onErased }: SheetOfProps) => {
  const ofRecord = { record, onClose, onDone: (words: string) => onDone(words, true) };
  const ofHouse = { record, onClose, onDone: (words: string) => onDone(words, false) };
  switch (sheet) {
    case undefined:
      return null;
    case 'card':
      return <CardSheet record={record} onClose={() => onDone('', false)} />;
    case 'pin':
      return <PinSheet {...ofRecord} />;
    case 'change':
      return <ChangeSheet {...ofRecord} state={facts.state} />;
    case 'photo':
      return <PhotoSheet {...ofRecord} />;
    case 'merge':
      return <MergeSheet record={record} facts={facts} onClose={() => onDone('', true)} />;
    case 'exclude':
      return <ExcludeSheet {...ofHouse} />;
    case 'lift':
      return <LiftSheet record={record} facts={facts} onClose={() => onDone('', false)} />;
    case 'export':
      return <ExportSheet record={record} onClose={() => onDone('', false)} />;
    case 'erase':
      return <EraseSheet record={record} onClose={onClose} onErased={onErased} />;
  }
};
