import { DECK, isNatural, pips } from '#core/cards';
import { type CommandOf, type HiLoShown, type HouseView, hiLoShown } from '#core/house';
import { gamingDayOf } from '#core/time';
import type { Room } from './room.ts';
import { BY, isAttendedBy } from './stations.ts';

type Asked = CommandOf<'PlayHiLo'>['command'];

/** In milliseconds of the simulation. */
const LOOK_AGAIN_AFTER = 15_000;
const CARD_AFTER = 4_000;

/** The drawings of a posted day: somebody is drawn in each hour, comes, and guesses. A visitor at the desk does it. */
export const playHiLo = async (room: Room): Promise<number> => {
  const house = room.view();
  if (house === undefined || isAttendedBy(house, ['promotions'])) return LOOK_AGAIN_AFTER;
  const command = nextIn(room, house, hiLoShown(house));
  if (command === undefined) return LOOK_AGAIN_AFTER;
  const done = await room.ask({ type: 'PlayHiLo', command }, { ...BY.promotions, second: 'supervisor' });
  return done.ok ? CARD_AFTER : LOOK_AGAIN_AFTER;
};

const nextIn = (room: Room, { settings: { clock } }: HouseView, shown: HiLoShown): Asked | undefined => {
  const { day, days, game } = shown;
  if (day === undefined || day.isClosed) {
    const today = gamingDayOf(clock, room.now()).toString();
    return days.includes(today) && day?.day !== today ? { type: 'OpenHiLoDay' } : undefined;
  }
  if (day.drawn === undefined) return drawing(room, clock.zone, day);
  if (!day.drawn.reported) return { type: 'ReportAtDesk' };
  if (game === undefined || game.isOver) return { type: 'TurnFirstCard', card: nextCard(room, []) };
  if (game.call !== undefined) return { type: 'TurnCard', card: nextCard(room, game.turned) };
  return calling(room, game);
};

/** A drawing has the hour that ends with its name; whoever stays away is drawn for again. HLP 1 */
const drawing = (room: Room, zone: string, { hours, redraw }: NonNullable<HiLoShown['day']>): Asked | undefined => {
  const next = room.now().toZonedDateTimeISO(zone).hour + 1;
  const due = hours.find(({ hour, isDone }) => !isDone && Number(hour.slice(0, 2)) === next);
  const hour = redraw?.hour ?? due?.hour;
  return hour === undefined ? undefined : { type: 'DrawPlayer', hour };
};

type Turned = NonNullable<HiLoShown['game']>['turned'];

const nextCard = ({ chance }: Room, turned: Turned): (typeof DECK)[number] => {
  const left = DECK.filter(card => !turned.includes(card));
  return left[chance.below(left.length)]!;
};

/** Away from the nearer end of the deck; some stop with cash in hand. */
const calling = ({ chance }: Room, { turned, correct }: NonNullable<HiLoShown['game']>): Asked => {
  if (correct >= CASH_FROM && chance.below(2) === 0) return { type: 'Quit' };
  const last = turned.filter(isNatural).at(-1)!; // A game begins with a card.
  return { type: 'Guess', call: pips(last) < MIDDLE ? 'higher' : 'lower' };
};
const CASH_FROM = 5;
/** Eights lie in the middle of two to ace. */
const MIDDLE = 8;
