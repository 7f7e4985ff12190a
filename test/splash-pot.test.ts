import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type CommandIn, type PostedIn, standingFund } from '#core/house';
import { tokens } from '#core/mechanisms/splash-pot';
import { dollars, total } from '#core/money';
import { seats, setFloor } from './house/floor.ts';
import { opening, promotionRoom } from './house/promotions.ts';
import { actor, offeringOf, Room } from './house/room.ts';
import { approved } from './promotions/offering.ts';
import { asking, awards } from './walks/walk.ts';

const SPLASH = approved('splash-pot');
const POTS = SPLASH.id;
type Posted = PostedIn<'splash-pot'>['splash'];
type Hand = CommandIn<'splash-pot'>['hands'][number];
const CASH: NonNullable<Posted> = { type: 'money', amount: dollars(200) };

const hand = (table: number, winners: readonly number[], pot = 100): Hand => ({ table, pot: dollars(pot), winners });

/** Six, three, a tournament, four of whom three are dealt in, and five at a free table. */
const roomOf = (count = 1, splash: NonNullable<Posted> = CASH): Room => {
  const room = promotionRoom(offeringOf(POTS, { charts: ['1'], settings: { tables: [count] } }));
  room.do(opening(POTS, 'splash-pot', { splash }));
  setFloor(room, {
    1: { dealtIn: seats(9) },
    2: { dealtIn: seats(3) },
    3: { dealtIn: seats(9), plays: { isTournament: true } },
    4: { dealtIn: seats(3), waiting: [4] },
    5: { waiting: seats(5), plays: { isLive: false } },
    6: { dealtIn: seats(6), plays: { game: 'ultimate-texas-holdem' } },
  });
  return room;
};
const splash = (draws: readonly number[], hands: readonly Hand[], count = 1) =>
  asking(POTS, 'splash-pot')({ type: 'SplashPots', draws: [...draws], hands: [...hands], count });
const lastOf = (room: Room) => {
  const promotion = room.house.promotions.get(POTS);
  assert.ok(promotion?.mechanism === 'splash-pot');
  return promotion.state.last!;
};

test('[SPL-1] [GEAR-001202 Eligibility] a token for each table of four or more, free tables too, no tournament', () => {
  assert.deepEqual(tokens(SPLASH, roomOf().house), [1, 4, 5]);
});

test('[SPL-2] [SPL-3] [GEAR-001202 Ambiguities 33.2, 33.3] different tables; too few at the deal: another', () => {
  const room = roomOf(2);
  room.both(splash([2, 777, 6, 1, 1, 4, 5], [hand(1, [1]), hand(5, [3])], 2));
  const { splashed, passed } = lastOf(room);
  assert.deepEqual(splashed, [1, 5]);
  assert.deepEqual(passed, [
    { table: 2, why: 'no-token' },
    { table: 777, why: 'no-token' },
    { table: 6, why: 'no-token' },
    { table: 1, why: 'drawn-before' },
    { table: 4, why: 'too-few-dealt-in' },
  ]);
  assert.deepEqual(awards(room), [
    ['table 1', dollars(200)],
    ['table 5', dollars(200)],
  ]);
});

test('[SPL-1] a table that was closed or taken out of service since has no token', () => {
  const room = roomOf(1);
  room.do({ type: 'TakeOutOfService', table: 1, reason: 'sensor' });
  assert.deepEqual(tokens(SPLASH, room.house), [4, 5]);
});

test('[SPL-4] [GEAR-001202 Prizes] the pot with the money goes to its winners, to the cent', () => {
  const pots = fc.record({
    pot: fc.nat(100_000),
    prize: fc.integer({ min: 1, max: 100_000 }),
    winners: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(pots, ({ pot, prize, winners }) => {
      const room = roomOf(1, { type: 'money', amount: dollars(prize) });
      room.both(splash([1], [hand(1, seats(winners), pot)]));
      const paid = lastOf(room).payouts.map(({ amount }) => amount);
      assert.equal(total(paid), dollars(pot + prize));
      assert.ok(Math.max(...paid) - Math.min(...paid) < winners);
    }),
    { numRuns: 15 },
  );
});

test('[SPL-5] [GEAR-001202 Prizes] goods: one for each winner, and the pot is split', () => {
  const room = roomOf(1, { type: 'item', item: 'gift certificate', value: dollars(50) });
  room.both(splash([1], [hand(1, [3, 4, 7], 90)]));
  const each = [3, 4, 7].map(seat => ({ table: 1, seat, amount: dollars(30), item: 'gift certificate' }));
  assert.deepEqual(lastOf(room).payouts, each);
  assert.deepEqual(
    awards(room),
    [3, 4, 7].map(seat => [`1/${seat}`, 'gift certificate']),
  );
});

test('[SPL-5] [GEAR-001202 Funding] the reserve pays; what it lacks is the house’s and is not owed', () => {
  const after = (reserve: number) => {
    const room = new Room();
    const offering = offeringOf(POTS, { charts: ['1'], settings: { tables: [1] } });
    room.do({ type: 'AnnounceOffering', offering, tables: 'all' });
    const holds = { pools: {}, reserve: dollars(reserve), advance: dollars(0) };
    room.both({ type: 'TakeOverFund', activity: POTS, holds });
    room.now = room.now.add({ minutes: 90 });
    room.do({ type: 'StartOffering', activity: POTS });
    room.do(opening(POTS, 'splash-pot', { splash: CASH }));
    setFloor(room, { 1: { dealtIn: seats(6) } });
    room.both(splash([1], [hand(1, [1])]));
    const reserveOf = room.house.offerings.get(POTS)?.reserveOf ?? POTS;
    const fund = standingFund(room.house.funds, { activity: POTS, reserveOf });
    return [fund.reserve, fund.advance];
  };
  assert.deepEqual(after(3_000), [dollars(2_800), 0]);
  assert.deepEqual(after(50), [0, 0]);
});

test('[HG2-17] [SPL-4] refused: nothing posted, a pot that nobody won or that a seat won which was not in the hand', () => {
  const BOTH = { second: actor('bo') };
  const unposted = promotionRoom(offeringOf(POTS, { charts: ['1'], settings: { tables: [1] } }));
  assert.equal(unposted.refused(opening(POTS, 'splash-pot', {})).code, 'splash-prize-missing');
  const room = roomOf();
  assert.equal(room.refused(splash([1], [hand(1, [])]), BOTH).code, 'pot-without-winner');
  const { code, message } = room.refused(splash([1], [hand(1, [10])]), BOTH);
  assert.equal(code, 'pot-winner-not-dealt-in');
  assert.equal(message, "Seat 10 isn't in the hand at table 1. Enter the seat that won the pot.");
  assert.equal(room.refused(splash([1], [hand(1, [1])], 2), BOTH).code, 'tables-not-as-posted');
});

test('[SPL-4] an activity without splashes opens none', () => {
  const cash = promotionRoom(offeringOf('lucky-table-drawing', { charts: ['1'] }));
  assert.equal(cash.refused(opening('lucky-table-drawing', 'splash-pot', {})).code, 'no-splash-pot');
});
