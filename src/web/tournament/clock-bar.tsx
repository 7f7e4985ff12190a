import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Clock, type Level, levelNumber } from '#core/mechanisms/tournament';
import { formatAmountShort } from '#core/money';
import {
  ActKey,
  AskKey,
  Body,
  Choose,
  countdown,
  Field,
  Refused,
  Sheet,
  shownClock,
  useHouseTime,
  useServerNow,
  useStation,
} from '../kit/index.ts';
import styles from './clock-bar.module.css';
import { bySeconds, leftAlone, secondsTyped, toLine } from './clock-moves.ts';
import { type EventView, isPlayed } from './event.ts';
import { counted, usePlayed } from './parts.tsx';
import { type Acts, useActs, useEvent, useServerClock } from './use-event.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** The clock, large, with its keys, and the figures a director is asked for all day. */
export const ClockBar = () => {
  const { event } = useEvent();
  const clock = useClock();
  const acts = useActs();
  const move = useMoves(acts);
  const [isCorrecting, setCorrecting] = useState(false);
  useShortcuts(move.toggle === undefined ? {} : { clock: move.toggle });
  return (
    <section className={styles.bar} aria-label={useTranslations('tournament.clock')('title')}>
      {!isOver(event) && <Face clock={clock} />}
      <Figures event={event} breakInMs={clock?.line.type === 'break' ? undefined : clock?.breakInMs} />
      <ClockKeys {...{ acts, move }} onCorrect={() => setCorrecting(true)} />
      <Refused why={acts.why} />
      {isCorrecting && <CorrectSheet onClose={() => setCorrecting(false)} />}
    </section>
  );
};

const TICK_MS = 250;

/** The clock at this moment by the server's time; nothing before the first level. */
export const useClock = () => {
  const { event } = useEvent();
  const { feed } = useStation();
  const now = useServerNow(feed, TICK_MS);
  const { clock } = event.board;
  return clock === undefined || isOver(event) ? undefined : shownClock(event.desk.structure.levels ?? [], clock, now);
};

const isOver = ({ board, desk }: EventView): boolean => board.stage === 'over' || desk.cancelled !== undefined;

type ClockNow = ReturnType<typeof useClock>;

export const Face = ({ clock }: { clock: ClockNow }) => {
  const t = useTranslations('tournament.clock');
  const { event } = useEvent();
  const played = usePlayed();
  const { levels = [] } = event.desk.structure;
  const line = clock?.line ?? levels[0];
  if (line === undefined) return <p className={styles.state}>{t('noLevels')}</p>;
  const isBreak = line.type === 'break';
  return (
    <div
      className={styles.face}
      data-paused={clock?.isRunning === false || undefined}
      data-break={isBreak || undefined}
    >
      <p className={styles.level}>
        {isBreak ? t('break') : t('level', { level: clock?.level ?? 1 })}
        {clock === undefined && <strong>{t('notStarted')}</strong>}
        {clock?.isRunning === false && <strong>{t('paused')}</strong>}
      </p>
      <p className={styles.time} role="timer" aria-live="off" translate="no">
        {countdown(clock?.leftMs ?? line.minutes * 60_000)}
      </p>
      <p className={styles.blinds}>{isBreak ? ' ' : played(line)}</p>
      <p className={styles.next}>{nextWords(clock, levels, played, t)}</p>
    </div>
  );
};

const nextWords = (
  clock: ClockNow,
  levels: readonly Level[],
  played: (line: Level) => string,
  t: ReturnType<typeof useTranslations<'tournament.clock'>>,
): string => {
  const next = clock === undefined ? levels[1] : clock.next;
  if (next === undefined) return t('lastLevel');
  const after = next.type === 'break' ? clock?.nextLevel : undefined;
  return t('next', { what: after === undefined ? played(next) : `${played(next)}, ${played(after)}` });
};

const Figures = ({ event, breakInMs }: { event: EventView; breakInMs: number | undefined }) => {
  const t = useTranslations('tournament.figures');
  const { time } = useHouseTime();
  const { left, entrants, chips, pool, tables, startedAt } = event.board;
  const shown: readonly (readonly [string, string | undefined])[] = [
    [t('players'), `${counted(left)} / ${counted(entrants)}`],
    [t('average'), chips && counted(chips.average)],
    [t('pool'), pool === undefined ? undefined : formatAmountShort(pool)],
    [t('tables'), tables && counted(tables.length)],
    [t('break'), breakInMs === undefined ? undefined : countdown(breakInMs)],
    [t('started'), startedAt === undefined ? undefined : time(startedAt)],
  ];
  return (
    <dl className={styles.figures}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate="no">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
};

type Moves = ReturnType<typeof useMoves>;

/** What can be done to the clock now, each with its way back. */
export const useMoves = ({ act }: Acts) => {
  const t = useTranslations('tournament.clock');
  const { event } = useEvent();
  const now = useServerClock();
  const { levels = [] } = event.desk.structure;
  const { clock } = event.board;
  const shown = (of: Clock) => shownClock(levels, of, now());
  /** Back to where it would be by now. */
  const back = (before: Clock) => ({ undo: () => leftAlone(levels, before, now()) });

  const start = () => act({ type: 'StartClock' }, { words: t('didStart'), undo: () => ({ type: 'PauseClock' }) });
  const pause = () => act({ type: 'PauseClock' }, { words: t('didPause'), undo: () => ({ type: 'StartClock' }) });
  const isRunning = clock !== undefined && 'endsAt' in clock;
  if (!isPlayed(event) || levels.length === 0) return { isRunning };
  if (clock === undefined) return { isRunning, toggle: start };
  const by = (seconds: number) => () => {
    const at = shown(clock);
    if (at !== undefined) act(bySeconds(at, seconds), { words: t('didCorrect'), ...back(clock) });
  };
  return {
    isRunning,
    toggle: isRunning ? pause : start,
    less: by(-60),
    more: by(60),
    next: () => act({ type: 'NextLevel' }, { words: t('didNext'), ...back(clock) }),
    back: () => {
      const step = (shown(clock)?.step ?? 1) - 1;
      if (step > 0) act(toLine(levels, step), { words: t('didCorrect'), ...back(clock) });
    },
  };
};

type ClockKeysProps = { readonly acts: Acts; readonly move: Moves; readonly onCorrect: () => void };

const ClockKeys = ({ acts, move, onCorrect }: ClockKeysProps) => {
  const t = useTranslations('tournament.clock');
  const { event } = useEvent();
  if (move.toggle === undefined) return null;
  const start = event.board.clock === undefined ? t('start') : t('goOn');
  return (
    <div className={`${styles.keys} no-print`}>
      <ActKey tone="main" isPending={acts.isPending} onPress={move.toggle}>
        {move.isRunning ? t('pause') : start}
      </ActKey>
      {move.more !== undefined && (
        <>
          <ActKey onPress={move.less}>{t('less')}</ActKey>
          <ActKey onPress={move.more}>{t('more')}</ActKey>
          <ActKey onPress={move.next}>{t('nextLevel')}</ActKey>
          <ActKey onPress={onCorrect}>{t('correct')}</ActKey>
        </>
      )}
    </div>
  );
};

/** Any line and any time. */
const CorrectSheet = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('tournament.clock');
  const { event } = useEvent();
  const played = usePlayed();
  const now = useServerClock();
  const acts = useActs();
  const { levels = [] } = event.desk.structure;
  const { clock } = event.board;
  const [first] = useState(() => clock && shownClock(levels, clock, now()));
  const [step, setStep] = useState(String(first?.step ?? 1));
  const [left, setLeft] = useState(first === undefined ? '' : countdown(first.leftMs));
  const seconds = secondsTyped(left);
  const options = levels.map((line, place) => {
    const name = line.type === 'break' ? '' : `${t('level', { level: levelNumber(levels, place + 1) })}: `;
    return [String(place + 1), `${name}${played(line)} (${line.minutes}:00)`] as const;
  });
  const choose = (chosen: string) => {
    setStep(chosen);
    setLeft(countdown(toLine(levels, Number(chosen)).remainingSeconds * 1_000));
  };
  const correct = () => {
    if (seconds === undefined || clock === undefined) return;
    const told = { words: t('didCorrect'), undo: () => leftAlone(levels, clock, now()), onDone: onClose };
    acts.act({ type: 'CorrectClock', step: Number(step), remainingSeconds: seconds }, told);
  };
  return (
    <Sheet title={t('correctTitle')} isOpen onClose={onClose}>
      <Body>
        <Choose label={t('line')} value={step} options={options} onChange={choose} />
        <Field label={t('left')} how="12:30" value={left} onChange={setLeft} />
        <AskKey acting={acts} isOff={seconds === undefined} onPress={correct}>
          {t('correctAction', { time: seconds === undefined ? '…' : countdown(seconds * 1_000) })}
        </AskKey>
      </Body>
    </Sheet>
  );
};
