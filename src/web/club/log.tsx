import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ClubLogRow } from '#api';
import type { Look } from '#core/house';
import { ActKey, Section, Soft, useHouseTime } from '../kit/index.ts';
import { ClubTable } from './tables.tsx';
import { type Log as LogOf, useLog } from './use-member.ts';
import { WhenKnown } from './when-known.tsx';

const SHOWN_FIRST = 12;

/** Who looked at this member, and what was done, newest first; also under cards that were merged. CLB-7 */
export const Log = ({ member, version }: { member: string; version: string }) => {
  const t = useTranslations('club.log');
  const log = useLog(member, version);
  return (
    <Section title={t('title')}>
      <WhenKnown asked={log}>{known => <Deeds log={known} />}</WhenKnown>
    </Section>
  );
};

const Deeds = ({ log: { rows, names } }: { log: LogOf }) => {
  const t = useTranslations('club.log');
  const time = useHouseTime();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN_FIRST);
  if (rows.length === 0) return <Soft>{t('nothing')}</Soft>;
  return (
    <ClubTable
      rows={shown}
      keyOf={(_, place) => rows.length - place} // They have no other name; new ones come before all.
      columns={[
        [t('when'), ({ at }) => time.moment(at), 'when'],
        [t('who'), ({ by }) => by.map(id => inOnePiece(names[id] ?? id)).join(', ')],
        [t('what'), row => <Deed row={row} />],
      ]}
    >
      {shown.length < rows.length && (
        <ActKey onPress={() => setWhole(true)}>{t('more', { count: rows.length })}</ActKey>
      )}
    </ClubTable>
  );
};

/** The line ends between two names, and inside none. */
const inOnePiece = (name: string): string => name.replaceAll(' ', '\u00a0');

const LOOKS = ['search', 'record', 'card', 'export', 'log'] as const satisfies readonly Look[];

const Deed = ({ row: { what, detail } }: { row: ClubLogRow }) => {
  const t = useTranslations('club');
  const look = LOOKS.find(one => one === detail);
  const deed = t(`log.deeds.${what}`);
  if (what === 'MembersLookedAt' && look !== undefined) return `${deed}: ${t(`log.looks.${look}`)}`;
  return what === 'MembersMerged' ? `${deed} ${t('log.with', { name: detail ?? '' })}` : deed;
};
