import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Place } from '#core/mechanisms/tournament';
import { ActKey, Keys, Refused, Section, Soft, useHouseTime } from '../kit/index.ts';
import { breakTable } from './break-table.ts';
import { isPlayed } from './event.ts';
import type { Papers } from './papers.tsx';
import { Row, useSeatWords } from './parts.tsx';
import { AddTable, DrawSeats } from './seat-forms.tsx';
import { TableCard, type Tapping } from './table-card.tsx';
import styles from './tables.module.css';
import { type Acts, useActs, useEvent } from './use-event.tsx';

type TablesPanelProps = {
  /** Who is to be moved: the next free seat that is tapped. */
  readonly moving: string | undefined;
  readonly onMoving: (player: string | undefined) => void;
  readonly onPlayer: (player: string) => void;
  readonly papers: Papers;
};

/** The room as it sits: what should be done next on top, every table below. */
export const TablesPanel = ({ moving, onMoving, onPlayer, papers }: TablesPanelProps) => {
  const t = useTranslations('tournament.tables');
  const { event } = useEvent();
  const acts = useActs();
  const { tables = [] } = event.board;
  const { tapping, buttonOf, onButtonOf } = useTapping(acts, { moving, onMoving, papers });
  const isOn = isPlayed(event);
  const unseated = event.desk.entrants.filter(({ finish, seat }) => finish === undefined && seat === undefined);
  if (tables.length === 0) return isOn ? <DrawSeats papers={papers} /> : <Soft>{t('none')}</Soft>;
  return (
    <div className={styles.room}>
      {isOn && <Proposal acts={acts} papers={papers} onMoving={onMoving} />}
      {moving !== undefined && <Mode words={t('moving', { name: moving })} onCancel={() => onMoving(undefined)} />}
      {buttonOf !== undefined && (
        <Mode words={t('settingButton', { table: buttonOf })} onCancel={() => onButtonOf(undefined)} />
      )}
      <Refused why={acts.why} />
      {unseated.length > 0 && <Unseated players={unseated.map(({ player }) => player)} papers={papers} />}
      <div className={styles.tables}>
        {tables.map(table => (
          <TableCard key={table.table} {...{ table, tapping, onPlayer, onButtonOf, papers }} />
        ))}
      </div>
      {isOn && (
        <Row>
          <AddTable />
          <UndoSeats acts={acts} />
        </Row>
      )}
      {isOn && (
        <details>
          <summary>{t('redraw')}</summary>
          <DrawSeats papers={papers} />
        </details>
      )}
      <RecentMoves />
    </div>
  );
};

/** What a tap on a seat means: where somebody is moved to, or where the button is. */
const useTapping = (acts: Acts, { moving, onMoving, papers }: Omit<TablesPanelProps, 'onPlayer'>) => {
  const t = useTranslations('tournament.tables');
  const [buttonOf, onButtonOf] = useState<number>();
  const move = async (player: string, to: Place) => {
    const done = await acts.act(
      { type: 'MovePlayer', player, to },
      { words: t('didMove', { name: player, table: to.table, seat: to.seat }), undo: () => ({ type: 'UndoSeats' }) },
    );
    if (done === undefined) return;
    onMoving(undefined);
    papers.print({ type: 'seats', cards: [{ player, seat: to }] });
  };
  const setButton = async (at: Place) => {
    if ((await acts.act({ type: 'SetButton', ...at })) !== undefined) onButtonOf(undefined);
  };
  const tapping: Tapping = {
    ...(moving === undefined ? {} : { onFree: to => void move(moving, to) }),
    ...(buttonOf === undefined ? {} : { buttonOf, onButton: at => void setButton(at) }),
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

type ProposalProps = { readonly acts: Acts; readonly papers: Papers; readonly onMoving: (player: string) => void };

/** What the rules of balancing ask for next, as a key. */
const Proposal = ({ acts, papers, onMoving }: ProposalProps) => {
  const t = useTranslations('tournament.tables');
  const { suggestion } = useEvent().event.desk;
  if (suggestion === undefined) return <p className={styles.level}>{t('balanced')}</p>;
  if (suggestion.type === 'break') {
    const { table } = suggestion;
    return (
      <p className={styles.proposal}>
        <strong>{t('toBreak', { table })}</strong>
        <ActKey tone="main" isPending={acts.isPending} onPress={() => void breakTable(acts, table, papers, t)}>
          {t('break', { table })}
        </ActKey>
      </p>
    );
  }
  const { from, to, player, place } = suggestion;
  const move = async () => {
    if (player === undefined || place === undefined) return;
    const told = t('didMove', { name: player, table: place.table, seat: place.seat });
    const done = await acts.act(
      { type: 'MovePlayer', player, to: place },
      { words: told, undo: () => ({ type: 'UndoSeats' }) },
    );
    if (done !== undefined) papers.print({ type: 'seats', cards: [{ player, seat: place }] });
  };
  return (
    <p className={styles.proposal}>
      <strong>{t('toMove', { from, to })}</strong>
      {player === undefined || place === undefined ? (
        <span>{t('noButtons')}</span>
      ) : (
        <>
          <ActKey tone="main" isPending={acts.isPending} onPress={() => void move()}>
            {t('moveTo', { name: player, table: place.table, seat: place.seat })}
          </ActKey>
          <ActKey onPress={() => onMoving(player)}>{t('otherSeat')}</ActKey>
        </>
      )}
    </p>
  );
};

/** Its players draw the free seats of the others, and their cards are printed. */

const Unseated = ({ players, papers }: { players: readonly string[]; papers: Papers }) => {
  const t = useTranslations('tournament.tables');
  const acts = useActs();
  const sit = async (player: string) => {
    const done = await acts.act({ type: 'SeatEntrant', player });
    const to = done?.find(one => one.type === 'EntrantSeated')?.to;
    if (to !== undefined) papers.print({ type: 'seats', cards: [{ player, seat: to }] });
  };
  return (
    <Section title={t('unseated', { count: players.length })}>
      <Keys>
        {players.map(player => (
          <ActKey key={player} isPending={acts.isPending} onPress={() => void sit(player)}>
            {t('sit', { name: player })}
          </ActKey>
        ))}
      </Keys>
      <Refused why={acts.why} />
    </Section>
  );
};

const UndoSeats = ({ acts }: { acts: Acts }) => {
  const t = useTranslations('tournament.tables');
  const { event } = useEvent();
  return (
    <ActKey
      isOff={!event.desk.undo.seats}
      isPending={acts.isPending}
      onPress={() => void acts.act({ type: 'UndoSeats' }, { words: t('didUndo') })}
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
            {time(at)} <strong>{player}</strong> {from === undefined ? '' : `${seatWords(from)} → `}
            {seatWords(to)}
          </li>
        ))}
      </ul>
    </Section>
  );
};
