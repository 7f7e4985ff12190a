import type { MechanismName, PostedIn } from '#core/house';
import { cents, dollars } from '#core/money';
import type { Offering } from '#core/rulebook';
import {
  BOARD_OFFERING,
  CASH,
  CASH_OFFERING,
  COUPONS,
  COUPONS_OFFERING,
  COUPONS_POSTED,
  DRUM,
  opening,
  POTS,
  POTS_OFFERING,
  SPIN,
  SPIN_OFFERING,
  spinsWonBy,
  WHEEL,
} from '../../test/house/promotions.ts';
import { offeringOf } from '../../test/house/room.ts';

const ZONE = 'America/Los_Angeles';

/** The house opens at two in the afternoon, whenever pictures are taken. */
const OPENS = Temporal.Now.zonedDateTimeISO(ZONE).withPlainTime('14:00');

/** A wall clock of the house, so many hours from then. */
export const inHouseTime = (hours: number): string =>
  OPENS.add({ hours }).toPlainDateTime().toString({ smallestUnit: 'minute' });

const inHours = (hours: number): string =>
  OPENS.add({ minutes: hours * 60 })
    .toInstant()
    .toString();

/** Picks close on a Sunday at half past nine, by their approval: the next one that is not near. */
export const SUNDAY = (() => {
  const soon = OPENS.add({ days: 1 });
  return soon
    .add({ days: (14 - soon.dayOfWeek) % 7 })
    .withPlainTime('09:30')
    .add({ weeks: 1 })
    .toInstant()
    .toString();
})();

export const REWARDS = 'GEGA-003040';
export const FOOTBALL = 'GEAR-001093';
export const MARCH = 'GEAR-001045';
export const SQUARES = 'sports-promotion';
export const CARDS = 'wheel-of-cards';
export const LUCKY = 'lucky-table-drawing';
export const DEALER = 'beat-the-dealer';
export const CARS = 'car-drawing';

/** Promotions that have a name of their own. */
export const DRUM_NAME = 'friday-drum';
export const WHEEL_NAME = 'friday-wheel';
export const WEEK = 'week-10';
export const WEEK_BEFORE = 'week-9';
export const BRACKET = 'march';
export const LADDER = 'beat-the-dealer-d1';

/** A member with hours, a coupon, entries and picks. */
export const HAL = { member: 'm-hal', card: '1234567897', name: 'Hal Hours', born: '1969-07-20' };

const GAMES = ['Raiders at Chiefs', 'Eagles at Cowboys', 'Packers at Bears', 'Monday: Bengals at Ravens'];
export const NEXT_GAMES = GAMES;
const ROUNDS = ['West: Gonzaga at Arizona', 'East: Duke at Villanova', 'Final: winner of West at winner of East'];
export const BRACKET_GAMES = ROUNDS;

/** From the gaming day on in which they start: an hour ago, and an hour after they were posted. */
const FOUR_WEEKS = {
  hours: 'all',
  firstDay: inHouseTime(-7).slice(0, 10),
  lastDay: inHouseTime(24 * 27 - 7).slice(0, 10),
  noticeHours: 1,
} as const;

export const OFFERED: readonly Offering[] = [
  BOARD_OFFERING,
  CASH_OFFERING,
  COUPONS_OFFERING,
  SPIN_OFFERING,
  POTS_OFFERING,
  offeringOf(REWARDS, {}),
  offeringOf(SQUARES, { prizes: { posted: dollars(400) } }),
  offeringOf(FOOTBALL, { prizes: { 'top3/1': dollars(500), 'top3/2': dollars(300), 'top3/3': dollars(200) } }),
  offeringOf(MARCH, { prizes: { '1st': dollars(5_000), '2nd': dollars(2_500), '3rd': dollars(1_000) } }),
  offeringOf(CARDS, { charts: ['B'] }),
  offeringOf(LUCKY, { charts: ['2'] }),
  offeringOf(DEALER, { prizes: { drawing: dollars(500) } }),
  offeringOf(CARS, { charts: ['A'], settings: { weeks: [4] }, times: FOUR_WEEKS }),
];

export const PERSON = { role: 'player', isPlayerDealer: false, isBackline: false, isSeated: true };

const run = (promotion: string, mechanism: string, command: object) => ({
  type: 'RunPromotion',
  promotion,
  mechanism,
  command,
});
const named = <Name extends MechanismName>(
  promotion: string,
  activity: string,
  mechanism: Name,
  posted: PostedIn<Name>,
) => opening(activity, mechanism, posted, promotion);

/** Tickets in the computer, some of them Hal's. */
const TICKETS = Array.from({ length: 240 }, (_, place) => ({
  ticket: `F-${String(place + 1).padStart(4, '0')}`,
  player: place % 40 === 7 ? HAL.member : `m-${1_000 + ((place * 37) % 97)}`,
  points: 1,
}));
const DEALER_DRUM = { entries: [{ ticket: 'd1', player: 'ana', points: 1 }], wins: [], carried: cents(0) };
const SPOTS = [50, 75, 100, 50, 150, 75, 50, 200, 75, 100, 50, 500];
const CAPS = Array.from({ length: 8 }, (_, place) => (place % 2 === 0 ? 'logo cap' : 'logo jacket'));

const CLUB = [
  { type: 'EnrollMember', member: HAL.member, idPaper: 'state-id', mayMail: true },
  opening(REWARDS, 'tracking', {
    creditsPerSwipe: 10,
    minutesPerCredit: 60,
    prizes: { 'Lunch for one': 10, 'Logo jacket': 60 },
    rewards: { 'Lunch for one': { value: dollars(15) }, 'Logo jacket': { value: dollars(40) } },
  }),
  run(REWARDS, 'tracking', { type: 'EnrollPlayer', player: HAL.member }),
  run(REWARDS, 'tracking', { type: 'SitDown', player: HAL.member, table: 7 }),
];

/** A prize of a drawing that its winner plays for more with, one call right so far. */
const GAMBLE = [
  named(DEALER, DEALER, 'drawing', { takenOver: DEALER_DRUM }),
  run(DEALER, 'drawing', { type: 'OpenDrawing' }),
  run(DEALER, 'drawing', { type: 'DrawEntry', ticket: 'd1' }),
  run(DEALER, 'drawing', { type: 'ClaimPrize', showsId: true, showsProof: true }),
  named(LADDER, DEALER, 'gamble-up', { player: 'ana', stake: { type: 'money', amount: dollars(500) } }),
  run(LADDER, 'gamble-up', { type: 'CallHand', call: 'banker', result: 'banker' }),
];

const atPeriod = (period: string) => ({ period, prizes: { cash: dollars(400), items: [] } });

/** Everything that runs besides the tables, once its offerings have started. */
export const PROMOTIONS: readonly object[] = [
  opening(CASH, 'drawing', DRUM),
  opening(COUPONS, 'instrument', COUPONS_POSTED),
  opening(SPIN, 'wheel', WHEEL),
  opening(SPIN, 'drawing', spinsWonBy('chau-t'), 'spin-drum'),
  ...CLUB,
  named(DRUM_NAME, CASH, 'drawing', { byComputer: true, takenOver: { entries: TICKETS, wins: [], carried: cents(0) } }),
  named(WHEEL_NAME, SPIN, 'wheel', {
    byComputer: true,
    spots: [...SPOTS, ...SPOTS].map(amount => ({ type: 'cash', amount: dollars(amount) })),
  }),
  opening(SQUARES, 'squares', { periods: ['quarter-1', 'half', 'quarter-3', 'final'].map(atPeriod) }),
  named(WEEK, FOOTBALL, 'contest', { games: GAMES, deadline: SUNDAY }),
  named(WEEK_BEFORE, FOOTBALL, 'contest', { games: GAMES, deadline: SUNDAY }),
  opening(
    FOOTBALL,
    'tracking',
    { from: inHours(-2), to: inHours(-1.5), creditsPerSwipe: 0, prizes: {} },
    'football-hours',
  ),
  named(BRACKET, MARCH, 'contest', { games: ROUNDS, deadline: SUNDAY }),
  opening(CARDS, 'card-wheel', { prizes: { pair: dollars(100), 'two-pair': dollars(150) }, valueAwards: CAPS }),
  opening(CARDS, 'drawing', spinsWonBy('ana'), 'cards-drum'),
  run(CARDS, 'card-wheel', { type: 'StepUp', player: 'ana' }),
  ...['Jh', '8d', '5s'].map(shown => run(CARDS, 'card-wheel', { type: 'Spin', shown })),
  opening(LUCKY, 'table-drawing', { prizes: {}, valueAwards: [] }),
  opening(POTS, 'splash-pot', { splash: { type: 'money', amount: dollars(100) } }),
  ...GAMBLE,
  opening(CARS, 'car-giveaway', { carValue: dollars(32_000) }),
];
