import type { MechanismName, PostedIn, PromotionCommand } from '#core/house';
import { cents, dollars } from '#core/money';
import type { Offering } from '#core/rulebook';
import { offeringOf, Room } from './room.ts';

/** A drum with tickets of three people; cash prizes, one a day. */
export const CASH = 'cash-drawing';
export const CASH_OFFERING = offeringOf(CASH, { prizes: { cash: dollars(500) } });
export const DRUM = {
  takenOver: {
    entries: ['ana', 'ben', 'cem'].map((player, place) => ({ ticket: `m${place + 1}`, player, points: 1 })),
    wins: [],
    carried: cents(0),
  },
};

/** Coupons that match a wager. */
export const COUPONS = 'GEAR-001278';
export const COUPONS_OFFERING = offeringOf(COUPONS, { settings: { redemptionFee: [0] } });
/** What is posted for them: the games that they name, and the times at which they are sold and played. */
const ALL_YEARS = { from: '2020-01-01T08:00:00Z', to: '2060-01-01T08:00:00Z' };
export const COUPONS_POSTED = {
  games: ['ez-baccarat'],
  sells: ALL_YEARS,
  plays: ALL_YEARS,
  buyIns: [
    { face: dollars(60), price: dollars(30) },
    { face: dollars(20), price: dollars(10) },
    { face: dollars(200), price: dollars(150) },
  ],
};

export const SPIN = 'big-spin';
export const SPIN_OFFERING = offeringOf(SPIN, {});
export const WHEEL = {
  spots: [50, 100, 250].map(amount => ({ type: 'cash', amount: dollars(amount) }) as const),
};

/** A drum in which these people have won a spin. */
export const spinsWonBy = (...players: readonly string[]) => ({
  takenOver: {
    entries: [],
    wins: players.map((player, place) => ({
      ticket: `w${place + 1}`,
      player,
      prize: { what: 'spin' },
      drawing: 0,
      at: '2026-03-02T18:00:00Z',
    })),
    carried: cents(0),
  },
});

export const POTS = 'GEAR-001202';
export const POTS_OFFERING = offeringOf(POTS, { charts: ['1'], settings: { tables: [1] } });

/** The best hand of a posted time, paid by the reserve of GEAR-001277. */
export const BOARD = 'GEAR-001273';
export const BOARD_OFFERING = offeringOf(BOARD, {
  charts: ['B'],
  prizes: { 'three-of-a-kind-or-higher': dollars(200) },
});

/** A room in which these run since noon. */
export const promotionRoom = (...offerings: readonly Offering[]): Room => {
  const room = new Room();
  for (const offering of offerings) room.do({ type: 'AnnounceOffering', offering, tables: 'all' });
  room.now = room.now.add({ minutes: 90 });
  for (const { activity } of offerings) room.do({ type: 'StartOffering', activity });
  return room;
};

export const opening = <Name extends MechanismName>(
  activity: string,
  mechanism: Name,
  posted: PostedIn<Name>,
  promotion = activity,
): PromotionCommand =>
  ({ type: 'OpenPromotion', promotion, activity, mechanism, posted: timed(mechanism, posted) }) as PromotionCommand; // One name for both.

/** Drawings are posted for any time at which a test draws and hands out tickets, where it posts no others. */
const timed = (mechanism: MechanismName, posted: object): object => {
  if (mechanism === 'drawing') return { drawnAt: ANY_TIME, ticketTimes: QUARTERS, ...posted };
  if (mechanism === 'tracking') return credited(posted as PostedIn<'tracking'>);
  return mechanism === 'table-drawing' || mechanism === 'splash-pot' ? { drawnAt: ANY_TIME, ...posted } : posted;
};
/** Credits buy a cap where a test posts nothing else for them. */
const credited = (posted: PostedIn<'tracking'>): PostedIn<'tracking'> => {
  const isOpen = posted.creditsPerSwipe > 0 && Object.keys(posted.prizes).length === 0;
  const cap = isOpen ? { prizes: { cap: 10 }, rewards: { cap: { value: dollars(15) } } } : {};
  return { minutesPerCredit: 60, ...posted, ...cap };
};
export const ANY_TIME = Array.from({ length: 100 }, () => '2026-01-01T08:00:00Z');
const QUARTERS = Array.from({ length: 96 }, (_, n) =>
  Temporal.PlainTime.from('00:00')
    .add({ minutes: 15 * n })
    .toString({ smallestUnit: 'minute' }),
);
