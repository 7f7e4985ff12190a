import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CommandIn, PostedIn, StateIn } from '#core/house';
import { dollars } from '#core/money';
import { type BoardView, viewOf } from '#core/views';
import { boardSlideOf } from '../src/web/promotions/boards.ts';
import { setFloor } from './house/floor.ts';
import { opening, promotionRoom } from './house/promotions.ts';
import { offeringOf, type Room } from './house/room.ts';
import { asking } from './walks/walk.ts';

/** Findings of the audit about what is posted before a promotion opens, and what signs show of it. */

const [REWARDS, CARDS, POTS] = ['GEGA-003040', 'wheel-of-cards', 'GEAR-001202'] as const;

const CAP = { prizes: { Cap: 5 }, rewards: { Cap: { value: dollars(25) } } };

const UNPOSTED: readonly [what: string, activity: string, posted: PostedIn<'tracking'>, code: string][] = [
  ['credits that buy nothing', REWARDS, { creditsPerSwipe: 5, prizes: {}, minutesPerCredit: 60 }, 'credits-not-posted'],
  ['swipes that earn nothing', REWARDS, { creditsPerSwipe: 0, minutesPerCredit: 60, ...CAP }, 'credits-not-posted'],
  ['no time of play', REWARDS, { creditsPerSwipe: 5, ...CAP }, 'credit-time-not-posted'],
  [
    'minutes of an unknown game',
    REWARDS,
    { creditsPerSwipe: 5, minutesFor: { bingo: 30 }, ...CAP },
    'minutes-for-no-game',
  ],
];
for (const [what, activity, posted, code] of UNPOSTED)
  test(`[HG2-17] [TRK-12] “ample notice of how many credits”: tracking does not open with ${what}`, () => {
    const open = { type: 'OpenPromotion', promotion: 'p', activity, mechanism: 'tracking', posted } as const;
    assert.equal(promotionRoom(offeringOf(activity, {})).refused(open).code, code);
  });

test('[HG2-17] [WHL-10] [SPL-6] a wheel of cards and a splash pot do not open before their prizes are posted', () => {
  const wheel = promotionRoom(offeringOf(CARDS, { charts: ['B'] }));
  assert.equal(wheel.refused(opening(CARDS, 'card-wheel', { prizes: {}, valueAwards: [] })).code, 'hands-not-posted');
  const pots = promotionRoom(offeringOf(POTS, { charts: ['1'], settings: { tables: [1] } }));
  assert.equal(pots.refused(opening(POTS, 'splash-pot', {})).code, 'splash-prize-missing');
});

test('[HG2-17] [CON-13] a contest does not open before the prizes of its places are posted', () => {
  const PICKS = 'GEAR-001093';
  const open = opening(PICKS, 'contest', { games: ['Duke at Yale'], deadline: '2026-03-08T16:30:00Z' });
  const prizes = { 'top3/1': dollars(500), 'top3/2': dollars(300) };
  const room = promotionRoom(offeringOf(PICKS, { prizes }));
  assert.equal(room.refused(open).code, 'places-not-posted');
  promotionRoom(offeringOf(PICKS, { prizes: { ...prizes, 'top3/3': dollars(200) } })).do(open);
});

/** Ana plays Pan 9 at table 2 and Hold'em at table 3, from noon on; credits from noon to six. */
const tracked = (posted: Partial<PostedIn<'tracking'>>) => {
  const hours = [{ days: ['Monday'] as const, hours: { from: '12:00', to: '18:00' } }];
  const room = promotionRoom(
    offeringOf(REWARDS, { times: { hours: hours.map(one => ({ ...one, days: [...one.days] })) } }),
  );
  room.do(opening(REWARDS, 'tracking', { creditsPerSwipe: 5, ...CAP, ...posted }));
  const ask = (command: CommandIn<'tracking'>) => room.do(asking(REWARDS, 'tracking')(command));
  setFloor(room, {
    2: { waiting: [1], plays: { game: 'pan-9' } },
    3: { waiting: [1], plays: { game: 'texas-holdem' } },
  });
  room.now = Temporal.Instant.from('2026-03-02T20:00:00Z');
  ask({ type: 'EnrollPlayer', player: 'ana' });
  const swipeAfter = (minutes: number): number => {
    room.now = room.now.add({ minutes });
    ask({ type: 'SwipeCard', player: 'ana' });
    return creditsOf(room);
  };
  const sit = (table: number) => ask({ type: 'SitDown', player: 'ana', table });
  return { room, sit, swipeAfter };
};
const creditsOf = (room: Room): number => {
  const one = room.house.promotions.get(REWARDS);
  return one?.mechanism === 'tracking' ? ((one.state as StateIn<'tracking'>).cards.get('ana')?.credits ?? 0) : 0;
};

test('[HG2-18] [TRK-10] “a certain pre-determined and posted amount of time”: a swipe seven minutes after sitting down gives nothing', () => {
  const { sit, swipeAfter } = tracked({ minutesPerCredit: 60 });
  sit(2);
  assert.equal(swipeAfter(7), 0);
  assert.equal(swipeAfter(53), 5);
  assert.equal(swipeAfter(10), 5, 'once in the posted time');
  assert.equal(swipeAfter(50), 10);
});

test('[HG2-18] [TRK-10] “time required to earn credits for each eligible game”: thirty minutes at one, an hour at another', () => {
  const { sit, swipeAfter } = tracked({ minutesFor: { 'pan-9': 30, 'texas-holdem': 60 } });
  sit(2);
  assert.equal(swipeAfter(30), 5);
  sit(3);
  assert.equal(swipeAfter(15), 5, 'forty-five minutes of unbroken play');
  assert.equal(swipeAfter(15), 10);
});

test('[HG2-18] [TRK-12] “time of day during which credit may be accrued”: outside the posted hours a swipe gives nothing', () => {
  const { sit, swipeAfter } = tracked({ minutesPerCredit: 60 });
  sit(2);
  assert.equal(swipeAfter(5 * 60), 5);
  assert.equal(swipeAfter(2 * 60), 5, 'at seven in the evening');
});

test('[HG2-21] what play earns and what credits buy is on the sign', () => {
  const { room } = tracked({ minutesPerCredit: 60, minutesFor: { 'pan-9': 30 } });
  const { board } = viewOf('boards').part(room.house, REWARDS) as BoardView;
  const slide = boardSlideOf(board)!(0);
  assert.deepEqual(slide.rows, [['Cap', '5']]);
  assert.equal(slide.facts.length, 3, 'for all games, for Pan 9, and what credits buy');
});
