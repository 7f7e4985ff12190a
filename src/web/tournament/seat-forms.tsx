import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, Body, Field, Refused } from '../kit/index.ts';
import { isIn, tablesTyped } from './event.ts';
import { Row } from './parts.tsx';
import { useEvent } from './use-event.tsx';
import { useSeating } from './use-seating.ts';

const SEATS = { usual: '9', most: 12 };

const seatsTyped = (typed: string): number | undefined => {
  const seats = Number(typed);
  return Number.isInteger(seats) && seats > 1 && seats <= SEATS.most ? seats : undefined;
};

/** Numbers of tables, and how many seats each of them has. */
const useTablesTyped = (which: Omit<ComponentProps<typeof Field>, 'value' | 'onChange'>) => {
  const t = useTranslations('tournament.tables');
  const [typed, setTyped] = useState('');
  const [seatsText, setSeats] = useState(SEATS.usual);
  const [named, seats] = [tablesTyped(typed), seatsTyped(seatsText)];
  const fields = (
    <>
      <Field {...which} value={typed} onChange={setTyped} />
      <Field label={t('seats')} value={seatsText} onChange={setSeats} isShort isNumber />
    </>
  );
  const tables = seats === undefined ? undefined : named?.map(table => ({ table, seats }));
  return { tables, count: named?.length ?? 0, fields, forget: () => setTyped('') };
};

/** Says which tables are used, and draws seats for everybody who is in. The numbers are drawn by the house. */
export const DrawSeats = () => {
  const t = useTranslations('tournament.tables');
  const { event } = useEvent();
  const { seat, isPending, why } = useSeating();
  const { tables, count, fields } = useTablesTyped({ label: t('which'), how: '1-4, 9' });
  const players = event.desk.entrants.filter(isIn).length;
  const draw = () => tables && seat({ type: 'DrawSeats', tables }, t('didDraw', { count: players }));
  return (
    <Body>
      <p>{t('drawHow')}</p>
      <Row>
        {fields}
        <ActKey tone="main" isOff={tables === undefined} isPending={isPending} onPress={draw}>
          {t('draw', { count: players, tables: count })}
        </ActKey>
      </Row>
      <Refused why={why} />
    </Body>
  );
};

export const AddTable = () => {
  const t = useTranslations('tournament.tables');
  const { seat, isPending, why } = useSeating();
  const { tables, fields, forget } = useTablesTyped({ label: t('addWhich'), isShort: true, isNumber: true });
  const [first] = tables ?? [];
  const add = () => first && seat({ type: 'AddTable', ...first }, t('didAdd', { table: String(first.table) }), forget);
  return (
    <>
      {fields}
      <ActKey isOff={first === undefined} isPending={isPending} onPress={add}>
        {t('add')}
      </ActKey>
      <Refused why={why} />
    </>
  );
};
