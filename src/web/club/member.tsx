import { type ComponentType, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, Body, Keys } from '../kit/index.ts';
import { Account } from './account.tsx';
import { CardSheet } from './card-sheet.tsx';
import { ChangeSheet } from './change-sheet.tsx';
import type { SheetProps } from './desk-sheet.tsx';
import { EraseSheet } from './erase-sheet.tsx';
import { ExcludeSheet, LiftSheet } from './exclude-sheet.tsx';
import { ExportSheet } from './export-sheet.tsx';
import { Identity } from './identity.tsx';
import { Log } from './log.tsx';
import { MarkSheet } from './mark-sheet.tsx';
import styles from './member.module.css';
import { MergeSheet } from './merge-sheet.tsx';
import { PhotoSheet } from './photo-sheet.tsx';
import { PinSheet } from './pin-sheet.tsx';
import { useDesk } from './use-desk.ts';
import { type MemberFacts, useFacts, useRecord } from './use-member.ts';
import { WhenKnown } from './when-known.tsx';

type Opens = {
  readonly Sheet: ComponentType<SheetProps>;
  readonly tone?: 'danger';
  /** What the club knows of the person is another then. */
  readonly changesRecord?: true;
  /** It is only looked at. */
  readonly isLook?: true;
  /** What was done there is complete when it closes. */
  readonly endsClosed?: true;
};

/** What can be opened over the record. */
const SHEETS = {
  card: { Sheet: CardSheet, isLook: true, endsClosed: true },
  pin: { Sheet: PinSheet, changesRecord: true },
  change: { Sheet: ChangeSheet, changesRecord: true },
  photo: { Sheet: PhotoSheet, changesRecord: true },
  merge: { Sheet: MergeSheet, changesRecord: true, endsClosed: true },
  mark: { Sheet: MarkSheet, endsClosed: true },
  exclude: { Sheet: ExcludeSheet, tone: 'danger' },
  lift: { Sheet: LiftSheet, endsClosed: true },
  export: { Sheet: ExportSheet, isLook: true, endsClosed: true },
  erase: { Sheet: EraseSheet, tone: 'danger' },
} as const satisfies Readonly<Record<string, Opens>>;
type SheetName = keyof typeof SHEETS;
const NAMES = Object.keys(SHEETS) as readonly SheetName[]; // Keys of a table are its names.

/** One member: who it is, what they have, and who looked. */
export const Member = ({ member }: { member: string }) => {
  const { say, findAnew } = useDesk();
  const [changes, setChanges] = useState(0);
  const [deeds, setDeeds] = useState(0);
  const [sheet, setSheet] = useState<SheetName>();
  const facts = useFacts(member, deeds);
  const { Sheet, isLook, changesRecord, endsClosed }: Partial<Opens> = sheet === undefined ? {} : SHEETS[sheet];
  const done = (words: string) => {
    setSheet(undefined);
    if (isLook === undefined) findAnew();
    setDeeds(count => count + 1);
    if (changesRecord) setChanges(count => count + 1);
    if (words !== '') say(words);
  };
  const close = () => (endsClosed ? done('') : setSheet(undefined));
  const record = useRecord(member, changes);
  if (facts.type === 'known' && isElsewhere(facts.value, member)) return <Gone facts={facts.value} member={member} />;
  return (
    <WhenKnown asked={record}>
      {known => (
        <WhenKnown asked={facts}>
          {house => (
            <div className={styles.member}>
              <Identity record={known} facts={house} />
              <MemberKeys facts={house} onSheet={setSheet} />
              <div className={styles.columns}>
                <Account member={member} facts={house} onDone={done} />
                <Log member={member} version={`${changes} ${deeds} ${house.state.excluded?.at ?? ''}`} />
              </div>
              {Sheet !== undefined && <Sheet record={known} facts={house} onClose={close} onDone={done} />}
            </div>
          )}
        </WhenKnown>
      )}
    </WhenKnown>
  );
};

const isElsewhere = ({ state }: MemberFacts, member: string): boolean =>
  state.member !== member || state.erasedAt !== undefined;

const Gone = ({ facts: { state }, member }: { facts: MemberFacts; member: string }) => {
  const t = useTranslations('club.record');
  const { open } = useDesk();
  return (
    <Body>
      <h2 className={styles.name}>{member}</h2>
      {state.erasedAt === undefined ? (
        <>
          <p>{t('gone', { name: state.member })}</p>
          <Keys>
            <ActKey tone="main" onPress={() => open(state.member)}>
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

const MemberKeys = ({ facts, onSheet }: { facts: MemberFacts; onSheet: (sheet: SheetName) => void }) => {
  const t = useTranslations('club.keys');
  const hidden: SheetName = facts.state.excluded === undefined ? 'lift' : 'exclude';
  return (
    <Keys>
      {NAMES.filter(name => name !== hidden).map(name => {
        const { tone }: Opens = SHEETS[name];
        return (
          <ActKey key={name} tone={tone ?? 'plain'} onPress={() => onSheet(name)}>
            {t(name)}
          </ActKey>
        );
      })}
    </Keys>
  );
};
