import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { NamedLog, ReadAnswers } from '#api';
import { ActKey, amountIfAny, Keys, Refused, Section, Soft, Table, useFetched, useStation } from '../kit/index.ts';
import { namedLog } from './named-log.ts';
import styles from './prizes.module.css';
import { useEvent } from './use-event.tsx';

type Log = ReadAnswers['tournamentLog'];

/** Everybody who took part, the best first; by id, and by name where somebody asks to see that. TRN-41 */
export const LogPeople = ({ log: { participants, results } }: { log: Log }) => {
  const [t, words] = [useTranslations('tournament.log'), useTranslations('tournament.pay')];
  const prizes = useTranslations('tournament.prizes');
  const { players, show, why } = useNames();
  const nameOf = (id: string) => (players !== undefined && Object.hasOwn(players, id) ? players[id] : undefined);
  const rows = [
    ...results.map(result => ({ player: result.player, result })),
    ...participants
      .filter(player => !results.some(one => one.player === player))
      .map(player => ({ player, result: undefined })),
  ];
  return (
    <Section title={t('participants')}>
      {players === undefined && (
        <>
          <Keys>
            <ActKey onPress={() => void show()}>{t('names')}</ActKey>
          </Keys>
          <Soft>{t('namesSeen')}</Soft>
        </>
      )}
      <Refused why={why} />
      <Table
        className={styles.places}
        rows={rows}
        keyOf={({ player }) => player}
        columns={[
          [words('place'), ({ result }) => result?.place ?? '–'],
          [words('player'), ({ player }) => <Who id={player} name={nameOf(player)} />],
          [words('prize'), ({ result }) => amountIfAny(result?.prize) ?? '–'],
          [t('paid'), ({ result }) => (result?.withheld ? prizes('isWithheld') : (amountIfAny(result?.paid) ?? '–'))],
        ]}
      />
    </Section>
  );
};

const Who = ({ id, name }: { id: string; name: string | undefined }) => (
  <span translate="no">
    {name} {name === undefined ? id : <small>{id}</small>}
  </span>
);

const useNames = () => {
  const { event } = useEvent();
  const { line } = useStation();
  const { fetched, why } = useFetched();
  const [players, setPlayers] = useState<NamedLog['players']>();
  const show = async () => {
    const log = await fetched(namedLog(line, event.promotion));
    if (log !== undefined) setPlayers(log.players);
  };
  return { players, show, why };
};
