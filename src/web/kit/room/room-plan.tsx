import { type CSSProperties, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PlannedTable } from '#core/state';
import type { TableState, TableSummary } from '#core/views';
import { Icon, type IconName } from '../page/icon.tsx';
import { placesOf } from './plan-places.ts';
import styles from './room-plan.module.css';

/** A line of its own on a table, the same in words, and how strongly the table glows, from 0 to 1. */
type More = { readonly line: ReactNode; readonly spoken: string; readonly glow: number };

type RoomPlanProps = {
  readonly label: string;
  readonly tables: readonly TableSummary[];
  /** As the office has drawn it. */
  readonly plan: readonly PlannedTable[];
  readonly onOpen: (table: number) => void;
  readonly more?: (table: number) => More | undefined;
};

const FILTERS = ['all', 'waiting', 'open', 'closed', 'out-of-service'] as const;
type Filter = (typeof FILTERS)[number];
const ZOOMS = [1, 1.5, 2.25] as const;

/** Everything that waits for somebody at a table. */
const waitsAt = ({ calls, reviews, alarm, floorCalledAt }: TableSummary): number =>
  calls + reviews + (alarm === undefined ? 0 : 1) + (floorCalledAt === undefined ? 0 : 1);

const isAmong = (table: TableSummary, filter: Filter): boolean =>
  filter === 'all' || (filter === 'waiting' ? waitsAt(table) > 0 : table.state === filter);

/** The room from above, whole on one screen: state by shape, sign and color; what is not asked for is faint. */
export const RoomPlan = ({ label, tables, plan, onOpen, more }: RoomPlanProps) => {
  const t = useTranslations('kit.plan');
  const stateName = useTranslations('kit.tableStates');
  const [filter, setFilter] = useState<Filter>('all');
  const [zoom, setZoom] = useState(0);
  const places = placesOf(
    tables.map(({ table }) => table),
    plan,
  );
  const size = { '--columns': places.columns, '--rows': places.rows, '--zoom': ZOOMS[zoom] } as CSSProperties; // Names of our own.
  const wordOf = (one: Filter) => (one === 'all' || one === 'waiting' ? t(one) : stateName(one));
  return (
    <div className={styles.room}>
      <div className={`${styles.tools} no-print`}>
        <div className={styles.filters}>
          {FILTERS.map(one => {
            const count = tables.filter(table => isAmong(table, one)).length;
            return (
              <button key={one} type="button" aria-pressed={one === filter} onClick={() => setFilter(one)}>
                {wordOf(one)} <span className={styles.count}>{count}</span>
              </button>
            );
          })}
        </div>
        <button type="button" disabled={zoom === 0} aria-label={t('smaller')} onClick={() => setZoom(zoom - 1)}>
          −
        </button>
        <button
          type="button"
          disabled={zoom === ZOOMS.length - 1}
          aria-label={t('larger')}
          onClick={() => setZoom(zoom + 1)}
        >
          +
        </button>
      </div>
      <div className={styles.floor}>
        <ol className={styles.plan} style={size} aria-label={label} data-zoom={zoom}>
          {tables.map(table => {
            const { across, down } = places.at.get(table.table) ?? { across: 0, down: 0 };
            return (
              <li key={table.table} style={{ gridColumn: `${across + 1} / span 2`, gridRow: `${down + 1} / span 2` }}>
                <TableSpot
                  table={table}
                  isFaint={!isAmong(table, filter)}
                  more={more?.(table.table)}
                  onOpen={() => onOpen(table.table)}
                />
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
};

/** A shape beside the color: nothing is told by color alone. */
const SIGNS: Readonly<Record<TableState, IconName>> = { open: 'check', closed: 'minus', 'out-of-service': 'stop' };

type SpotProps = {
  readonly table: TableSummary;
  readonly isFaint: boolean;
  readonly more: More | undefined;
  readonly onOpen: () => void;
};

const TableSpot = ({ table, isFaint, more, onOpen }: SpotProps) => {
  const t = useTranslations('kit.plan');
  const stateName = useTranslations('kit.tableStates');
  const { state, players, gameName, calls, reviews, alarm, floorCalledAt, reason } = table;
  const held = calls + reviews;
  const isOpen = state === 'open';
  const spoken = [
    t('table', { table: String(table.table) }),
    gameName,
    stateName(state),
    ...(isOpen ? [t('players', { count: players })] : []),
    ...(held > 0 ? [t('held', { count: held })] : []),
    ...(alarm === undefined ? [] : [t('alarm')]),
    ...(floorCalledAt === undefined ? [] : [t('floorCalled')]),
    ...(reason === undefined ? [] : [reason]),
    ...(isOpen && more !== undefined ? [more.spoken] : []),
  ].join(', ');
  const glow = { '--glow': more?.glow ?? 0 } as CSSProperties; // A name of our own.
  return (
    <button
      type="button"
      className={styles.table}
      style={glow}
      data-state={state}
      data-shape={table.isTournament ? 'tournament' : table.isForPot ? 'pot' : 'bank'}
      data-free={!table.isLive || undefined}
      data-waits={waitsAt(table) > 0 || undefined}
      data-faint={isFaint || undefined}
      onClick={onOpen}
    >
      <span className="unseen">{spoken}</span>
      <span className={styles.number} aria-hidden="true">
        {table.table}
      </span>
      <span className={styles.game} lang="en" aria-hidden="true">
        {gameName}
      </span>
      <span className={styles.players} aria-hidden="true">
        <Icon name={alarm === undefined ? SIGNS[state] : 'warning'} />
        {isOpen && players}
      </span>
      {isOpen && more !== undefined && (
        <span className={styles.more} aria-hidden="true">
          {more.line}
        </span>
      )}
      {(held > 0 || floorCalledAt !== undefined) && (
        <span className={styles.flag} aria-hidden="true">
          {floorCalledAt !== undefined && <Icon name="bell" />}
          {held > 0 && held}
        </span>
      )}
    </button>
  );
};
