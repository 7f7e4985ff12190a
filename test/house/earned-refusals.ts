import type { Refusal } from '#core/base';
import type { CommandIn, HouseCommand, MechanismName } from '#core/house';
import { dollars } from '#core/money';
import { handOf } from '../walks/hands.ts';
import { setFloor } from './floor.ts';
import { opening, promotionRoom } from './promotions.ts';
import { offeringOf, type Room } from './room.ts';

const ask = <Name extends MechanismName>(promotion: string, mechanism: Name, command: CommandIn<Name>): HouseCommand =>
  ({ type: 'RunPromotion', promotion, mechanism, command }) as HouseCommand; // One name for both.

const DEALER = 'beat-the-dealer';
const ACES = { game: 'blackjack-poker', isLive: true, isTournament: false };
const tickets = (player: string, award?: number, count = 1): HouseCommand =>
  ask(DEALER, 'drawing', {
    type: 'IssueTickets',
    player,
    tickets: Array.from({ length: count }, (_, n) => `t${n}`),
    earned: { type: 'hand', row: 'all/6', ...(award === undefined ? {} : { award }) },
  });
const dealer = (): Room => {
  const room = promotionRoom(
    offeringOf(DEALER, { prizes: { drawing: dollars(500) } }),
    offeringOf('GEGA-004088', { charts: ['2'], prizes: { drawing: dollars(25) } }),
  );
  room.both(opening(DEALER, 'drawing', {}));
  return room;
};
const acesOf = (room: Room, activity: string, row: string): number =>
  handOf(room, { activity, row, player: 'ana', deal: 'a pair of aces' }, ACES);

const WHEEL = 'GEAR-001220';
const spin = (player: string, award: number): HouseCommand => ask(WHEEL, 'wheel', { type: 'StepUp', player, award });
const prizeWheel = (): Room => {
  const room = dealer();
  room.do({
    type: 'AnnounceOffering',
    offering: offeringOf(WHEEL, { charts: ['A'], tickets: ticketsOfA, settings: { containerDays: [30] } }),
    tables: 'all',
  });
  room.now = room.now.add({ minutes: 1 });
  room.do({ type: 'StartOffering', activity: WHEEL });
  room.do(opening(WHEEL, 'wheel', { spots: [{ type: 'cash', amount: dollars(10) }] }));
  return room;
};
const ticketsOfA = Object.fromEntries(
  [
    'any-suited-natural',
    'dragon-7-jin-chan-7-or-rabbit-7',
    'straight-or-better',
    'trips-or-better',
    'full-house-or-better',
    'suited-war',
    'any-pair-in-front-with-trips-or-better-behind',
    '9-gong-or-better',
  ].map(row => [row, 1]),
);

const CARDS = 'wheel-of-cards';
const tracked = (): Room => {
  const room = promotionRoom(offeringOf(CARDS, { charts: ['B'] }));
  room.both(opening(CARDS, 'drawing', {}));
  room.now = room.now.add({ hours: 2 });
  return room;
};
const point = (room: Room): HouseCommand =>
  ask(CARDS, 'drawing', {
    type: 'AddPoint',
    card: 'c1',
    player: 'ana',
    hour: room.now.subtract({ hours: 1 }).toString(),
  });
const NO_CREDITS = { creditsPerSwipe: 0, prizes: {} };

const FOOTBALL = 'GEAR-001093';
const football = (posted: object = {}): Room => {
  const prizes = { 'top3/1': dollars(500), 'top3/2': dollars(300), 'top3/3': dollars(200) };
  const room = promotionRoom(offeringOf(FOOTBALL, { prizes }));
  room.do(opening(FOOTBALL, 'contest', { games: [], deadline: '2026-03-08T16:30:00Z' }));
  room.do(opening(FOOTBALL, 'tracking', { ...NO_CREDITS, ...posted }, 'hours'));
  return room;
};
const settle = (): HouseCommand => ask(FOOTBALL, 'contest', { type: 'SettleContest', results: {}, final: [0, 0] });

const CARS = 'car-drawing';
const cars = (weeks: readonly number[]): Room => {
  const room = promotionRoom(offeringOf(CARS, { charts: ['A'], settings: { weeks: [4] } }));
  if (weeks.length === 0) takeBackWeeks(room);
  room.both(opening(CARS, 'drawing', {}));
  return room;
};
const takeBackWeeks = (room: Room): void => {
  room.do({ type: 'PauseOffering', activity: CARS, reason: 'another length' });
  room.both({
    type: 'ChangeOffering',
    activity: CARS,
    offering: offeringOf(CARS, { charts: ['A'], settings: { weeks: [] } }),
  });
  room.now = room.now.add({ hours: 1 });
  room.do({ type: 'ResumeOffering', activity: CARS });
};
const open = (activity: string): HouseCommand => ask(activity, 'drawing', { type: 'OpenDrawing' });
const close = (activity: string): HouseCommand => ask(activity, 'drawing', { type: 'CloseDrawing' });
const LAST_DAY = '2026-03-30T04:00:00Z'; // Nine in the evening of March 29.
const heldAll = (): Room => {
  const room = cars([4]);
  room.now = Temporal.Instant.from(LAST_DAY);
  for (let n = 0; n < 10; n++) for (const command of [open(CARS), close(CARS)]) room.do(command);
  return room;
};
const keys = ask('keys', 'car-giveaway', { type: 'TryKeys', holders: [], startingEnvelope: 1 });

const BLACKJACK = 'blackjack-poker-car-drawing';
const blackjack = (): Room => {
  const room = promotionRoom(offeringOf(BLACKJACK, {}));
  room.both(opening(BLACKJACK, 'drawing', {}));
  for (const command of [open(BLACKJACK), close(BLACKJACK)]) room.do(command);
  return room;
};

const SPORTS = 'sports-promotion';
const POSTED_HALF = { period: 'half', prizes: { cash: dollars(50), items: [] } };
const sports = (): Room => {
  const room = promotionRoom(offeringOf(SPORTS, {}));
  room.do(opening(SPORTS, 'squares', { periods: [POSTED_HALF, { ...POSTED_HALF, period: 'final' }] }));
  room.do(ask(SPORTS, 'squares', { type: 'SetBoard', board: [{ table: 4, top: 1, left: 1 }] }));
  return room;
};
const scored = (period: string, cash: number): HouseCommand =>
  ask(SPORTS, 'squares', {
    type: 'ScorePeriod',
    period,
    score: [1, 1],
    prizes: { cash: dollars(cash), items: [] },
    isFinal: false,
    bowl: [],
  });
const spinTable = (player: string): HouseCommand =>
  ask(CARDS, 'table-drawing', {
    type: 'DrawTable',
    balls: [6],
    ids: [{ table: 6, seat: 2, ...(player === '' ? {} : { player }) }],
    seatCards: [],
    spinCards: { 2: 'A' },
    stops: ['Kh', 'Kc', 'Kd', '9s', '9d'],
  });
const ballOut = (): HouseCommand => ask(CARDS, 'table-drawing', { type: 'DrawBall', ball: 6 });
const cardTables = (): Room => {
  const room = promotionRoom(offeringOf(CARDS, { charts: ['A'] }));
  room.do(opening(CARDS, 'table-drawing', { prizes: {}, valueAwards: [] }));
  setFloor(room, { 6: { dealtIn: [2] } });
  room.do(ballOut());
  return room;
};

/** What an entry, a spin or a drawing must be earned by, and when it may be held. */
export const EARNED = {
  'hand-not-named': (): Refusal => dealer().refused(tickets('ana')),
  'award-earns-otherwise': () => {
    const room = dealer();
    return room.refused(tickets('ana', acesOf(room, 'GEGA-004088', '2/9')));
  },
  'award-of-another': () => {
    const room = dealer();
    return room.refused(tickets('ben', acesOf(room, DEALER, 'all/6')));
  },
  'seat-of-member': () => {
    const room = cars([4]);
    room.do({ type: 'OpenTable', table: 7, plays: { ...ACES, game: 'texas-holdem' } });
    const player = { type: 'member', id: 'm-1' } as const;
    room.do({ type: 'SeatPlayer', table: 7, seated: { seat: 1, position: 1, player, role: 'player' } });
    const earned = { type: 'seat', postedAt: '2026-03-02T17:00:00Z', table: 7, seat: 1 } as const;
    return room.refused(ask(CARS, 'drawing', { type: 'IssueTickets', tickets: ['1'], earned }));
  },
  'sits-elsewhere': () => {
    const room = cars([4]);
    setFloor(room, { 7: { waiting: [{ seat: 1, member: 'm-1' }] }, 8: {} });
    const earned = { type: 'seat', postedAt: '2026-03-02T17:00:00Z', table: 8 } as const;
    return room.refused(ask(CARS, 'drawing', { type: 'IssueTickets', player: 'm-1', tickets: ['1'], earned }));
  },
  'award-is-no-spin': () => {
    const room = prizeWheel();
    return room.refused(spin('ana', acesOf(room, DEALER, 'all/6')));
  },
  'award-used': () => {
    const room = prizeWheel();
    const state = { spinners: 1, player: 'ana', awards: [1], turn: { spins: 1, isDoubled: false, prize: SPUN } };
    const wheel = room.house.promotions.get(WHEEL)!; // Opened above.
    room.house.promotions.set(WHEEL, { ...wheel, state } as typeof wheel); // Somebody has spun for award 1.
    return room.refused(spin('ana', 1));
  },
  'play-not-tracked': () => {
    const room = tracked();
    return room.refused(point(room));
  },
  'tracked-several-times': () => {
    const room = tracked();
    for (const key of ['one', 'two']) room.do(opening(CARDS, 'tracking', NO_CREDITS, key));
    return room.refused(point(room));
  },
  'reward-not-valued': () =>
    promotionRoom(offeringOf('GEGA-003040', {})).refused(
      opening('GEGA-003040', 'tracking', { creditsPerSwipe: 1, prizes: { hat: 1 } }),
    ),
  'hour-not-tracked': () => {
    const room = tracked();
    room.do(opening(CARDS, 'tracking', NO_CREDITS, 'hours'));
    return room.refused(point(room));
  },
  'hours-still-counted': () => football({ to: '2026-03-08T16:30:00Z' }).refused(settle()),
  'entries-close-otherwise': () =>
    football().refused(opening(FOOTBALL, 'contest', { games: [], deadline: '2026-03-08T17:00:00Z' }, 'ten o’clock')),
  'drawn-later': () => cars([4]).refused(open(CARS)),
  'all-drawings-held': () => heldAll().refused(open(CARS)),
  'weeks-not-posted': () => cars([]).refused(open(CARS)),
  'one-drawing-a-day': () => blackjack().refused(open(BLACKJACK)),
  'drawing-days-over': () => {
    const room = blackjack();
    room.now = room.now.add({ hours: 72 });
    return room.refused(open(BLACKJACK));
  },
  'prize-is-money': () =>
    promotionRoom(offeringOf('high-hand-promotion', HIGH_HAND)).refused(
      opening('high-hand-promotion', 'drawing', { thing: 'a boat' }),
    ),
  'drum-is-kept': () => cars([4]).refused(ask(CARS, 'drawing', { type: 'EmptyDrum' })),
  'giveaway-later': () => {
    const room = heldAll();
    room.do(opening(CARS, 'car-giveaway', {}, 'keys'));
    return room.refused(keys);
  },
  'drawings-to-come': () => {
    const room = cars([4]);
    room.do(opening(CARS, 'car-giveaway', {}, 'keys'));
    return room.refused(keys, { at: '2026-03-30T05:00:00Z' });
  },
  'table-not-on-board': () => {
    const room = promotionRoom(offeringOf(SPORTS, {}));
    room.do({ type: 'OpenTable', table: 4, plays: { game: 'texas-holdem', isLive: true, isTournament: true } });
    room.do(opening(SPORTS, 'squares', { periods: [POSTED_HALF] }));
    return room.refused(ask(SPORTS, 'squares', { type: 'SetBoard', board: [{ table: 4, top: 1, left: 1 }] }));
  },
  'period-not-next': () => sports().refused(scored('third quarter', 50)),
  'prize-not-as-posted': () => sports().refused(scored('half', 60)),
  'spun-today': () => {
    const room = cardTables();
    room.both(spinTable('ana'));
    room.do(ballOut());
    return room.refused(spinTable('ana'));
  },
  'spinner-not-named': () => cardTables().refused(spinTable('')),
};

const HIGH_HAND = {
  charts: ['mode-tickets', 'absent-1'],
  mode: 'tickets',
  prizes: { ticket: dollars(200) },
  tickets: Object.fromEntries(Array.from({ length: 29 }, (_, n) => [`hands/${n + 1}`, 1])),
} as const;
const SPUN = { type: 'cash', amount: dollars(10) } as const;
