import { type Answer, accept, answer, type Decision } from '#core/base';
import { type Asked, type Deciders, notPlayed } from './asked.ts';
import { clockAt, lineOf, remainingMs, runningFrom } from './clock.ts';
import type { ClockCommand } from './command-shape.ts';
import type { ClockEvent, TournamentEvent } from './event-shape.ts';
import { refuse } from './refusals.ts';
import type { Clock } from './state-shape.ts';
import type { Level } from './structure-shape.ts';

/** Time comes with the command, and the state keeps moments. TRN-17, TRN-18 */
export const DECIDE_CLOCK: Deciders<ClockCommand> = {
  StartClock: asked => {
    const { now, tournament } = asked;
    const refused = notPlayed(asked);
    if (refused !== undefined) return refused;
    const { levels = [] } = tournament.structure;
    if (levels.length === 0) return refuse('no-levels-posted', {}, 'TRN-17');
    const clock = tournament.clock ?? { step: 1, pausedMs: msOf(lineOf(levels, 1)) };
    if ('endsAt' in clock) return refuse('clock-runs', {}, 'TRN-18');
    return set(asked, 'ClockStarted', runningFrom(clock.step, clock.pausedMs, now));
  },
  PauseClock: asked => {
    const clock = clockOf(asked);
    if (!clock.ok) return clock;
    if ('pausedMs' in clock.value) return refuse('clock-stands', {}, 'TRN-18');
    return set(asked, 'ClockPaused', { step: clock.value.step, pausedMs: remainingMs(clock.value, asked.now) });
  },
  CorrectClock: (asked, { step, remainingSeconds }) => {
    const clock = clockOf(asked);
    if (!clock.ok) return clock;
    const { levels = [] } = asked.tournament.structure;
    if (!isWhole(step) || step < 1 || step > levels.length)
      return refuse('no-such-line', { step, lines: levels.length }, 'TRN-18');
    if (!isWhole(remainingSeconds) || remainingSeconds < 0)
      return refuse('time-not-whole', { remainingSeconds }, 'TRN-18');
    return set(asked, 'ClockCorrected', keptGoing(asked, clock.value, step, remainingSeconds * 1_000));
  },
  NextLevel: asked => {
    const clock = clockOf(asked);
    if (!clock.ok) return clock;
    const { levels = [] } = asked.tournament.structure;
    const step = clock.value.step + 1;
    if (step > levels.length) return refuse('no-such-line', { step, lines: levels.length }, 'TRN-18');
    return set(asked, 'ClockCorrected', keptGoing(asked, clock.value, step, msOf(lineOf(levels, step))));
  },
  LetTimePass: asked => {
    const clock = clockOf(asked);
    const isNew = clock.ok && clock.value.step !== asked.tournament.clock?.step;
    return isNew ? set(asked, 'LevelBegan', clock.value) : accept();
  },
};

/** The clock now. */
const clockOf = ({ tournament: { clock, structure, stage }, now }: Asked): Answer<Clock> =>
  clock === undefined || stage === 'over'
    ? refuse('clock-not-started', {}, 'TRN-17')
    : answer(clockAt(structure.levels ?? [], clock, now));

/** A paused clock stays paused, and a running one keeps running. */
const keptGoing = ({ now }: Asked, clock: Clock, step: number, leftMs: number): Clock =>
  'pausedMs' in clock ? { step, pausedMs: leftMs } : runningFrom(step, leftMs, now);

const set = ({ now }: Asked, type: ClockEvent['type'], clock: Clock): Decision<TournamentEvent> =>
  accept({ type, clock, at: now.toString() });

const msOf = ({ minutes }: Level): number => minutes * 60_000;
const isWhole = (n: number): boolean => Number.isSafeInteger(n);
