import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { CommandIn, StateIn } from '#core/house';
import { dollars } from '#core/money';
import { setFloor } from './house/floor.ts';
import { COUPONS_POSTED, opening, promotionRoom } from './house/promotions.ts';
import { actor, offeringOf, type Room } from './house/room.ts';
import { asking } from './walks/walk.ts';
import { isWhole } from './whole.ts';

type Command = CommandIn<'instrument'>;
type Issue = Extract<Command, { type: 'IssueInstruments' }>;
type Instrument = StateIn<'instrument'>['byId'] extends ReadonlyMap<string, infer One> ? One : never;

type Notice = 'match' | 'free';

/** Every kind of every approval; of the certificates the one that the notice at the tables names. */
const kindsUnder = (notice: Notice): readonly { readonly activity: string; readonly kind: Issue['kind'] }[] => [
  { activity: 'GEAR-001278', kind: 'match-play' },
  { activity: 'GEAR-001278', kind: 'free-play' },
  { activity: 'GEAR-001278', kind: 'bonus-play' },
  { activity: 'GEAR-001322', kind: 'dead-chip' },
  { activity: 'GEGA-003625', kind: `${notice}-play` },
];
const ACTIVITIES = [...new Set(kindsUnder('match').map(({ activity }) => activity))];
const DAYS = 31;

/** What happens on one day: what is given out, and what becomes of something that is out. */
type Deed =
  | {
      readonly type: 'issue';
      readonly kind: number;
      readonly count: number;
      readonly days: number;
      readonly face: number;
    }
  | { readonly type: 'play'; readonly pick: number; readonly outcome: 'win' | 'lose' | 'push' }
  | { readonly type: 'redeem'; readonly pick: number };

const deeds = fc.array(
  fc.oneof(
    fc.record({
      type: fc.constant('issue' as const),
      kind: fc.nat(kindsUnder('match').length - 1),
      count: fc.integer({ min: 1, max: 3 }),
      days: fc.integer({ min: 1, max: 6 }),
      face: fc.integer({ min: 5, max: 60 }),
    }),
    fc.record({
      type: fc.constant('play' as const),
      pick: fc.nat(999),
      outcome: fc.constantFrom('win' as const, 'lose' as const, 'push' as const),
    }),
    fc.record({ type: fc.constant('redeem' as const), pick: fc.nat(999) }),
  ),
  { minLength: 2, maxLength: 8 },
);

const stateOf = (room: Room, activity: string): StateIn<'instrument'> => {
  const one = room.house.promotions.get(activity);
  assert.ok(one?.mechanism === 'instrument');
  return one.state;
};

const allOf = (room: Room): readonly (readonly [activity: string, one: Instrument])[] =>
  ACTIVITIES.flatMap(activity => [...stateOf(room, activity).byId.values()].map(one => [activity, one] as const));

/** Somebody's books beside the house's: what the cage paid, and for which numbers. */
type Auditor = { readonly notice: Notice; issued: number; readonly redeemed: Map<string, number> };

const deed = (room: Room, auditor: Auditor, one: Deed): void => {
  switch (one.type) {
    case 'issue':
      issue(room, auditor, one);
      break;
    case 'play':
      play(room, one);
      break;
    case 'redeem':
      redeem(room, auditor, one.pick);
      break;
  }
};

const issue = (
  room: Room,
  auditor: Auditor,
  { kind: nth, count, days, face }: Extract<Deed, { type: 'issue' }>,
): void => {
  const { activity, kind } = kindsUnder(auditor.notice)[nth]!;
  const isSold = kind === 'dead-chip';
  const ids = Array.from({ length: count }, () => `${activity} ${++auditor.issued}`);
  room.do(
    asking(
      activity,
      'instrument',
    )({
      type: 'IssueInstruments',
      ids,
      kind,
      face: isSold ? dollars(60 / count) : dollars(face),
      holder: 'ana',
      expires: room.now.add({ hours: 24 * days }).toString(),
      isMultiPlay: face % 2 === 0,
      ...(isSold ? { price: dollars(30) } : {}),
    }),
  );
};

/** Vouchers are swapped first; what is on a wager is settled at once. */
const play = (room: Room, { pick, outcome }: Extract<Deed, { type: 'play' }>): void => {
  const live = allOf(room).filter(([, { where }]) => where.type === 'held' || where.type === 'voucher');
  const found = live[pick % Math.max(live.length, 1)];
  if (found === undefined) return;
  const [activity, { id, type, face, where }] = found;
  const ask = asking(activity, 'instrument');
  if (where.type === 'voucher') room.do(ask({ type: 'SwapVoucher', id }));
  room.do(
    ask({
      type: 'PlaceWager',
      wager: id,
      round: id,
      holder: 'ana',
      ids: [id],
      bet: 'base',
      side: 'player',
      live: type === 'match-play' ? face : dollars(0),
      staked: face,
      liveOn: [],
      table: 1,
      seat: 1,
    }),
  );
  room.do(ask({ type: 'SettleWager', wager: id, outcome, odds: [1, 1], playerDealer: 'bank' }));
};

/** The cage pays for what the player-dealer took, once, and for nothing else. */
const redeem = (room: Room, auditor: Auditor, pick: number): void => {
  const all = allOf(room);
  const found = all[pick % Math.max(all.length, 1)];
  if (found === undefined) return;
  const [activity, { id, face, where }] = found;
  const command = asking(activity, 'instrument')({ type: 'RedeemAtCage', id });
  if (where.type !== 'owed') {
    assert.equal(room.refused(command).code, 'nothing-to-redeem');
    return;
  }
  room.do(command);
  assert.ok(!auditor.redeemed.has(id), `${id} was paid for before`);
  auditor.redeemed.set(id, face);
};

/** The float of every activity is the face of all that is out, and all accounts together are nothing. */
const audit = (room: Room, day: number): void => {
  for (const activity of ACTIVITIES) {
    const out = [...stateOf(room, activity).byId.values()].filter(({ where }) => where.type !== 'gone');
    const faces = out.reduce((sum, { face }) => sum + face, 0);
    assert.equal(room.balance(`promotional-chips:${activity}`), faces, `${activity} on day ${day}`);
  }
  const sum = [...room.house.balances.values()].reduce((all, amount) => all + amount, 0);
  assert.equal(sum, 0, `all accounts on day ${day}`);
};

const begun = (notice: Notice): Room => {
  const room = promotionRoom(
    offeringOf('GEAR-001278', { settings: { redemptionFee: [100] } }),
    offeringOf('GEGA-003625', { charts: [notice] }),
    offeringOf('GEAR-001322', {}),
  );
  for (const activity of ACTIVITIES) room.do(opening(activity, 'instrument', COUPONS_POSTED));
  setFloor(room, { 1: { plays: { game: 'ez-baccarat' }, waiting: [1, 2] } }); // The gaming day begins.
  return room;
};

/** Midnight comes, what is over expires, and the gaming day is closed. */
const nextDay = (room: Room): void => {
  room.now = room.now.add({ hours: 24 });
  room.do({ type: 'LetTimePass' });
  room.do({ type: 'CloseGamingDay' }, { actor: actor('cy', 'cage') });
};

test('[INS-9] a month of coupons and chips: every day the float is what is out, and nothing is paid for twice', () => {
  const months = fc.array(deeds, { minLength: DAYS, maxLength: DAYS });
  fc.assert(
    fc.property(fc.constantFrom<Notice>('match', 'free'), months, (notice, month) => {
      const room = begun(notice);
      const auditor: Auditor = { notice, issued: 0, redeemed: new Map() };
      for (const [day, done] of month.entries()) {
        for (const one of done) deed(room, auditor, one);
        audit(room, day);
        nextDay(room);
        audit(room, day);
      }
      close(room, auditor);
    }),
    { numRuns: isWhole ? 30 : 10 },
  );
});

/** All that is left is paid for or expires; what the cage paid is what the auditor has written down. */
const close = (room: Room, auditor: Auditor): void => {
  for (const [activity, { id, face, where }] of allOf(room)) {
    if (where.type !== 'owed') continue;
    room.do(asking(activity, 'instrument')({ type: 'RedeemAtCage', id }));
    auditor.redeemed.set(id, face);
  }
  room.now = room.now.add({ hours: 24 * 7 });
  room.do({ type: 'LetTimePass' });
  audit(room, DAYS);
  const [paid, fees] = [total([...auditor.redeemed.values()]), total(receipts(room))];
  assert.equal(room.balance('players'), paid - fees, 'players have what the cage paid, less what they paid');
  assert.equal(room.balance('house'), fees - paid, 'and the house the other side of it');
  for (const promotion of ACTIVITIES) room.do({ type: 'EndPromotion', promotion, reason: 'the month is over' });
};

/** Redemption fees, and what dead chips were sold for. */
const receipts = (room: Room): readonly number[] =>
  room.events
    .flatMap(event => (event.type === 'PromotionMoved' && event.mechanism === 'instrument' ? event.events : []))
    .flatMap(event => {
      if (event.type === 'WagerPlaced') return [event.redemptionFee];
      return event.type === 'InstrumentsIssued' ? [event.price ?? 0] : [];
    });

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
