import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { nameOfGame } from '#core/qualifying';
import { PLAN_SEATS_MAX, type PlannedTable } from '#core/state';
import { gamesToDeal, type TableDraft, tableCommand, tableDraft } from '#entry';
import { ActKey, Check, Choose, Field, Keys, Section, Soft, useOwnFeed, useView } from '../kit/index.ts';
import styles from './office.module.css';
import { type PageProps, useAct, Why } from './parts.tsx';
import { PlanGrid } from './plan-grid.tsx';

/** Where the tables stand and what they deal; one key opens those that open with the room. OPH-3, OPH-4 */
export const Room = ({ onDone }: PageProps) => {
  const feed = useOwnFeed(['plan', 'tables']);
  const plan = useView(feed, 'plan');
  const tables = useView(feed, 'tables');
  if (plan === undefined) return null;
  const isOpen = (table: number): boolean => tables?.[String(table)]?.state === 'open';
  return <Plan drawn={Object.values(plan)} isOpen={isOpen} onDone={onDone} />;
};

type PlanProps = PageProps & {
  readonly drawn: readonly PlannedTable[];
  readonly isOpen: (table: number) => boolean;
};

const Plan = ({ drawn, isOpen, onDone }: PlanProps) => {
  const t = useTranslations('office.room');
  const [draft, setDraft] = useState<readonly PlannedTable[]>();
  const [chosen, setChosen] = useState<number>();
  const { press, isPending, why } = useAct();
  const tables = draft ?? drawn;
  const table = tables.find(one => one.table === chosen);
  const opening = drawn.filter(one => one.opens === true && !isOpen(one.table));
  const change = (changed: PlannedTable) => setDraft(tables.map(one => (one.table === chosen ? changed : one)));
  const add = () => {
    const number = Math.max(0, ...tables.map(one => one.table)) + 1;
    setDraft([...tables, newTable(number, tables)]);
    setChosen(number);
  };
  const save = () =>
    press({ type: 'DrawPlan', tables }, () => {
      setDraft(undefined);
      onDone(t('saved'));
    });
  return (
    <>
      <Soft>{t('how')}</Soft>
      <PlanGrid tables={tables} chosen={chosen} isOpen={isOpen} onChoose={setChosen} onMove={setDraft} />
      <Why why={why} />
      <Keys>
        <ActKey onPress={add}>{t('add')}</ActKey>
        <ActKey tone="main" isOff={draft === undefined} isPending={isPending} onPress={save}>
          {t('save')}
        </ActKey>
        <ActKey
          isOff={draft !== undefined || opening.length === 0}
          isPending={isPending}
          onPress={() => press({ type: 'OpenRoom' }, () => onDone(t('opened')))}
        >
          {t('openKey', { count: opening.length })}
        </ActKey>
      </Keys>
      {table !== undefined && (
        <TableForm
          key={table.table}
          table={table}
          onChange={change}
          onRemove={() => {
            setDraft(tables.filter(one => one !== table));
            setChosen(undefined);
          }}
        />
      )}
    </>
  );
};

type TableFormProps = {
  readonly table: PlannedTable;
  readonly onChange: (table: PlannedTable) => void;
  readonly onRemove: () => void;
};

const TableForm = ({ table, onChange, onRemove }: TableFormProps) => {
  const t = useTranslations('office.room');
  const { plays } = table;
  const [draft, setDraft] = useState<TableDraft>(() => tableDraft(plays));
  const [pit, setPit] = useState(table.pit ?? '');
  const deal = (changed: TableDraft) => {
    setDraft(changed);
    onChange({ ...table, plays: tableCommand(table.table, changed, false).plays });
  };
  const intoPit = (words: string) => {
    setPit(words);
    const { pit: _, ...rest } = table;
    onChange(words.trim() === '' ? rest : { ...rest, pit: words.trim() });
  };
  const toggle = (isOn: boolean) => {
    const { opens: _, ...rest } = table;
    onChange(isOn ? { ...rest, opens: true } : rest);
  };
  return (
    <Section title={t('table', { table: String(table.table) })}>
      <div className={styles.form}>
        <Field label={t('pit')} value={pit} onChange={intoPit} />
        <Choose
          label={t('game')}
          lang="en"
          value={draft.game}
          options={gamesToDeal(draft.game).map(one => [one, nameOfGame(one)] as const)}
          onChange={game => deal({ ...draft, game })}
        />
        <Choose
          label={t('seats')}
          value={String(table.seats)}
          options={SEATS.map(one => [one, one] as const)}
          onChange={seats => onChange({ ...table, seats: Number(seats) })}
        />
        <Field
          label={t('betMin')}
          isNumber
          isShort
          value={draft.betMin}
          onChange={betMin => deal({ ...draft, betMin })}
        />
        <Field
          label={t('betMax')}
          isNumber
          isShort
          value={draft.betMax}
          onChange={betMax => deal({ ...draft, betMax })}
        />
        <Check label={t('noPurchase')} isOn={!draft.isLive} onChange={isOn => deal({ ...draft, isLive: !isOn })} />
        <Check label={t('opens')} isOn={table.opens === true} onChange={toggle} />
        <Keys>
          <ActKey tone="danger" onPress={onRemove}>
            {t('remove', { table: String(table.table) })}
          </ActKey>
        </Keys>
      </div>
    </Section>
  );
};

const SEATS = Array.from({ length: PLAN_SEATS_MAX }, (_, place) => String(place + 1));
const USUAL_SEATS = 9;

/** On the first free square, as the table before it. */
const newTable = (table: number, tables: readonly PlannedTable[]): PlannedTable => {
  const last = tables.at(-1);
  const squares = Array.from({ length: 24 * 16 }, (_, place) => ({ across: place % 24, down: Math.floor(place / 24) }));
  const isFree = (one: { readonly across: number; readonly down: number }): boolean =>
    one.across % 3 === 0 &&
    one.down % 2 === 0 &&
    !tables.some(({ across, down }) => across === one.across && down === one.down);
  const place = squares.find(isFree) ?? { across: 23, down: 15 };
  const plays = last?.plays ?? { game: 'texas-holdem', isLive: true, isTournament: false };
  const { pit, seats = USUAL_SEATS } = last ?? {};
  return { table, ...place, seats, plays, opens: true, ...(pit === undefined ? {} : { pit }) };
};
