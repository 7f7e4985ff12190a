import { useEffect, useState } from 'react';
import type { Level, Place, TournamentBoard } from '#core/mechanisms/tournament';
import { formatAmountShort } from '#core/money';
import { countdown, type ShownClock, shownClock } from '../kit/index.ts';
import { BigFigure } from './big.tsx';
import type { Freshness } from './freshness.ts';
import styles from './tournament-slide.module.css';
import { SaidIn } from './voices.tsx';

type TournamentSlideProps = {
  readonly board: TournamentBoard;
  readonly now: number;
  readonly freshness: Freshness;
};

/**
 * The clock of a tournament for the whole room. It needs nobody to count: without the house it goes on through the
 * posted levels, and only what the house alone knows makes way after a minute. TRN-17
 */
export const TournamentSlide = ({ board, now, freshness }: TournamentSlideProps) => {
  const fine = useFineNow(now);
  const { levels = [], clock, stage } = board;
  const shown = clock === undefined ? undefined : shownClock(levels, clock, fine);
  const moves = freshness === 'old' ? [] : recentIn(board, fine);
  const hasSide = freshness !== 'old' && (moves.length > 0 || (board.prizes ?? []).length > 0);
  return (
    <div className={styles.slide} data-alone={!hasSide || undefined}>
      <Figures board={board} freshness={freshness} />
      <div className={styles.clock} data-paused={shown?.isRunning === false || undefined}>
        {stage !== 'over' && <Clock shown={shown} levels={levels} />}
        <SaidIn
          as="p"
          className={stage === 'over' ? styles.level : styles.stage}
          text={t => t(`tournament.stages.${stage}`)}
        />
      </div>
      {hasSide && (moves.length > 0 ? <Moves moves={moves} /> : <Prizes board={board} />)}
    </div>
  );
};

const TICK_MS = 200;

/** The time told each second, made finer, so that no second is skipped or stays too long. */
const useFineNow = (now: number): number => {
  const [told, setTold] = useState({ now, at: performance.now() });
  const [, tick] = useState(0);
  if (told.now !== now) setTold({ now, at: performance.now() });
  useEffect(() => {
    const timer = setInterval(() => tick(count => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return told.now + (performance.now() - told.at);
};

const counted = (number: number): string => number.toLocaleString('en-US');
const blindsOf = (line: Extract<Level, { type: 'level' }>): string =>
  `${counted(line.smallBlind)}/${counted(line.bigBlind)}`;

const Clock = ({ shown, levels }: { shown: ShownClock | undefined; levels: readonly Level[] }) => {
  const line = shown?.line ?? levels[0];
  if (line === undefined) return null;
  const isBreak = line.type === 'break';
  return (
    <>
      <p className={styles.level}>
        <SaidIn
          as="span"
          text={t => (isBreak ? t('tournament.break') : t('tournament.level', { level: String(shown?.level ?? 1) }))}
        />
        {shown?.isRunning !== true && (
          <SaidIn
            as="strong"
            className={styles.paused}
            text={t => t(shown === undefined ? 'tournament.notStarted' : 'tournament.paused')}
          />
        )}
      </p>
      <div role="timer" aria-live="off">
        <BigFigure freshness="live">{countdown(shown?.leftMs ?? line.minutes * 60_000)}</BigFigure>
      </div>
      {!isBreak && <Blinds line={line} />}
      <Next shown={shown} levels={levels} />
    </>
  );
};

const Blinds = ({ line }: { line: Extract<Level, { type: 'level' }> }) => {
  const { ante = 0, anteBy } = line;
  const by = anteBy === undefined ? 'tournament.ante' : 'tournament.bigBlindAnte';
  return (
    <p className={styles.blinds} translate="no">
      {blindsOf(line)}
      {ante > 0 && <SaidIn as="span" className={styles.ante} text={t => t(by, { ante: counted(ante) })} />}
    </p>
  );
};

const Next = ({ shown, levels }: { shown: ShownClock | undefined; levels: readonly Level[] }) => {
  const next = shown === undefined ? levels.slice(1).find(line => line.type === 'level') : shown.nextLevel;
  return (
    <p className={styles.next}>
      <SaidIn
        as="span"
        text={t => (next === undefined ? t('tournament.last') : t('tournament.next', { what: blindsOf(next) }))}
      />
      {shown?.breakInMs !== undefined && shown.line.type !== 'break' && (
        <SaidIn
          as="span"
          className={styles.break}
          text={t => t('tournament.breakIn', { time: countdown(shown.breakInMs ?? 0) })}
        />
      )}
    </p>
  );
};

const Figures = ({ board, freshness }: Pick<TournamentSlideProps, 'board' | 'freshness'>) => {
  const { left, entrants, chips, pool } = board;
  if (freshness === 'old') return <div />; // Its column stays.
  return (
    <dl className={styles.figures}>
      <div>
        <SaidIn as="dt" text={t => t('tournament.players')} />
        <dd translate="no">
          {counted(left)}
          <SaidIn as="small" text={t => t('tournament.entries', { count: counted(entrants) })} />
        </dd>
      </div>
      {chips !== undefined && (
        <div>
          <SaidIn as="dt" text={t => t('tournament.average')} />
          <dd translate="no">{counted(chips.average)}</dd>
        </div>
      )}
      {pool !== undefined && (
        <div>
          <SaidIn as="dt" text={t => t('tournament.pool')} />
          <dd translate="no">{formatAmountShort(pool)}</dd>
        </div>
      )}
    </dl>
  );
};

/** So long a move is news. */
const NEWS_MS = 180_000;
const MOVES = 4;
const ROWS = 6;

type Moved = NonNullable<TournamentBoard['moves']>;

/** Who has just been moved, the newest first. */
const recentIn = ({ moves = [] }: TournamentBoard, now: number): Moved =>
  moves
    .filter(({ at }) => now - Date.parse(at) < NEWS_MS)
    .slice(-MOVES)
    .toReversed();

/** From seat to seat; nobody is named, and it reads the same in every language. */
const Moves = ({ moves }: { moves: Moved }) => (
  <section className={styles.side}>
    <SaidIn as="h2" text={t => t('tournament.moves')} />
    <ol className={styles.rows}>
      {moves.map(({ from, to, at }) => (
        <li key={`${to.table} ${to.seat} ${at}`} translate="no">
          <span>{from === undefined ? '' : seatOf(from)}</span>
          <strong>› {seatOf(to)}</strong>
        </li>
      ))}
    </ol>
  </section>
);

const seatOf = ({ table, seat }: Place): string => `${table}/${seat}`;

const Prizes = ({ board: { prizes = [], things = [] } }: { board: TournamentBoard }) => {
  const thingAt = (place: number): string | undefined => things.find(thing => thing.place === place)?.what;
  return (
    <section className={styles.side}>
      <SaidIn as="h2" text={t => t('tournament.prizes')} />
      <ol className={styles.rows}>
        {prizes.slice(0, ROWS).map((amount, before) => (
          <li key={String(before)} translate="no">
            <span>{before + 1}</span>
            <strong>{thingAt(before + 1) ?? formatAmountShort(amount)}</strong>
          </li>
        ))}
      </ol>
      {prizes.length > ROWS && (
        <SaidIn as="p" className={styles.more} text={t => t('tournament.more', { count: prizes.length - ROWS })} />
      )}
    </section>
  );
};
