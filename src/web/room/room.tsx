import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Line } from '#api';
import type { TableSummary, Waiting } from '#core/views';
import { oldestFirst } from '#core/views/on-screen';
import {
  Key,
  Palette,
  SignOn,
  StationGate,
  StationHead,
  useHouseTime,
  useServerNow,
  useStation,
  useView,
} from '../kit/index.ts';
import { MeterList } from './meter-list.tsx';
import styles from './room.module.css';
import { TableGrid } from './table-grid.tsx';
import { TableSheet } from './table-sheet.tsx';
import { Totals } from './totals.tsx';
import { useEntries } from './use-entries.ts';
import { useFees } from './use-fees.ts';
import { type Looks, useLooks } from './use-looks.ts';
import { WaitingList } from './waiting-list.tsx';

/** The map of the room, for owners and shift managers: they look, and work elsewhere. */
export const Room = () => {
  const [looks, lookFor] = useLooks();
  return (
    <StationGate kind="office" topics={() => looks.topics}>
      <Signed looks={looks} lookFor={lookFor} />
    </StationGate>
  );
};

type SignedProps = {
  readonly looks: Looks;
  /** Told who looks now. */
  readonly lookFor: (line: Line, person: string | undefined) => void;
};

const Signed = ({ looks, lookFor }: SignedProps) => {
  const t = useTranslations('room');
  const { me, line, feed } = useStation();
  const person = me.person?.id;
  const tables = Object.values(useView(feed, 'tables') ?? {}).toSorted((a, b) => a.table - b.table);
  const [chosen, setChosen] = useState<number>();
  const entries = useEntries(tables, setChosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another function each time and does the same.
  useEffect(() => lookFor(line, person), [line, person]);
  return (
    <div className={styles.station}>
      <StationHead title={t('title')}>
        {person !== undefined && (
          <span className={`${styles.tools} no-print`}>
            <Palette entries={entries} />
            <Key icon="print" onPress={() => print()}>
              {t('print')}
            </Key>
          </span>
        )}
      </StationHead>
      {person === undefined ? (
        <main className={styles.signOn}>
          <SignOn />
        </main>
      ) : (
        <Plan whys={looks.whys} tables={tables} chosen={chosen} onChoose={setChosen} />
      )}
    </div>
  );
};

type PlanProps = Pick<Looks, 'whys'> & {
  readonly tables: readonly TableSummary[];
  readonly chosen: number | undefined;
  readonly onChoose: (table: number | undefined) => void;
};

const Plan = ({ whys, tables, chosen, onChoose }: PlanProps) => {
  const t = useTranslations('room');
  const { feed } = useStation();
  const { time } = useHouseTime();
  const meters = Object.values(useView(feed, 'meters') ?? {});
  const waiting = oldestFirst(useView(feed, 'queue') ?? {});
  const now = useServerNow(feed);
  const fees = useFees();
  const table = tables.find(one => one.table === chosen);
  return (
    <main className={styles.map}>
      <p className={styles.asOf}>{t('asOf', { time: time(now) })}</p>
      <Totals tables={tables} waiting={waiting} fees={fees} />
      <TableGrid tables={tables} why={whys.tables} fees={fees} onChoose={onChoose} />
      <aside className={styles.side}>
        <WaitingList waiting={waiting} why={whys.queue} now={now} />
        <MeterList meters={meters} />
      </aside>
      <TableSheet
        table={table}
        fees={fees}
        waiting={waiting.filter(one => tableOf(one) === chosen)}
        now={now}
        onClose={() => onChoose(undefined)}
      />
    </main>
  );
};

const tableOf = (waiting: Waiting): number | undefined =>
  waiting.type === 'claim' ? waiting.award.table : waiting.table;
