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
export type HeldPrize = {
  readonly player: string;
  readonly prize: Prize;
  readonly hold: Hold;
  /** Until when ID can be brought. */
  readonly until?: string;
};
/** A game that was won today, at whatever step. */
export type Win = { readonly player: string; readonly hour: string; readonly prize: Prize; readonly isTop: boolean };

/** One day's drawings: who was drawn, who has won, and the amount of the progressive. */
export type DrawingDay = {
  readonly day: string;
  readonly progressive: Cents;
  readonly drawn?: Drawn;
  readonly hoursDone: readonly string[];
  readonly wins: readonly Win[];
  /** A drawing without a winner, to be drawn again: nobody came, somebody was turned away, a prize was taken back. */
  readonly redraw?: { readonly hour: string; readonly until: string };
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
  wins: [],
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
      return turnAway(day, command.why, context);
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
  const { drawn, redraw: _, ...without } = day;
  switch (event.type) {
    case 'PlayerDrawn':
      return { ...without, drawn: { player: event.player, hour: event.hour, until: event.until, reported: false } };
    case 'PlayerReported':
      return { ...day, drawn: defined({ ...drawn!, reported: true, hold: event.hold }) };
    case 'DrawForfeited': // HLP 6.8, 6.10: no attempt was made; the player may be drawn again in a later hour.
      return { ...without, ...(event.again !== undefined && { redraw: { hour: event.hour, until: event.again } }) };
    case 'PrizeWon': {
      const { player, hour, prize, progressive } = event;
      // A game that does not win the progressive raises it.
      const win: Win = { player, hour, prize, isTop: progressive <= day.progressive };
      return { ...without, hoursDone: [...day.hoursDone, hour], wins: [...day.wins, win], progressive };
    }
    case 'PrizeHeld': {
      const { player, prize, hold, until } = event;
      return { ...day, held: [...day.held, defined({ player, prize, hold, until })] };
    }
    case 'HeldPrizePaid':
      return { ...day, held: withoutOne(day.held, ({ player }) => player === event.player) };
    case 'HeldPrizeLapsed': {
      const isTheirs = ({ player }: HeldPrize): boolean => player === event.player;
      const isLapsing = day.held.some(one => isTheirs(one) && canLapse(one)) ? canLapse : () => true;
      return { ...day, held: withoutOne(day.held, one => isTheirs(one) && isLapsing(one)) };
    }
    case 'WinTakenBack': {
      const { player, hour, progressive, again: until } = event;
      return {
        ...without,
        ...(drawn !== undefined && { drawn }),
        hoursDone: day.hoursDone.filter(done => done !== hour),
        wins: day.wins.filter(win => win.player !== player || win.hour !== hour),
        redraw: { hour, until },
        progressive,
      };
    }
    case 'ProgressiveReverted':
      return { ...day, isClosed: true };
    case 'PlayersMerged':
      return merged(day, event);
  }
};

/** Of several prizes that wait for one player the oldest is settled first. */
const withoutOne = (held: readonly HeldPrize[], isMeant: (one: HeldPrize) => boolean): readonly HeldPrize[] =>
  held.toSpliced(held.findIndex(isMeant), 1);

/** Only ID has to be brought in time; a reinstatement takes as long as it takes. HLP 4, HLP 6.11 */
const canLapse = ({ hold }: HeldPrize): boolean => hold === 'no-photo-id';

export const hasWon = ({ wins }: DrawingDay, name: string): boolean => wins.some(({ player }) => player === name);

const merged = (day: DrawingDay, { player, from }: { readonly player: string; readonly from: string }): DrawingDay => {
  const now = (name: string): string => (name === from ? player : name);
  return {
    ...day,
    ...(day.drawn === undefined ? {} : { drawn: { ...day.drawn, player: now(day.drawn.player) } }),
    wins: day.wins.map(one => ({ ...one, player: now(one.player) })),
    held: day.held.map(one => ({ ...one, player: now(one.player) })),
  };
};

/** Everybody in the day's record. */
export const namesIn = ({ drawn, wins, held }: DrawingDay): readonly string[] => [
  ...(drawn === undefined ? [] : [drawn.player]),
  ...wins.map(({ player }) => player),
  ...held.map(({ player }) => player),
];

const draw = (
  day: DrawingDay,
  { hour, player, among, number }: { readonly hour: string } & Pick,
  context: DrawDayContext,
): Decision<DrawDayEvent> => {
  const { rules } = context;
  if (!rules.hours.includes(hour)) return refuse('drawing-not-due', { hour: { moment: hour } }, 'HLP 1');
  if (day.hoursDone.includes(hour)) return refuse('drawing-done', { hour: { moment: hour } }, 'HLP 1');
  if (day.drawn !== undefined) {
    return refuse('still-to-report', { player: day.drawn.player, until: momentOf(day.drawn.until, context) }, 'HLP 1');
  }
  if (hasWon(day, player)) return refuse('drawn-won-today', { player }, 'HLP 6.12');
  const until = minutesFrom(context);
  return accept(defined({ type: 'PlayerDrawn' as const, player, hour, until, among, number }));
};

const report = (day: DrawingDay, hold: Hold | undefined, context: DrawDayContext): Decision<DrawDayEvent> => {
  if (day.drawn === undefined || day.drawn.reported)
    return refuse('nobody-drawn', { day: { moment: day.day } }, 'HLP 1');
  const { player, until } = day.drawn;
  // Drawn under one id, and a winner under another that was merged since.
  if (hasWon(day, player)) return refuse('drawn-won-today', { player }, 'HLP 6.12; CLB-4');
  if (isOver(until, context)) return refuse('reported-too-late', { player, until: momentOf(until, context) }, 'HLP 1');
  return accept(defined({ type: 'PlayerReported' as const, player, hold }));
};

const forfeit = (day: DrawingDay, context: DrawDayContext): Decision<DrawDayEvent> => {
  if (day.drawn === undefined || day.drawn.reported)
    return refuse('nobody-drawn', { day: { moment: day.day } }, 'HLP 1');
  const { player, hour, until } = day.drawn;
  if (!isOver(until, context)) return refuse('still-to-report', { player, until: momentOf(until, context) }, 'HLP 1');
  return accept({ type: 'DrawForfeited', player, hour, again: minutesFrom(context) });
};

/** HLP 4: who may not play is passed over at once, and somebody else is drawn. */
const turnAway = (day: DrawingDay, why: TurnedAway, context: DrawDayContext): Decision<DrawDayEvent> => {
  if (day.drawn === undefined) return refuse('nobody-drawn', { day: { moment: day.day } }, 'HLP 1');
  const { player, hour, reported } = day.drawn;
  // Cards may lie on the table already.
  if (reported) return refuse('reported-before', { player }, 'HLP 4');
  return accept({ type: 'DrawForfeited', player, hour, why, again: minutesFrom(context) });
};

/** A player has so long to report, and the desk so long to draw again. HLP 1, HLP 6.6 */
export const minutesFrom = ({ clock, rules, now }: DrawDayContext): string =>
  periodEnds(clock, { count: rules.reportWithinMinutes, unit: 'minutes' }, now).toString();

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
  // HLP 6.9: play now, the prize waits; the thirty days for ID run from the award.
  const until = periodEnds(clock, { count: rules.idWithinDays, unit: 'days' }, now).toString();
  const held = { type: 'PrizeHeld', player, prize, hold } as const;
  return accept<DrawDayEvent>(won, hold === 'no-photo-id' ? { ...held, until } : held);
};

/** HLP 1, HLP 6.9: with ID in time it is paid; after that it is the house's, the meter unchanged. */
const settleHeld = (
  day: DrawingDay,
  { type, player }: { readonly type: 'ReleaseHeldPrize' | 'LapseHeldPrize'; readonly player: string },
  context: DrawDayContext,
): Decision<DrawDayEvent> => {
  const theirs = day.held.filter(prize => prize.player === player);
  const held = type === 'LapseHeldPrize' ? (theirs.find(canLapse) ?? theirs[0]) : theirs[0];
  if (held === undefined) return refuse('no-prize-held', { player }, 'HLP 6.9');
  const isLapse = type === 'LapseHeldPrize';
  if (!canLapse(held) || held.until === undefined) {
    return isLapse
      ? refuse('held-for-reinstatement', { player }, 'HLP 4; HLP 6.11')
      : accept({ type: 'HeldPrizePaid', player });
  }
  const until = momentOf(held.until, context);
  const isGone = isOver(held.until, context);
  if (isLapse && !isGone) return refuse('held-prize-not-lapsed', { player, until }, 'HLP 6.9');
  if (!isLapse && isGone) return refuse('held-prize-lapsed', { player, until }, 'HLP 6.9');
  return accept({ type: isLapse ? 'HeldPrizeLapsed' : 'HeldPrizePaid', player });
};

const isOver = (until: string, { now }: DrawDayContext): boolean => !isInTime(now, Temporal.Instant.from(until));

const momentOf = (until: string, { clock }: DrawDayContext): Moment => ({
  moment: formatMoment(clock, Temporal.Instant.from(until)),
});
