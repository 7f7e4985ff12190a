import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ofThisDevice, randomBelow, useKept } from '../../kit/index.ts';
import { type Mode, TableHead } from '../felt/table.tsx';
import { POKER, type PokerId } from '../games.ts';
import { Training } from '../training/training.tsx';
import { pokerLesson } from './lesson.ts';
import type { PokerPractice } from './model.ts';
import { PlayTable } from './play-table.tsx';

/** A poker table, once its game has come. */
export const PokerRoom = ({ id, onHelp }: { id: PokerId; onHelp: () => void }) => {
  const [practice, setPractice] = useState<PokerPractice>();
  const [mode, setMode] = useKept<Mode>('practice-mode', 'play', ofThisDevice);
  const starting = useTranslations('kit')('starting');
  useEffect(() => void POKER[id]().then(setPractice), [id]);
  return (
    <>
      <TableHead id={id} mode={mode} onMode={setMode} />
      {practice === undefined ? (
        <p role="status">{starting}</p>
      ) : mode === 'training' ? (
        <Training id={id} deal={() => pokerLesson(practice, randomBelow)} onHelp={onHelp} />
      ) : (
        <PlayTable id={id} practice={practice} onHelp={onHelp} />
      )}
    </>
  );
};
