import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Place } from '#core/mechanisms/tournament';
import { ActKey, Keys, Refused, Section, Soft, useHouseTime } from '../kit/index.ts';
import { isPlayed } from './event.ts';
import { Row, useSeatWords } from './parts.tsx';
import { AddTable, DrawSeats } from './seat-forms.tsx';
import { TableCard, type Tapping } from './table-card.tsx';
import styles from './tables.module.css';
import { useEvent } from './use-event.tsx';
import { useSeating } from './use-seating.ts';

type TablesPanelProps = {
  /** Who is to be moved: the next free seat that is tapped. */
  readonly moving: string | undefined;
  readonly onMoving: (player: string | undefined) => void;
  readonly onPlayer: (player: string) => void;
};
type Seating = ReturnType<typeof useSeating>;

/** The room as it sits: what should be done next on top, every table below. */
export const TablesPanel = ({ moving, onMoving, onPlayer }: TablesPanelProps) => {
  const t = useTranslations('tournament.tables');
  const { event } = useEvent();
  const seating = useSeating();
  const { tables = [] } = event.board;
  const { tapping, buttonOf, onButtonOf } = useTapping(seating, { moving, onMoving });
  const isOn = isPlayed(event);
  const unseated = event.desk.entrants.filter(({ finish, seat }) => finish === undefined && seat === undefined);
  if (tables.length === 0) return isOn ? <DrawSeats /> : <Soft>{t('none')}</Soft>;
  return (
    <div className={styles.room}>
      {isOn && <Proposal seating={seating} onMoving={onMoving} />}
      {moving !== undefined && <Mode words={t('moving', { name: moving })} onCancel={() => onMoving(undefined)} />}
      {buttonOf !== undefined && (
        <Mode words={t('settingButton', { table: String(buttonOf) })} onCancel={() => onButtonOf(undefined)} />
      )}
      <Refused why={seating.why} />
      {unseated.length > 0 && <Unseated players={unseated.map(({ player }) => player)} />}
      <div className={styles.tables}>
        {tables.map(table => (
          <TableCard key={table.table} {...{ table, tapping, onPlayer, onButtonOf }} />
        ))}
      </div>
      {isOn && (
        <Row>
          <AddTable />
          <UndoSeats seating={seating} />
        </Row>
      )}
      {isOn && (
        <details>
          <summary>{t('redraw')}</summary>
          <DrawSeats />
        </details>
      )}
      <RecentMoves />
    </div>
  );
};

const movedTo = (name: string, { table, seat }: Place) => ({ name, table: String(table), seat: String(seat) });

/** What a tap on a seat means: where somebody is moved to, or where the button is. */
const useTapping = ({ act, seat }: Seating, { moving, onMoving }: Omit<TablesPanelProps, 'onPlayer'>) => {
  const t = useTranslations('tournament.tables');
  const [buttonOf, onButtonOf] = useState<number>();
  const move = (player: string, to: Place) =>
    seat({ type: 'MovePlayer', player, to }, t('didMove', movedTo(player, to)), () => onMoving(undefined));
  const onButton = (at: Place) => act({ type: 'SetButton', ...at }, { onDone: () => onButtonOf(undefined) });
  const tapping: Tapping = {
    ...(moving === undefined ? {} : { onFree: to => move(moving, to) }),
    ...(buttonOf === undefined ? {} : { buttonOf, onButton }),
  };
  return { tapping, buttonOf, onButtonOf };
};

const Mode = ({ words, onCancel }: { words: string; onCancel: () => void }) => {
  const t = useTranslations('tournament.tables');
  return (
    <p className={styles.mode} role="status">
      <span>{words}</span>
      <ActKey onPress={onCancel}>{t('cancel')}</ActKey>
    </p>
  );
};

type ProposalProps = { readonly seating: Seating; readonly onMoving: (player: string) => void };

/** What the rules of balancing ask for next, as a key. */
const Proposal = ({ seating: { seat, isPending }, onMoving }: ProposalProps) => {
  const t = useTranslations('tournament.tables');
  const { suggestion } = useEvent().event.desk;
  if (suggestion === undefined) return <p className={styles.level}>{t('balanced')}</p>;
  if (suggestion.type === 'break') {
    const { table } = suggestion;
    const breakIt = () => seat({ type: 'BreakTable', table }, t('didBreak', { table: String(table) }));
    return (
      <p className={styles.proposal}>
        <strong>{t('toBreak', { table: String(table) })}</strong>
        <ActKey tone="main" isPending={isPending} onPress={breakIt}>
          {t('break', { table: String(table) })}
        </ActKey>
      </p>
    );
  }
  const { from, to, player, place } = suggestion;
  const asked = <strong>{t('toMove', { from: String(from), to: String(to) })}</strong>;
  if (player === undefined || place === undefined) {
    return (
      <p className={styles.proposal}>
        {asked}
        <span>{t('noButtons')}</span>
      </p>
    );
  }
  const moved = movedTo(player, place);
  const move = () => seat({ type: 'MovePlayer', player, to: place }, t('didMove', moved));
  return (
    <p className={styles.proposal}>
      {asked}
      <ActKey tone="main" isPending={isPending} onPress={move}>
        {t('moveTo', moved)}
      </ActKey>
      <ActKey onPress={() => onMoving(player)}>{t('otherSeat')}</ActKey>
    </p>
  );
};

const Unseated = ({ players }: { players: readonly string[] }) => {
  const t = useTranslations('tournament.tables');
  const { seat, isPending, why } = useSeating();
  return (
    <Section title={t('unseated', { count: players.length })}>
      <Keys>
        {players.map(player => (
          <ActKey key={player} isPending={isPending} onPress={() => seat({ type: 'SeatEntrant', player })}>
            {t('sit', { name: player })}
          </ActKey>
        ))}
      </Keys>
      <Refused why={why} />
    </Section>
  );
};

const UndoSeats = ({ seating: { act, isPending } }: { seating: Seating }) => {
  const t = useTranslations('tournament.tables');
  const { event } = useEvent();
  return (
    <ActKey
      isOff={!event.desk.undo.seats}
      isPending={isPending}
      onPress={() => act({ type: 'UndoSeats' }, { words: t('didUndo') })}
    >
      {t('undo')}
    </ActKey>
  );
};

const MOVES_SHOWN = 6;

const RecentMoves = () => {
  const t = useTranslations('tournament.tables');
  const { event } = useEvent();
  const seatWords = useSeatWords();
  const { time } = useHouseTime();
  const recent = event.desk.moves.slice(-MOVES_SHOWN).toReversed();
  if (recent.length === 0) return null;
  return (
    <Section title={t('recent')}>
      <ul className={styles.moves}>
        {recent.map(({ player, from, to, at }) => (
          <li key={`${player} ${at}`}>
            {time(at)} <strong>{player}</strong> {from === undefined ? '' : `${seatWords(from)} › `}
            {seatWords(to)}
          </li>
        ))}
      </ul>
    </Section>
  );
};
