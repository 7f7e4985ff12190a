import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TableHead } from '../felt/table.tsx';
import { POKER, type PokerId } from '../games.ts';
import type { PokerPractice } from './model.ts';
import { PlayTable } from './play-table.tsx';

/** A poker table, once its game has come. */
export const PokerRoom = ({ id, onHelp }: { id: PokerId; onHelp: () => void }) => {
  const [practice, setPractice] = useState<PokerPractice>();
  useEffect(() => void POKER[id]().then(setPractice), [id]);
  return (
    <>
      <TableHead id={id} mode="play" />
      {practice === undefined ? <Coming /> : <PlayTable id={id} practice={practice} onHelp={onHelp} />}
    </>
  );
};

const Coming = () => <p role="status">{useTranslations('kit')('starting')}</p>;
