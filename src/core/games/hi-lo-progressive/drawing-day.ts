import { accept, type Decision, defined } from '#core/base';
import { type Cents, plus } from '#core/money';
import { formatMoment, type HouseClock, isInTime, periodEnds } from '#core/time';
import type { Moment } from '#core/words';
import { refuse } from './refusals.ts';
import { type DrawingRules, PROGRESSIVE, type Prize } from './rules.ts';
import type { AttemptCommand, AttemptEvent, HiLoCommand, HiLoEvent, Hold, TurnedAway } from './shape.ts';

type Drawn = {
  readonly player: string;
  readonly hour: string;
  readonly until: string;
  readonly hold?: Hold;
  readonly reported: boolean;
};
export type HeldPrize = { readonly player: string; readonly prize: Prize; readonly until: string; readonly hold: Hold };

/** One day's drawings: who was drawn, who has won, and the amount of the progressive. */
export type DrawingDay = {
  readonly day: string;
  readonly progressive: Cents;
  readonly drawn?: Drawn;
  readonly hoursDone: readonly string[];
  readonly wonToday: readonly string[];
  readonly held: readonly HeldPrize[];
  readonly isClosed: boolean;
};

export type DrawDayCommand =
  | Exclude<HiLoCommand, AttemptCommand | { readonly type: OfTheGame | 'DrawPlayer' }>
  | ({ readonly type: 'DrawPlayer'; readonly hour: string } & Pick)
  | { readonly type: 'FinishAttempt'; readonly prize: Prize; readonly wonProgressive: boolean };
export type DrawDayEvent = Exclude<
  HiLoEvent,
  AttemptEvent | { readonly type: 'HiLoDaysPosted' | 'HiLoDayOpened' | 'FirstCardTurned' }
>;
type OfTheGame = 'PostHiLoDays' | 'OpenHiLoDay' | 'TurnFirstCard';

/** Whom chance has picked, and among whom. */
export type Pick = { readonly player: string; readonly among?: readonly string[]; readonly number?: number };

export type DrawDayContext = {
  readonly now: Temporal.Instant;
  readonly clock: HouseClock;
  readonly rules: DrawingRules;
};

/** HLP 3, HLP 6.7: each day starts at $1,000, whatever the last one ended with. */
export const openDay = (day: string): DrawingDay => ({
  day,
  progressive: PROGRESSIVE.start,
  hoursDone: [],
  wonToday: [],
  held: [],
  isClosed: false,
});

export const decideDrawDay = (
  day: DrawingDay,
  command: DrawDayCommand,
  context: DrawDayContext,
): Decision<DrawDayEvent> => {
  const isAboutHeldPrize = command.type === 'ReleaseHeldPrize' || command.type === 'LapseHeldPrize';
  if (day.isClosed && !isAboutHeldPrize) return refuse('day-closed', { day: { moment: day.day } }, 'HLP 3');
  switch (command.type) {
    case 'DrawPlayer':
      return draw(day, command, context);
    case 'ReportAtDesk':
      return report(day, command.hold, context);
    case 'ForfeitNoShow':
      return forfeit(day, context);
    case 'TurnAway':
      return turnAway(day, command.why);
    case 'FinishAttempt':
      return finish(day, command.prize, command.wonProgressive, context);
    case 'ReleaseHeldPrize':
    case 'LapseHeldPrize':
      return settleHeld(day, command, context);
    case 'CloseDay': // HLP 3: what remains after the last drawing goes back to the house.
      if (day.drawn !== undefined) return refuse('day-not-over', { waiting: day.drawn.player }, 'HLP 3');
      return accept({ type: 'ProgressiveReverted', amount: day.progressive });
  }
};

export const evolveDrawDay = (day: DrawingDay, event: DrawDayEvent): DrawingDay => {
  const { drawn, ...without } = day;
  switch (event.type) {
    case 'PlayerDrawn':
      return { ...day, drawn: { player: event.player, hour: event.hour, until: event.until, reported: false } };
    case 'PlayerReported':
      return { ...day, drawn: defined({ ...drawn!, reported: true, hold: event.hold }) };
    case 'DrawForfeited': // HLP 6.8, 6.10: no attempt was made; the player may be drawn again in a later hour.
      return without;
    case 'PrizeWon': {
      const done = { hoursDone: [...day.hoursDone, event.hour], wonToday: [...day.wonToday, event.player] };
      return { ...without, ...done, progressive: event.progressive };
    }
    case 'PrizeHeld': {
      const { player, prize, hold, until } = event;
      return { ...day, held: [...day.held, { player, prize, hold, until }] };
    }
    case 'HeldPrizePaid':
    case 'HeldPrizeLapsed':
      return { ...day, held: withoutFirst(day.held, event.player) };
    case 'ProgressiveReverted':
      return { ...day, isClosed: true };
    case 'PlayersMerged':
      return merged(day, event);
  }
};

/** Of several prizes that wait for one player the oldest is settled first. */
const withoutFirst = (held: readonly HeldPrize[], name: string): readonly HeldPrize[] =>
  held.toSpliced(
    held.findIndex(({ player }) => player === name),
    1,
  );

const merged = (day: DrawingDay, { player, from }: { readonly player: string; readonly from: string }): DrawingDay => {
  const now = (name: string): string => (name === from ? player : name);
  return {
    ...day,
    ...(day.drawn === undefined ? {} : { drawn: { ...day.drawn, player: now(day.drawn.player) } }),
    wonToday: day.wonToday.map(now),
    held: day.held.map(one => ({ ...one, player: now(one.player) })),
  };
};

/** Everybody in the day's record. */
export const namesIn = ({ drawn, wonToday, held }: DrawingDay): readonly string[] => [
  ...(drawn === undefined ? [] : [drawn.player]),
  ...wonToday,
  ...held.map(({ player }) => player),
];

const draw = (
  day: DrawingDay,
  { hour, player, among, number }: { readonly hour: string } & Pick,
  context: DrawDayContext,
): Decision<DrawDayEvent> => {
  const { rules, clock, now } = context;
  if (!rules.hours.includes(hour)) return refuse('drawing-not-due', { hour: { moment: hour } }, 'HLP 1');
  if (day.hoursDone.includes(hour)) return refuse('drawing-done', { hour: { moment: hour } }, 'HLP 1');
  if (day.drawn !== undefined) {
    return refuse('still-to-report', { player: day.drawn.player, until: momentOf(day.drawn.until, context) }, 'HLP 1');
  }
  if (day.wonToday.includes(player)) return refuse('drawn-won-today', { player }, 'HLP 6.12');
  const until = periodEnds(clock, { count: rules.reportWithinMinutes, unit: 'minutes' }, now);
  return accept(defined({ type: 'PlayerDrawn' as const, player, hour, until: until.toString(), among, number }));
};

const report = (day: DrawingDay, hold: Hold | undefined, context: DrawDayContext): Decision<DrawDayEvent> => {
  if (day.drawn === undefined || day.drawn.reported)
    return refuse('nobody-drawn', { day: { moment: day.day } }, 'HLP 1');
  const { player, until } = day.drawn;
  // Drawn under one id, and a winner under another that was merged since.
  if (day.wonToday.includes(player)) return refuse('drawn-won-today', { player }, 'HLP 6.12; CLB-4');
  if (isOver(until, context)) return refuse('reported-too-late', { player, until: momentOf(until, context) }, 'HLP 1');
  return accept(defined({ type: 'PlayerReported' as const, player, hold }));
};

const forfeit = (day: DrawingDay, context: DrawDayContext): Decision<DrawDayEvent> => {
  if (day.drawn === undefined || day.drawn.reported)
    return refuse('nobody-drawn', { day: { moment: day.day } }, 'HLP 1');
  const { player, hour, until } = day.drawn;
  if (!isOver(until, context)) return refuse('still-to-report', { player, until: momentOf(until, context) }, 'HLP 1');
  return accept({ type: 'DrawForfeited', player, hour });
};

/** HLP 4: who may not play is passed over at once, and somebody else is drawn. */
const turnAway = (day: DrawingDay, why: TurnedAway): Decision<DrawDayEvent> => {
  if (day.drawn === undefined) return refuse('nobody-drawn', { day: { moment: day.day } }, 'HLP 1');
  const { player, hour, reported } = day.drawn;
  // Cards may lie on the table already.
  if (reported) return refuse('reported-before', { player }, 'HLP 4');
  return accept({ type: 'DrawForfeited', player, hour, why });
};

/** HLP 3, HLP 6.8: every game played that does not reach the top raises the progressive, one quit at once included. */
const finish = (
  day: DrawingDay,
  prize: Prize,
  wonProgressive: boolean,
  { now, clock, rules }: DrawDayContext,
): Decision<DrawDayEvent> => {
  if (day.drawn === undefined) return refuse('nobody-drawn', { day: { moment: day.day } }, 'HLP 1');
  const { player, hour, hold, reported } = day.drawn;
  if (!reported) return refuse('not-reported-yet', { player }, 'HLP 1');
  const progressive = wonProgressive ? PROGRESSIVE.start : plus(day.progressive, PROGRESSIVE.step);
  const won: DrawDayEvent = { type: 'PrizeWon', player, hour, prize, progressive };
  if (hold === undefined) return accept(won);
  // HLP 6.9: play now, the prize waits; the thirty days run from the award.
  const until = periodEnds(clock, { count: rules.idWithinDays, unit: 'days' }, now).toString();
  return accept<DrawDayEvent>(won, { type: 'PrizeHeld', player, prize, hold, until });
};

/**
 * HLP 1, HLP 6.9: with ID (or the reinstatement) in time it is paid; after that it is the house's, the meter unchanged.
 */
const settleHeld = (
  day: DrawingDay,
  { type, player }: { readonly type: 'ReleaseHeldPrize' | 'LapseHeldPrize'; readonly player: string },
  context: DrawDayContext,
): Decision<DrawDayEvent> => {
  const held = day.held.find(prize => prize.player === player);
  if (held === undefined) return refuse('no-prize-held', { player }, 'HLP 6.9');
  const until = momentOf(held.until, context);
  if (type === 'LapseHeldPrize') {
    if (!isOver(held.until, context)) return refuse('held-prize-not-lapsed', { player, until }, 'HLP 6.9');
    return accept({ type: 'HeldPrizeLapsed', player });
  }
  if (isOver(held.until, context)) return refuse('held-prize-lapsed', { player, until }, 'HLP 6.9');
  return accept({ type: 'HeldPrizePaid', player });
};

const isOver = (until: string, { now }: DrawDayContext): boolean => !isInTime(now, Temporal.Instant.from(until));

const momentOf = (until: string, { clock }: DrawDayContext): Moment => ({
  moment: formatMoment(clock, Temporal.Instant.from(until)),
});
