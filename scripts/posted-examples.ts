// What a house posts beside an offering, one example for each activity that asks for it: for the sheets in docs/papers.
import { type Cents, cents, dollars } from '#core/money';
import { type Activity, chartsInForce, type Offering, wholeOffering } from '#core/rulebook';
import type { SheetPosting } from '#core/sheet';
import { parseWindow } from '#core/time';

export type PostedExample = { readonly offering: Offering; readonly posting: SheetPosting };

/** Everything chosen, and what promotions would post: no item of the posting list is left open. */
export const postedExample = (activity: Activity): PostedExample => {
  const { prizes = {}, settings = {}, posting = {} } = EXAMPLES[activity.id] ?? {};
  const whole = wholeOffering(activity);
  const offering = {
    ...whole,
    prizes: { ...(posting.promotions === undefined ? lowest(activity, whole) : {}), ...whole.prizes, ...prizes },
    settings: { ...whole.settings, ...settings },
    times: { hours: EVENINGS, firstDay: '2026-03-02', lastDay: '2026-03-29', noticeHours: 24 },
  } as const;
  const pools = Object.fromEntries(Object.entries(whole.seed).map(([key, seed]) => [key, cents(seed * 2)]));
  return {
    offering: activity.settlement.period === undefined ? offering : { ...offering, times: BOARDS },
    posting: {
      house: 'Harbor Lights Card Room',
      increasesAt: '06:00',
      times: [],
      drawings: [],
      pools,
      clock: at => ({ moment: at }),
      posted: { at: '2026-03-01T09:00', revision: 1 },
      ...posting,
    },
  };
};

/** Prizes that no hand pays have an amount of their own. */
const lowest = (activity: Activity, offering: Offering): Readonly<Record<string, Cents>> => {
  const rows = chartsInForce(activity, offering).flatMap(chart => chart.rows);
  const paid = rows.some(({ prize }) => prize.type !== 'tickets' && prize.type !== 'points');
  if (paid) return {};
  return Object.fromEntries(
    activity.prizes.flatMap(({ key, range }) => (range === undefined ? [] : [[key, range.from]])),
  );
};

const EVENINGS = [{ days: ['Monday', 'Friday'], hours: { from: '18:00', to: '22:00' } }] as const;
const BOARDS = { hours: EVENINGS, periodMinutes: 60 } as const;

const windowOf = (text: string) => {
  const window = parseWindow(text);
  if (!window.ok) throw new Error(window.message);
  return window.value;
};
const DRAWN_AT = ['2026-03-28T20:00', '2026-03-29T20:00'];

const HANDS_ON_WHEEL = {
  prizes: {
    'royal-flush': dollars(5_000),
    'straight-flush': dollars(1_000),
    'four-of-a-kind': dollars(500),
    'full-house': dollars(250),
    flush: dollars(100),
  },
  valueAwards: ['Cap', 'Cap', 'Polo shirt', 'Polo shirt', 'Dinner for two', 'Dinner for two', 'Jacket', 'Jacket'],
};
const money = (amount: number) => ({ type: 'cash', amount: dollars(amount) }) as const;
const WHEEL = {
  spots: [money(25), money(25), money(50), money(100), { type: 'goods', what: 'Jacket', value: dollars(60) }],
};

type Example = {
  readonly prizes?: Readonly<Record<string, Cents>>;
  readonly settings?: Offering['settings'];
  readonly posting?: Partial<SheetPosting>;
};

const EXAMPLES: Readonly<Record<string, Example>> = {
  'GEAR-001322': {
    settings: { face: [60_00], sales: [100] },
    posting: {
      promotions: [
        {
          sells: { from: '2026-03-02T10:00', to: '2026-03-29T22:00' },
          plays: { from: '2026-03-02T10:00', to: '2026-03-29T23:59' },
          buyIns: [{ face: dollars(60), price: dollars(30) }],
        },
      ],
    },
  },
  'GEAR-001278': {
    prizes: { 'match-play': dollars(25), 'free-play': dollars(10), 'bonus-play': dollars(10) },
    settings: { redemptionFee: [1_00] },
    posting: {
      promotions: [{ plays: { from: '2026-03-02T10:00', to: '2026-03-29T23:59' }, games: ['pai-gow-poker'] }],
    },
  },
  'GEAR-001220': {
    settings: { containerDays: [28] },
    posting: {
      drawnAt: DRAWN_AT,
      promotions: [{ ...WHEEL, spots: [...WHEEL.spots, { type: 'double' }], jackpot: money(500) }],
    },
  },
  'GETR-000056': {
    prizes: { guaranteed: dollars(5_000), bounty: dollars(25) },
    posting: {
      promotions: [
        {
          structure: {
            games: ['texas-holdem'],
            buyIn: dollars(100),
            entryFee: dollars(20),
            chips: 15_000,
            lateEntryUntil: 4,
            rebuy: { price: dollars(100), chips: 15_000, limit: 2 },
            addOn: { price: dollars(50), chips: 10_000, limit: 1 },
            guarantee: dollars(5_000),
            payout: {
              type: 'percent',
              percents: [50, 30, 20],
              byEntries: [{ entriesMin: 40, percents: [40, 25, 15, 12, 8] }],
            },
            bounties: { from: 'house', on: { host: dollars(25) } },
          },
        },
      ],
    },
  },
  'double-or-nothing-sit-n-go': {
    posting: {
      promotions: [
        { structure: { buyIn: dollars(40), entryFee: dollars(5), chips: 1_500, payout: { type: 'double' } } },
      ],
    },
  },
  'beat-the-dealer': { posting: { drawnAt: DRAWN_AT } },
  'big-spin': {
    posting: {
      drawnAt: DRAWN_AT,
      ticketTimes: ['12:00', '15:00', '18:00'],
      promotions: [{ spots: [money(50), money(50), money(100), money(500)] }],
    },
  },
  'blackjack-poker-car-drawing': {
    posting: { drawnAt: [...DRAWN_AT, '2026-03-30T20:00'], promotions: [{ carValue: dollars(32_000) }] },
  },
  'car-drawing': { posting: { promotions: [{ carValue: dollars(32_000) }] } },
  'GEGA-004088': { posting: { drawnAt: DRAWN_AT } },
  'cash-drawing': { posting: { drawnAt: DRAWN_AT, ticketTimes: ['12:00', '18:00'] } },
  'high-hand-promotion': {
    prizes: {
      ticket: dollars(500),
      ...Object.fromEntries(places(20).map(([place, amount]) => [`points/${place}`, amount])),
    },
    posting: { drawnAt: DRAWN_AT },
  },
  'lucky-table-drawing': { posting: { drawings: [windowOf('Every day 18:00 to 22:00')] } },
  'GEAR-001045': {
    prizes: { '1st': dollars(5_000), '2nd': dollars(2_500), '3rd': dollars(1_000) },
    posting: { promotions: [{ games: ['Eagles at Bears', 'Rams at Lions'], deadline: '2026-03-08T09:30' }] },
  },
  'GEGA-003625': { prizes: { face: dollars(25) }, settings: { face: [25_00] } },
  'paid-collection-rate-for-a-year': { posting: { drawnAt: DRAWN_AT } },
  'GEGA-003040': {
    posting: {
      promotions: [
        {
          from: '2026-03-02T10:00',
          to: '2026-03-29T22:00',
          creditsPerSwipe: 10,
          minutesPerCredit: 60,
          minutesFor: { 'texas-holdem': 60, 'pai-gow-poker': 30 },
          prizes: { Lunch: 30, Cap: 50, Dinner: 120 },
          rewards: { Lunch: { value: dollars(15) }, Cap: { value: dollars(20) }, Dinner: { value: dollars(60) } },
        },
      ],
    },
  },
  'GEAR-001093': {
    prizes: { 'top3/1': dollars(500), 'top3/2': dollars(300), 'top3/3': dollars(200) },
    posting: { promotions: [{ games: ['Eagles at Bears', 'Rams at Lions'], deadline: '2026-03-08T09:30' }] },
  },
  'GEAR-001202': {
    settings: { tables: [2] },
    prizes: { splash: dollars(100) },
    posting: { drawnAt: DRAWN_AT, promotions: [{ eachTable: { type: 'money', amount: dollars(100) } }] },
  },
  'sports-promotion': {
    posting: {
      promotions: [
        {
          periods: [
            { period: 'First quarter', prizes: { cash: dollars(400), items: ['T-shirt'] } },
            { period: 'Final', prizes: { cash: dollars(1_000), items: [] } },
          ],
        },
      ],
    },
  },
  'wheel-of-cards': {
    posting: {
      drawnAt: DRAWN_AT,
      promotions: [HANDS_ON_WHEEL],
    },
  },
};

function places(count: number): readonly (readonly [place: number, amount: Cents])[] {
  return Array.from({ length: count }, (_, at) => [at + 1, dollars(1_000 - at * 40)] as const);
}
