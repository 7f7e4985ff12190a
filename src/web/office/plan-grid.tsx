import { type DragEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { nameOfGame } from '#core/qualifying';
import { PLAN_SIZE, type PlannedTable } from '#core/state';
import styles from './plan-grid.module.css';

type PlanGridProps = {
  readonly tables: readonly PlannedTable[];
  readonly chosen: number | undefined;
  readonly isOpen: (table: number) => boolean;
  readonly onChoose: (table: number) => void;
  readonly onMove: (tables: readonly PlannedTable[]) => void;
};

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The floor from above: a table is dragged, or moved by the arrows of the keyboard. OPH-3 */
export const PlanGrid = ({ tables, chosen, isOpen, onChoose, onMove }: PlanGridProps) => {
  const t = useTranslations('office.room');
  const floor = useRef<HTMLElement>(null);
  const put = (table: number, across: number, down: number) => {
    const isInside = across >= 0 && down >= 0 && across < PLAN_SIZE.across && down < PLAN_SIZE.down;
    const isFree = !tables.some(one => one.table !== table && one.across === across && one.down === down);
    if (isInside && isFree) onMove(tables.map(one => (one.table === table ? { ...one, across, down } : one)));
  };
  const byKey =
    ({ table, across, down }: PlannedTable) =>
    (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      put(table, across + step[0], down + step[1]);
    };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    const place = floor.current?.getBoundingClientRect();
    const table = Number(event.dataTransfer.getData('text/plain'));
    if (place === undefined || !tables.some(one => one.table === table)) return;
    const across = Math.floor(((event.clientX - place.left) / place.width) * PLAN_SIZE.across);
    const down = Math.floor(((event.clientY - place.top) / place.height) * PLAN_SIZE.down);
    put(table, across, down);
  };
  return (
    <div className={styles.scroll}>
      <section
        ref={floor}
        className={styles.floor}
        aria-label={t('plan')}
        onDragOver={event => event.preventDefault()}
        onDrop={dropped}
      >
        {tables.map(one => (
          <TableKey
            key={one.table}
            planned={one}
            isChosen={one.table === chosen}
            isOpen={isOpen(one.table)}
            onChoose={() => onChoose(one.table)}
            onKey={byKey(one)}
          />
        ))}
      </section>
    </div>
  );
};

type TableKeyProps = {
  readonly planned: PlannedTable;
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  readonly onChoose: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
};

const TableKey = ({ planned: { table, across, down, plays, pit, opens }, ...key }: TableKeyProps) => {
  const t = useTranslations('office.room');
  const { isChosen, isOpen, onChoose, onKey } = key;
  const state = isOpen ? 'open' : 'closed';
  return (
    <button
      type="button"
      draggable
      className={styles.table}
      style={{ gridColumn: `${across + 1} / span 2`, gridRow: `${down + 1} / span 2` }}
      aria-pressed={isChosen}
      aria-label={t('tableKey', { table: String(table), game: nameOfGame(plays.game), name: pit ?? '–', state })}
      data-open={isOpen || undefined}
      data-opens={opens}
      onClick={onChoose}
      onKeyDown={onKey}
      onDragStart={event => {
        event.dataTransfer.setData('text/plain', String(table));
        onChoose();
      }}
    >
      {table}
    </button>
  );
};
