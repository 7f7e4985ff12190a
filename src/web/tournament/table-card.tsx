import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BoardTable, Place } from '#core/mechanisms/tournament';
import { ActKey, AskKey, Body, Field, Refused, Sheet, useServerNow, useStation } from '../kit/index.ts';
import { isPlayed, seatedAt } from './event.ts';
import { CallNote } from './parts.tsx';
import styles from './table-card.module.css';
import { useActs, useEvent } from './use-event.tsx';
import { useSeating } from './use-seating.ts';

/** What a tap on a seat means just now, besides opening its player. */
export type Tapping = {
  readonly onFree?: (place: Place) => void;
  readonly buttonOf?: number;
  readonly onButton?: (place: Place) => void;
};

type TableCardProps = {
  readonly table: BoardTable;
  readonly tapping: Tapping;
  readonly onPlayer: (player: string) => void;
  readonly onButtonOf: (table: number) => void;
};

/** One table with its seats, its button, and whether it waits for a dealer. */
export const TableCard = ({ table, tapping, onPlayer, onButtonOf }: TableCardProps) => {
  const t = useTranslations('tournament.tables');
  const { event } = useEvent();
  const { seat: change, isPending, why } = useSeating();
  const number = table.table;
  const seated = seatedAt(event.desk.entrants, number);
  const button = event.desk.buttons[number];
  return (
    <section className={styles.card} aria-label={t('table', { table: String(number) })}>
      <header className={styles.head}>
        <h3>{t('table', { table: String(number) })}</h3>
        <span>
          {seated.size} / {table.seats}
        </span>
        <DealerCall table={number} />
      </header>
      <ol className={styles.seats}>
        {Array.from({ length: table.seats }, (_, before) => {
          const seat = before + 1;
          const entrant = seated.get(seat);
          const hasButton = button === seat;
          const place = { table: number, seat };
          return (
            <li key={seat}>
              <SeatKey
                {...{ seat, hasButton }}
                player={entrant?.player}
                onTap={
                  tapping.buttonOf === number
                    ? () => tapping.onButton?.(place)
                    : entrant === undefined
                      ? tapping.onFree && (() => tapping.onFree?.(place))
                      : () => onPlayer(entrant.player)
                }
              />
            </li>
          );
        })}
      </ol>
      {isPlayed(event) && (
        <footer className={`${styles.keys} no-print`}>
          <ActKey onPress={() => onButtonOf(number)}>{t('button')}</ActKey>
          <ActKey
            isPending={isPending}
            onPress={() => change({ type: 'BreakTable', table: number }, t('didBreak', { table: String(number) }))}
          >
            {t('breakKey')}
          </ActKey>
        </footer>
      )}
      <Refused why={why} />
    </section>
  );
};

type SeatKeyProps = {
  readonly seat: number;
  readonly player: string | undefined;
  readonly hasButton: boolean;
  readonly onTap: (() => void) | undefined;
};

const SeatKey = ({ seat, player, hasButton, onTap }: SeatKeyProps) => {
  const t = useTranslations('tournament.tables');
  const label = t(hasButton ? 'seatWithButton' : 'seat', { seat: String(seat), name: player ?? t('free') });
  return (
    <button
      type="button"
      className={styles.seat}
      data-free={player === undefined || undefined}
      disabled={onTap === undefined}
      onClick={onTap}
    >
      <span className="unseen">{label}</span>
      <span className={styles.number} aria-hidden="true">
        {seat}
      </span>
      <span className={styles.name} aria-hidden="true">
        {player ?? '–'}
      </span>
      {hasButton && (
        <span className={styles.button} aria-hidden="true">
          D
        </span>
      )}
    </button>
  );
};

/** A dealer is called once until somebody comes; how long the table waits is there. */
const DealerCall = ({ table }: { table: number }) => {
  const t = useTranslations('tournament.tables');
  const { event } = useEvent();
  const { feed } = useStation();
  const now = useServerNow(feed);
  const acts = useActs();
  const [isCalling, setCalling] = useState(false);
  const call = event.desk.dealerCalls.find(one => one.table === table);
  if (call !== undefined) {
    return (
      <span className={styles.called}>
        <ActKey
          tone="danger"
          isPending={acts.isPending}
          onPress={() =>
            acts.act({ type: 'AnswerDealerCall', table }, { words: t('answered', { table: String(table) }) })
          }
          note={<CallNote reason={call.reason} ms={now - Date.parse(call.at)} />}
        >
          {t('answer')}
        </ActKey>
      </span>
    );
  }
  return (
    <span className={styles.called}>
      {isPlayed(event) && <ActKey onPress={() => setCalling(true)}>{t('callDealer')}</ActKey>}
      {isCalling && <CallSheet table={table} onClose={() => setCalling(false)} />}
    </span>
  );
};

export const CallSheet = ({ table, onClose }: { table: number; onClose: () => void }) => {
  const t = useTranslations('tournament.tables');
  const acts = useActs();
  const [reason, setReason] = useState('');
  const call = (why: string) =>
    acts.act(
      { type: 'CallDealer', table, reason: why },
      {
        words: t('didCall', { table: String(table) }),
        undo: () => ({ type: 'AnswerDealerCall', table }),
        onDone: onClose,
      },
    );
  return (
    <Sheet title={t('callTitle', { table: String(table) })} isOpen onClose={onClose}>
      <Body>
        <div className={styles.reasons}>
          {REASONS.map(one => (
            <ActKey key={one} isPending={acts.isPending} onPress={() => call(t(`reasons.${one}`))}>
              {t(`reasons.${one}`)}
            </ActKey>
          ))}
        </div>
        <Field label={t('reason')} value={reason} onChange={setReason} />
        <AskKey acting={acts} isOff={reason.trim() === ''} onPress={() => call(reason)}>
          {t('call')}
        </AskKey>
      </Body>
    </Sheet>
  );
};

const REASONS = ['relief', 'ruling', 'chips', 'deck'] as const;
