import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { OfferingView } from '#core/views';
import { ActKey, countdown, shownClock, useHouseTime, useServerNow, useStation } from '../kit/index.ts';
import { type EventView, GROUPS, groupOf, titleOf } from './event.ts';
import styles from './event-list.module.css';
import { counted } from './parts.tsx';

type EventListProps = {
  readonly events: readonly EventView[];
  /** The approved tournaments that the house offers: without one no event can be announced. */
  readonly offered: readonly OfferingView[];
  readonly chosen: string | undefined;
  readonly onOpen: (promotion: string) => void;
  readonly onNew?: () => void;
};

/** What runs first, then what is announced, then what is done. */
export const EventList = ({ events, offered, chosen, onOpen, onNew }: EventListProps) => {
  const t = useTranslations('tournament.list');
  const groups = GROUPS.map(group => ({ group, events: events.filter(event => groupOf(event) === group) }));
  const moveByArrow = (event: KeyboardEvent<HTMLElement>): void => {
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const next = rows[rows.indexOf(document.activeElement as HTMLElement) + step]; // Only elements have the focus.
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <nav className={styles.list} aria-label={t('title')} onKeyDown={moveByArrow}>
      {onNew !== undefined && (
        <ActKey tone="main" isOff={offered.length === 0} onPress={onNew}>
          {t('new')}
        </ActKey>
      )}
      {onNew !== undefined && offered.length === 0 && <p className={styles.none}>{t('notOffered')}</p>}
      {groups.map(({ group, events: shown }) => (
        <section key={group} aria-label={t(`groups.${group}`)}>
          <h2>{t(`groups.${group}`)}</h2>
          {shown.length === 0 && <p className={styles.none}>{t(`none.${group}`)}</p>}
          <ul>
            {shown.map(event => (
              <li key={event.promotion}>
                <button
                  type="button"
                  data-row
                  aria-current={event.promotion === chosen ? 'page' : undefined}
                  onClick={() => onOpen(event.promotion)}
                >
                  <strong lang="en">{titleOf(event)}</strong>
                  <Stands event={event} isOpened={event.promotion === chosen} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
};

/** The clock of the open one is beside it. */
const Stands = ({ event: { board, desk }, isOpened }: { event: EventView; isOpened: boolean }) => {
  const t = useTranslations('tournament');
  const { feed } = useStation();
  const { when } = useHouseTime();
  const now = useServerNow(feed);
  const shown = board.clock && shownClock(desk.structure.levels ?? [], board.clock, now);
  const players = t('list.players', { left: counted(board.left), entrants: counted(board.entrants) });
  if (desk.cancelled !== undefined) return <span>{t('stages.canceled')}</span>;
  return (
    <>
      <span className={styles.stands}>
        <span>{t(`stages.${board.stage}`)}</span>
        {board.startsAt !== undefined && board.startedAt === undefined && <span>{when(board.startsAt)}</span>}
        <span>{players}</span>
      </span>
      {shown !== undefined && !isOpened && board.stage !== 'over' && (
        <span className={styles.clock} role="timer">
          {shown.line.type === 'break' ? t('clock.break') : t('clock.level', { level: shown.level })} ·{' '}
          {countdown(shown.leftMs)}
          {!shown.isRunning && ` · ${t('clock.paused')}`}
        </span>
      )}
    </>
  );
};
