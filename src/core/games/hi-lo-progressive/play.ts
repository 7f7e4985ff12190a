import { type Answer, answer, assert, defined, type Refusal } from '#core/base';
import type { NaturalCard } from '#core/cards';
import { minus, plus } from '#core/money';
import { calendarDayOf, formatMoment, gamingDayOf, type HouseClock, isBefore, isInTime, momentOf } from '#core/time';
import { type Attempt, decideAttempt, evolveAttempt, startAttempt } from './attempt.ts';
import {
  type DrawDayCommand,
  type DrawDayEvent,
  type DrawingDay,
  decideDrawDay,
  evolveDrawDay,
  minutesFrom,
  namesIn,
  openDay,
  type Pick,
} from './drawing-day.ts';
import { refuse } from './refusals.ts';
import { DRAWING, PROGRESSIVE, type Prize } from './rules.ts';
import type { AttemptCommand, HiLoCommand, HiLoEvent } from './shape.ts';

export const NAME = 'hi-lo-progressive' as const;

/** The drawings of a day, and the game that is played, or was played last. HLP 1 */
export type HiLo = {
  readonly game: typeof NAME;
  /** Days on which it is played, as they are posted. */
  readonly days?: readonly string[];
  /** Absent until its first day is opened. */
  readonly day?: DrawingDay;
  readonly attempt?: Attempt;
};

export type HiLoContext = {
  readonly now: Temporal.Instant;
  readonly clock: HouseClock;
  /** Whom the house draws now; nobody where nobody plays who may be drawn. */
  readonly pick?: () => Answer<Pick> | undefined;
};

/** Drawn members turn cards for a rising prize; the end of a game settles it with the day. HLP 1 to 6 */
export const decideHiLo = (
  hiLo: HiLo | undefined,
  command: HiLoCommand,
  context: HiLoContext,
): Answer<readonly HiLoEvent[]> => {
  if (command.type === 'PostHiLoDays') return posted(command.days);
  if (command.type === 'OpenHiLoDay') return opened(hiLo, context);
  const { day, attempt } = hiLo ?? {};
  if (day === undefined) return refuse('no-hi-lo-day', {}, 'HLP 3');
  switch (command.type) {
    case 'TurnFirstCard':
      return firstCard(day, attempt, command.card);
    case 'Guess':
    case 'TurnCard':
    case 'Quit':
      return played(day, attempt, command, context);
    case 'DrawPlayer':
      return timeObjection(day, command, context) ?? drawn(day, command.hour, context);
    default: // Everything else is a matter of the day.
      return timeObjection(day, command, context) ?? onDay(day, command, context);
  }
};

/** Each drawing has the hour that ends with its name, and the day is over with the last. HLP 1, HLP 3, HLP 6.6 */
const timeObjection = (
  { day, hoursDone, drawn, redraw, isClosed }: DrawingDay,
  command: HiLoCommand,
  { now, clock }: HiLoContext,
): Refusal | undefined => {
  if (isClosed) return undefined; // The day itself says no.
  const momentAt = (hour: string) =>
    momentOf(clock, Temporal.PlainDate.from(day).toPlainDateTime(Temporal.PlainTime.from(hour)));
  if (command.type === 'DrawPlayer' && DRAWING.hours.includes(command.hour)) {
    const { hour } = command;
    const ends = momentAt(hour);
    const begins = ends.subtract({ hours: 1 });
    if (isBefore(now, begins))
      return refuse('hi-lo-hour-not-come', { from: { moment: formatMoment(clock, begins) } }, 'HLP 1');
    // Begun in its hour, it goes on until somebody comes.
    const isAgain = hour === redraw?.hour && isInTime(now, Temporal.Instant.from(redraw.until));
    return isInTime(now, ends) || isAgain || hour === drawn?.hour
      ? undefined
      : refuse('hi-lo-hour-gone', { until: { moment: formatMoment(clock, ends) } }, 'HLP 1');
  }
  if (command.type !== 'CloseDay') return undefined;
  const left = DRAWING.hours.filter(hour => !hoursDone.includes(hour) && isBefore(now, momentAt(hour)));
  const hours = left.map(moment => ({ moment }));
  return left.length === 0 ? undefined : refuse('hi-lo-drawings-left', { hours }, 'HLP 3');
};

/** What the clock brings: who stays away is passed over, prizes held too long lapse, and the day ends. PRO-4 */
export const dueInHiLo = ({ day: drawings }: HiLo, { now, clock }: HiLoContext): readonly HiLoCommand[] => {
  if (drawings === undefined) return [];
  const { day, held, isClosed } = drawings;
  const isOver = Temporal.PlainDate.compare(calendarDayOf(clock, now), day) > 0;
  return [
    { type: 'ForfeitNoShow' },
    // Of several that wait for one player only the oldest is looked at; the next one when time passes again.
    ...[...new Set(held.map(({ player }) => player))].map(
      (player): HiLoCommand => ({ type: 'LapseHeldPrize', player }),
    ),
    ...(isOver && !isClosed ? [{ type: 'CloseDay' } as const] : []),
  ];
};

/** Wins, waits and draws under one id count for the other: one win a day is per person. CLB-4, HLP 6.12 */
export const mergedInHiLo = ({ day }: HiLo, from: string, into: string): readonly HiLoEvent[] =>
  day !== undefined && namesIn(day).includes(from) ? [{ type: 'PlayersMerged', player: into, from }] : [];

const posted = (days: readonly string[]): Answer<readonly HiLoEvent[]> =>
  answer([{ type: 'HiLoDaysPosted', days: [...new Set(days)].toSorted() }]);

/** Only on its days, and once on each. HLP 1 */
const opened = (hiLo: HiLo | undefined, { now, clock }: HiLoContext): Answer<readonly HiLoEvent[]> => {
  const last = hiLo?.day;
  if (last?.isClosed === false) return refuse('hi-lo-day-open', { day: { moment: last.day } }, 'HLP 3');
  const today = gamingDayOf(clock, now).toString();
  if (hiLo?.days?.includes(today) !== true) return refuse('hi-lo-not-today', { day: { moment: today } }, 'HLP 1');
  if (last?.day === today) return refuse('hi-lo-day-over', { day: { moment: today } }, 'HLP 3');
  const { day, progressive } = openDay(today);
  return answer([{ type: 'HiLoDayOpened', day, progressive }]);
};

/** The house picks; the hour and who is still to come are looked at first. HLP 1 */
const drawn = (day: DrawingDay, hour: string, context: HiLoContext): Answer<readonly HiLoEvent[]> => {
  const early = onDay(day, { type: 'DrawPlayer', hour, player: '' }, context);
  if (!early.ok) return early;
  const pick = context.pick?.() ?? refuse('hi-lo-nobody-playing', {}, 'HLP 1');
  return pick.ok ? onDay(day, { type: 'DrawPlayer', hour, ...pick.value }, context) : pick;
};

const firstCard = (day: DrawingDay, attempt: Attempt | undefined, card: NaturalCard): Answer<readonly HiLoEvent[]> => {
  const player = day.drawn?.player;
  if (player === undefined || day.drawn?.reported !== true) return refuse('no-hi-lo-game', {}, 'HLP 1');
  if (attempt !== undefined && attempt.prize === undefined) return refuse('hi-lo-game-on', { player }, 'HLP 5.4');
  return answer([{ type: 'FirstCardTurned', card }]);
};

const played = (
  day: DrawingDay,
  attempt: Attempt | undefined,
  command: AttemptCommand,
  context: HiLoContext,
): Answer<readonly HiLoEvent[]> => {
  if (attempt === undefined) return refuse('no-hi-lo-game', {}, 'HLP 5');
  const decided = decideAttempt(attempt, command, day.progressive);
  if (!decided.ok) return decided;
  const end = decided.events.find(event => event.type === 'AttemptEnded');
  if (end === undefined) return answer(decided.events);
  const { prize, wonProgressive } = end;
  const finished = onDay(day, { type: 'FinishAttempt', prize, wonProgressive }, context);
  return finished.ok ? answer([...decided.events, ...finished.value]) : finished;
};

const onDay = (day: DrawingDay, command: DrawDayCommand, context: HiLoContext): Answer<readonly DrawDayEvent[]> => {
  const decided = decideDrawDay(day, command, { ...context, rules: DRAWING });
  return decided.ok ? answer(decided.events) : decided;
};

/** A prize that becomes an award. */
export type HiLoWin = { readonly player: string; readonly prize: Prize };

/** What the house owes now: its own money; a prize that is held is owed when it is released. HLP 6.9 */
export const wonInHiLo = (hiLo: HiLo | undefined, events: readonly HiLoEvent[]): readonly HiLoWin[] => {
  const isHeld = events.some(({ type }) => type === 'PrizeHeld');
  return events.flatMap((event): readonly HiLoWin[] => {
    if (event.type === 'PrizeWon') return isHeld ? [] : [{ player: event.player, prize: event.prize }];
    if (event.type !== 'HeldPrizePaid') return [];
    const held = hiLo?.day?.held.find(({ player }) => player === event.player);
    return held === undefined ? [] : [{ player: held.player, prize: held.prize }];
  });
};

/** What a prize that is taken back before it is paid does to its day; nothing once the day is closed. HLP 3, HSE-12 */
export const takenBackInHiLo = ({ day }: HiLo, player: string, { now, clock }: HiLoContext): readonly HiLoEvent[] => {
  const win = day?.wins.find(one => one.player === player);
  if (day === undefined || day.isClosed || win === undefined) return [];
  const risen = minus(day.progressive, PROGRESSIVE.start);
  const progressive = win.isTop ? plus(win.prize.amount, risen) : day.progressive;
  const again = minutesFrom({ now, clock, rules: DRAWING });
  return [{ type: 'WinTakenBack', player, hour: win.hour, progressive, again }];
};

/** Applies what was decided. */
export const evolveHiLo = (hiLo: HiLo | undefined, event: HiLoEvent): HiLo => {
  if (event.type === 'HiLoDaysPosted') return { ...hiLo, game: NAME, days: event.days };
  if (event.type === 'HiLoDayOpened') {
    const held = hiLo?.day?.held ?? []; // A prize that waits for papers waits on from day to day.
    const { days } = hiLo ?? {};
    return { game: NAME, ...defined({ days }), day: { ...openDay(event.day), progressive: event.progressive, held } };
  }
  const { day } = hiLo ?? {};
  assert(hiLo !== undefined && day !== undefined, 'something happened in Hi-Lo before its first day');
  switch (event.type) {
    case 'FirstCardTurned':
      return { ...hiLo, attempt: startAttempt(event.card) };
    case 'GuessMade':
    case 'CardTurned':
    case 'AttemptEnded':
      assert(hiLo.attempt !== undefined, 'a card of Hi-Lo without a game');
      return { ...hiLo, attempt: evolveAttempt(hiLo.attempt, event) };
    default: // Everything else is a matter of the day.
      return { ...hiLo, day: evolveDrawDay(day, event) };
  }
};
