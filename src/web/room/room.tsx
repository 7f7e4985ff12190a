import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Waiting } from '#core/views';
import { oldestFirst } from '#core/views/on-screen';
import {
  Key,
  Palette,
  StationGate,
  StationHead,
  useHouseTime,
  useLink,
  useOwnFeed,
  useServerNow,
  useStation,
  useView,
  WorkingStation,
} from '../kit/index.ts';
import { MeterList } from './meter-list.tsx';
import styles from './room.module.css';
import { TableGrid } from './table-grid.tsx';
import { TableSheet } from './table-sheet.tsx';
import { Totals } from './totals.tsx';
import { useEntries } from './use-entries.ts';
import { useFees } from './use-fees.ts';
import { useLooks } from './use-looks.ts';
import { useSamples } from './use-samples.ts';
import { WaitingList } from './waiting-list.tsx';

/** The map of the room, for owners and shift managers: they look, and work elsewhere. */
export const Room = () => {
  const t = useTranslations('room');
  if (isOnWall()) {
    return (
      <StationGate kind="room" topics={() => ['clock']}>
        <Plan />
      </StationGate>
    );
  }
  return (
    <WorkingStation kind="office" title={t('title')} topics={['clock']}>
      {() => <Plan />}
    </WorkingStation>
  );
};

/** A screen on the wall is a station of its own: nobody signs on at it, so nobody is signed off. PPL-25 */
const isOnWall = (): boolean => new URLSearchParams(location.search).has('wall');

const Plan = () => {
  const t = useTranslations('room');
  const { time } = useHouseTime();
  const { topics, whys } = useLooks();
  const feed = useOwnFeed(topics);
  const tables = Object.values(useView(feed, 'tables') ?? {}).toSorted((a, b) => a.table - b.table);
  const plan = Object.values(useView(feed, 'plan') ?? {});
  const meters = Object.values(useView(feed, 'meters') ?? {});
  const waiting = oldestFirst(useView(feed, 'queue') ?? {});
  const now = useServerNow(feed);
  const fees = useFees();
  const { gamingDay } = useLink(useStation().feed);
  const trendOf = useSamples(gamingDay, meters, fees.perHour?.open, now);
  const [chosen, setChosen] = useState<number>();
  return (
    <div className={styles.station}>
      <StationHead title={t('title')}>
        <span className={`${styles.tools} no-print`}>
          <Palette entries={useEntries(tables, setChosen)} />
          <Key icon="print" onPress={() => print()}>
            {t('print')}
          </Key>
        </span>
      </StationHead>
      <main className={styles.map}>
        <p className={styles.asOf}>{t('asOf', { time: time(now) })}</p>
        <Totals tables={tables} waiting={waiting} fees={fees} trendOf={trendOf} />
        <TableGrid tables={tables} plan={plan} why={whys.tables} fees={fees} onChoose={setChosen} />
        <aside className={styles.side}>
          <WaitingList waiting={waiting} why={whys.queue} now={now} />
          <MeterList meters={meters} trendOf={trendOf} />
        </aside>
        <TableSheet
          table={tables.find(({ table }) => table === chosen)}
          fees={fees}
          waiting={waiting.filter(one => tableOf(one) === chosen)}
          now={now}
          onClose={() => setChosen(undefined)}
        />
      </main>
    </div>
  );
};

const tableOf = (waiting: Waiting): number | undefined =>
  waiting.type === 'claim' ? waiting.award.table : waiting.table;
