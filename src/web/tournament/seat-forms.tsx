import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, Body, Field, Refused } from '../kit/index.ts';
import { isIn, tablesTyped } from './event.ts';
import type { Papers } from './papers.tsx';
import { Row } from './parts.tsx';
import { useActs, useEvent } from './use-event.tsx';

const SEATS = { usual: '9', most: 12 };

const seatsTyped = (typed: string): number | undefined => {
  const seats = Number(typed);
  return Number.isInteger(seats) && seats > 1 && seats <= SEATS.most ? seats : undefined;
};

/** Says which tables are used, and draws seats for everybody who is in. The numbers are drawn by the house. */
export const DrawSeats = ({ papers }: { papers: Papers }) => {
  const t = useTranslations('tournament.tables');
  const { event } = useEvent();
  const acts = useActs();
  const [typed, setTyped] = useState('');
  const [seatsText, setSeats] = useState(SEATS.usual);
  const players = event.desk.entrants.filter(isIn).length;
  const [tables, seats] = [tablesTyped(typed), seatsTyped(seatsText)];
  const draw = async () => {
    if (tables === undefined || seats === undefined) return;
    const done = await acts.act(
      { type: 'DrawSeats', tables: tables.map(table => ({ table, seats })) },
      { words: t('didDraw', { count: players }), undo: () => ({ type: 'UndoSeats' }) },
    );
    const drawn = done?.find(one => one.type === 'SeatsDrawn')?.seats ?? [];
    if (drawn.length > 0) papers.print({ type: 'seats', cards: drawn.map(({ player, to }) => ({ player, seat: to })) });
  };
  return (
    <Body>
      <p>{t('drawHow')}</p>
      <Row>
        <Field label={t('which')} how="1-4, 9" value={typed} onChange={setTyped} />
        <Field label={t('seats')} value={seatsText} onChange={setSeats} isShort isNumber />
        <ActKey
          tone="main"
          isOff={tables === undefined || seats === undefined}
          isPending={acts.isPending}
          onPress={() => void draw()}
        >
          {t('draw', { count: players, tables: tables?.length ?? 0 })}
        </ActKey>
      </Row>
      <Refused why={acts.why} />
    </Body>
  );
};

export const AddTable = () => {
  const t = useTranslations('tournament.tables');
  const acts = useActs();
  const [typed, setTyped] = useState('');
  const [seatsText, setSeats] = useState(SEATS.usual);
  const [table] = tablesTyped(typed) ?? [];
  const seats = seatsTyped(seatsText);
  const add = async () => {
    if (table === undefined || seats === undefined) return;
    const told = { words: t('didAdd', { table }), undo: () => ({ type: 'UndoSeats' }) as const };
    if ((await acts.act({ type: 'AddTable', table, seats }, told)) !== undefined) setTyped('');
  };
  return (
    <>
      <Field label={t('addWhich')} value={typed} onChange={setTyped} isShort isNumber />
      <Field label={t('seats')} value={seatsText} onChange={setSeats} isShort isNumber />
      <ActKey isOff={table === undefined || seats === undefined} isPending={acts.isPending} onPress={() => void add()}>
        {t('add')}
      </ActKey>
      <Refused why={acts.why} />
    </>
  );
};
