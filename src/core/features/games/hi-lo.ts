import { type Answer, accept, answer, assert, type Decision, type Refusal } from '#core/base';
import type { NaturalCard } from '#core/cards';
import {
  type AttemptCommand,
  DRAWING,
  type DrawingCommand,
  type DrawingDay,
  type DrawingEvent,
  decideAttempt,
  decideDrawing,
  evolveAttempt,
  evolveDrawing,
  namesIn,
  openDay,
  startAttempt,
} from '#core/games/hi-lo-progressive';
import {
  type Booking,
  booking,
  type Context,
  HOUSE,
  type HouseView,
  type MergedPeople,
  momentText,
  namedObjection,
  PLAYERS,
} from '#core/state';
import { calendarDayOf, formatMoment, gamingDayOf, isBefore, momentOf } from '#core/time';
import type { GameEvent, HiLoEvent } from './events.ts';
import { type GameInHouse, gameIn, HI_LO, type HiLo } from './game.ts';
import { refuse } from './refusals.ts';

export type HiLoCommand =
  | { readonly type: 'OpenHiLoDay' }
  | { readonly type: 'TurnFirstCard'; readonly card: NaturalCard }
  | AttemptCommand
  | Exclude<DrawingCommand, { readonly type: 'FinishAttempt' }>;

export type PlayHiLo = { readonly type: 'PlayHiLo'; readonly command: HiLoCommand };

/** Drawn members turn cards for a rising prize; the end of a game settles it with the day. HLP 1 to 6 */
export const playHiLo = (house: HouseView, { command }: PlayHiLo, context: Context): Decision<GameEvent> => {
  const decided = namedObjection(house, command) ?? decide(house, command, context);
  if (!decided.ok) return decided;
  const events = decided.value;
  const bookings = bookingsOf(hiLoIn(house), events);
  return accept({ type: 'HiLoPlayed', events, at: momentText(context.now), by: context.actor.id, bookings });
};

/** Who has won, waits or is drawn under one id does so under the other: a win a day is for a person. CLB-4, HLP 6.12 */
export const mergedInHiLo = (house: HouseView, { from, into, by, at }: MergedPeople): readonly GameEvent[] => {
  const hiLo = hiLoIn(house);
  if (hiLo === undefined || !namesIn(hiLo.day).includes(from)) return [];
  const events = [{ type: 'PlayersMerged', player: into, from }] as const;
  return [{ type: 'HiLoPlayed', events, at, by: by[0]!, bookings: [] }];
};

const hiLoIn = (house: HouseView): HiLo | undefined => hiLoOf(gameIn(house, HI_LO));
const hiLoOf = (game: GameInHouse | undefined): HiLo | undefined => (game?.game === HI_LO ? game : undefined);

const decide = (house: HouseView, command: HiLoCommand, context: Context): Answer<readonly HiLoEvent[]> => {
  const hiLo = hiLoIn(house);
  if (command.type === 'OpenHiLoDay') return opened(house, hiLo, context);
  if (hiLo === undefined) return refuse('no-hi-lo-day', {}, 'HLP 3');
  switch (command.type) {
    case 'TurnFirstCard':
      return firstCard(hiLo, command.card);
    case 'Guess':
    case 'TurnCard':
    case 'Quit':
      return played(house, hiLo, command, context);
    default: // Everything else is a matter of the day.
      return timeObjection(house, hiLo.day, command, context) ?? onDay(house, hiLo.day, command, context);
  }
};

/** Each drawing has its hour, and the day is over with the last of them. HLP 1, HLP 3, HLP 6.6 */
const timeObjection = (
  { settings: { clock } }: HouseView,
  { day, hoursDone }: DrawingDay,
  command: DrawingCommand,
  { now }: Context,
): Refusal | undefined => {
  const momentAt = (hour: string) =>
    momentOf(clock, Temporal.PlainDate.from(day).toPlainDateTime(Temporal.PlainTime.from(hour)));
  if (command.type === 'DrawPlayer' && DRAWING.hours.includes(command.hour)) {
    const { hour } = command;
    const [begins, ends] = [momentAt(hour).subtract({ hours: 1 }), momentAt(hour).add({ hours: 1 })];
    if (isBefore(now, begins)) return refuse('hi-lo-hour-not-come', { from: formatMoment(clock, begins) }, 'HLP 1');
    return isBefore(now, ends) ? undefined : refuse('hi-lo-hour-gone', { until: formatMoment(clock, ends) }, 'HLP 1');
  }
  if (command.type !== 'CloseDay') return undefined;
  const left = DRAWING.hours.filter(hour => !hoursDone.includes(hour) && isBefore(now, momentAt(hour)));
  return left.length === 0 ? undefined : refuse('hi-lo-drawings-left', { hours: left.join(', ') }, 'HLP 3');
};

/** What the clock brings: who stays away is passed over, prizes held too long lapse, and the day ends. PRO-4 */
export const passHiLo = (house: HouseView, context: Context): readonly GameEvent[] => {
  const hiLo = hiLoIn(house);
  if (hiLo === undefined) return [];
  const { day, held, isClosed } = hiLo.day;
  const isOver = Temporal.PlainDate.compare(calendarDayOf(house.settings.clock, context.now), day) > 0;
  const commands: readonly HiLoCommand[] = [
    { type: 'ForfeitNoShow' },
    // Of several that wait for one player only the oldest is looked at; the next one when time passes again.
    ...[...new Set(held.map(({ player }) => player))].map(
      (player): HiLoCommand => ({ type: 'LapseHeldPrize', player }),
    ),
    ...(isOver && !isClosed ? [{ type: 'CloseDay' } as const] : []),
  ];
  return commands.flatMap(command => {
    const decided = playHiLo(house, { type: 'PlayHiLo', command }, context);
    return decided.ok ? decided.events : [];
  });
};

const opened = ({ settings }: HouseView, hiLo: HiLo | undefined, { now }: Context): Answer<readonly HiLoEvent[]> => {
  if (hiLo !== undefined && !hiLo.day.isClosed) return refuse('hi-lo-day-open', { day: hiLo.day.day }, 'HLP 3');
  const { day, progressive } = openDay(gamingDayOf(settings.clock, now).toString());
  return answer([{ type: 'HiLoDayOpened', day, progressive }]);
};

const firstCard = ({ day, attempt }: HiLo, card: NaturalCard): Answer<readonly HiLoEvent[]> => {
  const player = day.drawn?.player;
  if (player === undefined || day.drawn?.reported !== true) return refuse('no-hi-lo-game', {}, 'HLP 1');
  if (attempt !== undefined && attempt.prize === undefined) return refuse('hi-lo-game-on', { player }, 'HLP 5.4');
  return answer([{ type: 'FirstCardTurned', card }]);
};

const played = (
  house: HouseView,
  { day, attempt }: HiLo,
  command: AttemptCommand,
  context: Context,
): Answer<readonly HiLoEvent[]> => {
  if (attempt === undefined) return refuse('no-hi-lo-game', {}, 'HLP 5');
  const decided = decideAttempt(attempt, command, day.progressive);
  if (!decided.ok) return decided;
  const end = decided.events.find(event => event.type === 'AttemptEnded');
  if (end === undefined) return answer(decided.events);
  const { prize, wonProgressive } = end;
  const finished = onDay(house, day, { type: 'FinishAttempt', prize, wonProgressive }, context);
  return finished.ok ? answer([...decided.events, ...finished.value]) : finished;
};

const onDay = (
  { settings }: HouseView,
  day: DrawingDay,
  command: DrawingCommand,
  { now }: Context,
): Answer<readonly DrawingEvent[]> => {
  const decided = decideDrawing(day, command, { now, clock: settings.clock, rules: DRAWING });
  return decided.ok ? answer(decided.events) : decided;
};

/** Prizes are the house's own money; one that is held is paid when it is handed over. HLP 6.9 */
const bookingsOf = (hiLo: HiLo | undefined, events: readonly HiLoEvent[]): readonly Booking[] => {
  const isHeld = events.some(({ type }) => type === 'PrizeHeld');
  return events.flatMap(event => {
    if (event.type === 'PrizeWon' && !isHeld) return booking(HOUSE, PLAYERS, event.prize.amount);
    if (event.type !== 'HeldPrizePaid') return [];
    const held = hiLo?.day.held.find(({ player }) => player === event.player);
    return held === undefined ? [] : booking(HOUSE, PLAYERS, held.prize.amount);
  });
};

/** Applies what was decided. */
export const evolveHiLo = (game: GameInHouse | undefined, event: HiLoEvent): HiLo => {
  const hiLo = hiLoOf(game);
  if (event.type === 'HiLoDayOpened') {
    const held = hiLo?.day.held ?? []; // A prize that waits for papers waits on from day to day.
    return { game: HI_LO, day: { ...openDay(event.day), progressive: event.progressive, held } };
  }
  assert(hiLo !== undefined, 'something happened in Hi-Lo before its first day');
  switch (event.type) {
    case 'FirstCardTurned':
      return { ...hiLo, attempt: startAttempt(event.card) };
    case 'GuessMade':
    case 'CardTurned':
    case 'AttemptEnded':
      assert(hiLo.attempt !== undefined, 'a card of Hi-Lo without a game');
      return { ...hiLo, attempt: evolveAttempt(hiLo.attempt, event) };
    default: // Everything else is a matter of the day.
      return { ...hiLo, day: evolveDrawing(hiLo.day, event) };
  }
};
