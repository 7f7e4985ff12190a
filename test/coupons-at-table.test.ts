import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HouseCommand } from '#core/house';
import { dollars } from '#core/money';
import { guestAt, seatOfGuest } from '#core/people';
import { type InstrumentView, type PlayedHere, viewOf } from '#core/views';
import {
  couponBets,
  couponsAt,
  couponsNumbered,
  missingOf,
  oddsIn,
  placeCoupon,
  settleCoupon,
} from '../src/web/promotions/instrument/elsewhere.ts';
import { setFloor } from './house/floor.ts';
import { COUPONS_POSTED, opening, promotionRoom } from './house/promotions.ts';
import { offeringOf, type Room } from './house/room.ts';
import { asking, forbid } from './walks/walk.ts';

const CERTS = 'GEGA-003625';
const DEAD = 'GEAR-001322';
const EZ = { game: 'ez-baccarat' };

/** Ana sits at seat 1 with her card, a guest has the bank at seat 2. */
const FLOOR = {
  1: { plays: EZ, waiting: [{ seat: 1, member: 'ana' }, 2] },
  4: { plays: EZ, waiting: [{ seat: 1, member: 'ana' }, 2] },
} as const;

const played = (room: Room, table: number): readonly PlayedHere[] =>
  (viewOf(`table.${table}`)?.part(room.house, 'played') ?? []) as readonly PlayedHere[];

const begun = (activity: string, chosen: object, posted: object): Room => {
  const room = promotionRoom(offeringOf(activity, chosen));
  setFloor(room, FLOOR);
  room.do(opening(activity, 'instrument', posted));
  return room;
};

const give = (activity: string, id: string, kind: 'match-play' | 'free-play'): HouseCommand =>
  asking(
    activity,
    'instrument',
  )({
    type: 'IssueInstruments',
    ids: [id],
    kind,
    face: dollars(25),
    holder: 'ana',
    expires: '2030-01-01T08:00:00Z',
    isMultiPlay: false,
  });

test('[HG2-11] [B101-17] [INS-14] GEGA-003625 How it runs: two taps put a coupon down, one settles it, the cage pays', () => {
  const room = begun(CERTS, { charts: ['match'] }, COUPONS_POSTED);
  room.do(give(CERTS, 'c1', 'match-play'));
  const [coupon] = couponsAt(played(room, 1), 1);
  assert.ok(coupon !== undefined, 'the coupon of the member at the seat is there to be tapped');
  assert.equal(missingOf(coupon, {}, true), 'side');
  assert.equal(missingOf(coupon, { side: 'player' }, true), 'live');
  const short = placeCoupon(coupon, { side: 'player', live: dollars(20) }, { table: 1, seat: 1 });
  assert.equal(room.refused(short).code, 'live-wager-short');
  room.do(placeCoupon(coupon, { side: 'player', live: dollars(25) }, { table: 1, seat: 1 }));
  const [bet] = couponBets(played(room, 1), 1);
  assert.deepEqual(bet && { ids: bet.ids, face: bet.face, live: bet.live }, {
    ids: ['c1'],
    face: dollars(25),
    live: dollars(25),
  });
  assert.equal(couponsAt(played(room, 1), 1).length, 0, 'it is on the bet and in no hand');
  assert.equal(room.refused(settleCoupon(bet!, { outcome: 'lose' }, { table: 4 })).code, 'unknown-wager');
  assert.equal(room.refused(settleCoupon(bet!, { outcome: 'lose' }, { table: 1 })).code, 'bank-not-known');
  room.do({ type: 'StartGame', table: 1, playerDealer: 2 });
  room.do(settleCoupon(bet!, { outcome: 'lose' }, { table: 1 }));
  room.do({ type: 'GameOver', table: 1 });
  const piece = viewOf('instruments')?.part(room.house, `${CERTS}/c1`) as InstrumentView | undefined;
  assert.deepEqual(piece?.where, { type: 'owed', to: guestAt(1, 2) });
  assert.deepEqual(seatOfGuest(guestAt(1, 2)), { table: '1', seat: '2' });
  assert.equal(seatOfGuest('ana'), undefined);
  room.do(asking(CERTS, 'instrument')({ type: 'RedeemAtCage', id: 'c1' }));
  assert.deepEqual(couponBets(played(room, 1)), []);
});

test('[INS-14] GEAR-001278 Funding: bets are down before the deal, and a number is typed where no card brought it', () => {
  const room = begun(CERTS, { charts: ['free'] }, COUPONS_POSTED);
  room.do(give(CERTS, 'c1', 'free-play'));
  const [coupon] = couponsNumbered(played(room, 1), 'c1', 1);
  assert.ok(coupon !== undefined);
  const place = placeCoupon(coupon, { side: 'banker' }, { table: 1, seat: 1 });
  room.do({ type: 'StartGame', table: 1, playerDealer: 2 });
  assert.equal(room.refused(place).code, 'cards-are-out');
  room.do({ type: 'GameOver', table: 1 });
  room.do(place);
  const [bet] = couponBets(played(room, 1));
  room.do(settleCoupon(bet!, { outcome: 'push' }, { table: 1, playerDealer: guestAt(1, 2) }));
  assert.equal(couponsAt(played(room, 1), 1)[0]?.id, 'c1', 'a push gives it back');
});

test('[HG2-29] GEGA-003625 How it runs: the notice at the table says which kind is played there', () => {
  const notices = [{ kind: 'free-play', tables: [4] }] as const;
  const room = begun(CERTS, { charts: ['match'] }, { ...COUPONS_POSTED, notices });
  for (const coupon of [give(CERTS, 'm', 'match-play'), give(CERTS, 'f', 'free-play')]) room.do(coupon);
  const kindsAt = (table: number) => played(room, table).flatMap(({ kinds }) => kinds.map(({ kind }) => kind));
  assert.deepEqual([kindsAt(1), kindsAt(4)], [['match-play'], ['free-play']]);
  const at = (table: number) => (id: string) => {
    const kind = id === 'm' ? 'match-play' : 'free-play';
    const coupon = {
      promotion: CERTS,
      kind,
      live: 'equal',
      bets: ['base'],
      id,
      position: 1,
      face: dollars(25),
    } as const;
    return placeCoupon(id === 'm' ? coupon : { ...coupon, live: 'none' }, { side: 'player' }, { table, seat: 1 });
  };
  forbid(room, [
    ['match play at a free play table', at(4)('m'), 'not-at-this-table', `${CERTS} How it runs`],
    ['free play at a match play table', at(1)('f'), 'not-at-this-table', `${CERTS} How it runs`],
  ]);
  for (const place of [at(1)('m'), at(4)('f')]) room.do(place);
  const twice = { ...COUPONS_POSTED, notices: [...notices, { kind: 'match-play', tables: [4] } as const] };
  const other = promotionRoom(offeringOf(CERTS, { charts: ['match'] }));
  assert.equal(other.refused(opening(CERTS, 'instrument', twice)).code, 'two-notices');
});

test('[B101-11] [INS-13] GEAR-001322 Posting: chips are sold at the posted price and at no other', () => {
  const room = begun(DEAD, {}, COUPONS_POSTED);
  const sell = (price: number, count = 3): HouseCommand =>
    asking(
      DEAD,
      'instrument',
    )({
      type: 'IssueInstruments',
      ids: Array.from({ length: count }, (_, n) => `d${n}`),
      kind: 'dead-chip',
      face: dollars(20),
      holder: 'ana',
      expires: '2030-01-01T08:00:00Z',
      isMultiPlay: true,
      price: dollars(price),
    });
  const RUNS = `${DEAD} How it runs`;
  forbid(room, [
    ['a cent', sell(0.01), 'price-not-posted', RUNS],
    ['another buyer at $59', sell(59), 'price-not-posted', RUNS],
    ['the price of another buy-in', sell(10), 'price-not-posted', RUNS],
    ['two chips for the price of three', sell(30, 2), 'price-not-posted', RUNS],
  ]);
  room.do(sell(30));
  const open = promotionRoom(offeringOf(DEAD, {}));
  const posted = (face: number, price: number) =>
    opening(DEAD, 'instrument', { ...COUPONS_POSTED, buyIns: [{ face: dollars(face), price: dollars(price) }] });
  assert.equal(open.refused(posted(60, 60)).code, 'price-not-below-face');
  assert.equal(open.refused(posted(20_001, 60)).code, 'outside-approval');
});

test('[INS-5] what a winning chip pays is said as on the layout', () => {
  assert.deepEqual(['3:2', '8', '19 to 20', 'x', '1:0'].map(oddsIn), [[3, 2], [8, 1], [19, 20], undefined, undefined]);
});
