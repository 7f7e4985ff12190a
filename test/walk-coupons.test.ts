import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CommandIn } from '#core/house';
import { dollars } from '#core/money';
import type { Offering } from '#core/rulebook';
import { setFloor } from './house/floor.ts';
import { COUPONS_POSTED, opening, promotionRoom } from './house/promotions.ts';
import { offeringOf, type Room } from './house/room.ts';
import { asking, finish, forbid } from './walks/walk.ts';

type Command = CommandIn<'instrument'>;
type Issue = Extract<Command, { type: 'IssueInstruments' }>;
type Place = Extract<Command, { type: 'PlaceWager' }>;

const UNTIL = '2026-03-09T07:00:00Z';

const issue = (kind: Issue['kind'], ids: readonly string[], change: Partial<Issue> = {}): Issue => ({
  type: 'IssueInstruments',
  ids,
  kind,
  face: dollars(10),
  holder: 'ana',
  expires: UNTIL,
  isMultiPlay: false,
  ...change,
});
const place = (wager: string, ids: readonly string[], change: Partial<Place> = {}): Place => ({
  type: 'PlaceWager',
  wager,
  round: wager,
  holder: 'ana',
  ids,
  bet: 'base',
  side: 'player',
  live: dollars(0),
  staked: dollars(10),
  liveOn: [],
  table: 1,
  seat: 1,
  ...change,
});
const settle = (wager: string, outcome: 'win' | 'lose' | 'push', playerDealer = 'bank'): Command => ({
  type: 'SettleWager',
  wager,
  outcome,
  odds: [1, 1],
  playerDealer,
});

/** The float is what is out. */
const out = (room: Room, activity: string): number => room.balance(`promotional-chips:${activity}`);

/** A player and the bank, one alone, a tournament, and those who may not take part. */
const EZ = { game: 'ez-baccarat' };
const FLOOR = {
  1: { plays: EZ, waiting: [1, { seat: 2, role: 'player-dealer' }] },
  2: { plays: EZ, waiting: [1] },
  3: { plays: { ...EZ, isTournament: true }, waiting: [1, 2] },
  99: {
    waiting: [
      { seat: 1, member: 'on duty', role: 'employee-on-duty' },
      { seat: 2, member: 'in uniform', role: 'employee-off-duty-in-uniform' },
      { seat: 3, member: 'prop', role: 'proposition-player' },
    ],
  },
} as const;

const begun = (activity: string, chosen: Partial<Offering> = {}) => {
  const room = promotionRoom(offeringOf(activity, chosen));
  setFloor(room, FLOOR);
  room.do(opening(activity, 'instrument', COUPONS_POSTED));
  return { room, ask: asking(activity, 'instrument') };
};

test('[GEAR-001278] match, free and bonus play from the coupon to the cage, each by its own way', () => {
  const PLAY = 'GEAR-001278';
  const [RULE, WHO, RUNS] = ['Eligibility matrix', 'Eligibility', 'How it runs'].map(
    heading => `${PLAY} ${heading}`,
  ) as [string, string, string];
  const { room, ask } = begun(PLAY, { settings: { redemptionFee: [100] } });
  forbid(room, [
    ['a face below $5', ask(issue('match-play', ['m'], { face: dollars(4) })), 'outside-approval', `${PLAY} Prizes`],
    [
      'a face above $500',
      ask(issue('match-play', ['m'], { face: dollars(501) })),
      'outside-approval',
      `${PLAY} Prizes`,
    ],
    ['a dead chip', ask(issue('dead-chip', ['m'])), 'no-such-instrument', RULE],
    ['a price', ask(issue('match-play', ['m'], { price: dollars(5) })), 'not-for-sale', RUNS],
    ['an employee on duty', ask(issue('match-play', ['m'], { holder: 'on duty' })), 'person-may-not-play', WHO],
    ['an employee in uniform', ask(issue('match-play', ['m'], { holder: 'in uniform' })), 'person-may-not-play', WHO],
  ]);
  room.do(ask(issue('match-play', ['m1', 'm2', 'm3', 'm4'])));
  room.do(ask(issue('free-play', ['f1', 'f2'])));
  room.do(ask(issue('bonus-play', ['b1'])));
  assert.equal(out(room, PLAY), dollars(70));
  forbid(room, [
    ['a number twice', ask(issue('match-play', ['m1'])), 'number-in-use', `${PLAY} Records`],
    ['a voucher that is no chip yet', ask(place('w', ['f1'])), 'not-playable', RULE],
    ['a voucher swapped that is none', ask({ type: 'SwapVoucher', id: 'm1' }), 'no-voucher', RULE],
    ['without an equal live wager', ask(place('w', ['m1'], { live: dollars(5) })), 'live-wager-not-equal', RULE],
    ['more than an equal live wager', ask(place('w', ['m1'], { live: dollars(15) })), 'live-wager-not-equal', RULE],
    [
      'two coupons on one wager',
      ask(place('w', ['m1', 'm2'], { live: dollars(20), staked: dollars(20) })),
      'one-per-wager',
      RULE,
    ],
    [
      'one coupon scanned twice',
      ask(place('w', ['m1', 'm1'], { live: dollars(20), staked: dollars(20) })),
      'scanned-twice',
      RULE,
    ],
    [
      'a coupon spread over wagers',
      ask(place('w', ['m1'], { live: dollars(5), staked: dollars(5) })),
      'face-not-parted',
      RULE,
    ],
    ['on a bonus bet', ask(place('w', ['m1'], { live: dollars(10), bet: 'bonus' })), 'bet-not-approved', RULE],
    ['somebody else’s coupon', ask(place('w', ['m1'], { live: dollars(10), holder: 'ben' })), 'not-the-holder', RULE],
    ['the player-dealer', ask(place('w', ['m1'], { live: dollars(10), seat: 2 })), 'person-may-not-play', WHO],
    ['nobody to bank it', ask(place('w', ['m1'], { live: dollars(10), table: 2 })), 'person-may-not-play', WHO],
    ['at a tournament table', ask(place('w', ['m1'], { live: dollars(10), table: 3 })), 'person-may-not-play', WHO],
    ['a coupon nobody issued', ask(place('w', ['m9'], { live: dollars(10) })), 'unknown-instrument', RULE],
    ['cash for a coupon', ask({ type: 'RedeemAtCage', id: 'm1' }), 'nothing-to-redeem', RULE],
  ]);
  for (const id of ['f1', 'f2', 'b1']) room.do(ask({ type: 'SwapVoucher', id }));
  room.do(ask(place('w1', ['m1'], { live: dollars(10) })));
  const other = { round: 'w1', side: 'banker', live: dollars(10) };
  forbid(room, [
    ['the opposite side of one round', ask(place('w2', ['m2'], other)), 'both-sides', RULE],
    ['a second coupon on that wager', ask(place('w2', ['m2'], { ...other, side: 'player' })), 'one-per-wager', RULE],
    ['a wager settled by its own holder as the bank', ask(settle('w1', 'win', 'ana')), 'own-player-dealer', RULE],
  ]);
  room.do(ask(settle('w1', 'push')));
  room.do(ask(place('w1', ['m1'], { live: dollars(10) })));
  room.do(ask(settle('w1', 'win')));
  room.do(ask({ type: 'RedeemAtCage', id: 'm1' }));
  forbid(room, [
    ['settled twice', ask(settle('w1', 'win')), 'unknown-wager', RULE],
    ['redeemed twice', ask({ type: 'RedeemAtCage', id: 'm1' }), 'nothing-to-redeem', RULE],
    ['a spent coupon', ask(place('w', ['m1'], { live: dollars(10) })), 'not-playable', RULE],
    ['live chips beside a free play chip', ask(place('w', ['f1'], { live: dollars(5) })), 'live-chips-mixed', RULE],
  ]);
  const play = (id: string, outcome: 'win' | 'lose', live = dollars(0)): void => {
    room.do(ask(place(id, [id], { live })));
    room.do(ask(settle(id, outcome)));
  };
  play('m2', 'lose', dollars(10)); // Voided: the player-dealer has the live wager only.
  play('f1', 'win');
  play('f2', 'lose');
  play('b1', 'win');
  play('b1', 'lose');
  forbid(room, [['a lost free play chip', ask({ type: 'RedeemAtCage', id: 'f2' }), 'nothing-to-redeem', RULE]]);
  for (const id of ['f1', 'b1']) room.do(ask({ type: 'RedeemAtCage', id }));
  assert.equal(out(room, PLAY), dollars(20), 'm3 and m4 are left');
  room.do(ask(place('late', ['m4'], { live: dollars(10) })), { at: UNTIL });
  room.now = Temporal.Instant.from(UNTIL).add({ seconds: 1 });
  forbid(room, [
    ['after its date', ask(place('w', ['m3'], { live: dollars(10) })), 'instrument-expired', RULE],
    [
      'ending with coupons out',
      { type: 'EndPromotion', promotion: PLAY, reason: 'over' },
      'promotion-not-finished',
      'PRO-2',
    ],
  ]);
  room.do({ type: 'LetTimePass' });
  room.do(ask(settle('late', 'win'))); // It lay on a wager by then and is played out.
  room.do(ask({ type: 'RedeemAtCage', id: 'm4' }));
  assert.equal(out(room, PLAY), 0);
  // The cage paid for m1, f1, b1 and m4; seven uses at a dollar each, none for the replay of a push.
  assert.equal(room.balance('players'), dollars(4 * 10 - 7));
  finish(room, PLAY, PLAY);
});

test('[GEGA-003625] certificates: the posted notice decides the kind, several a hand, paid for when they lose', () => {
  const CERTS = 'GEGA-003625';
  const [RULE, WHO] = [`${CERTS} How it runs`, `${CERTS} Eligibility`];
  const { room, ask } = begun(CERTS, { charts: ['match'] });
  forbid(room, [
    ['a free play certificate under a match play notice', ask(issue('free-play', ['c'])), 'no-such-instrument', RULE],
    ['a proposition player', ask(issue('match-play', ['c'], { holder: 'prop' })), 'person-may-not-play', WHO],
  ]);
  room.do(ask(issue('match-play', ['c1', 'c2'])));
  room.do(ask(issue('match-play', ['c3'], { isMultiPlay: true })));
  forbid(room, [
    [
      'less live than the face',
      ask(place('w', ['c1', 'c2'], { live: dollars(19), staked: dollars(20) })),
      'live-wager-short',
      RULE,
    ],
    ['on a bonus bet', ask(place('w', ['c1'], { live: dollars(10), bet: 'bonus' })), 'bet-not-approved', RULE],
  ]);
  room.do(ask(place('w1', ['c1', 'c2'], { live: dollars(50), staked: dollars(20) })));
  room.do(ask(settle('w1', 'lose')));
  room.do(ask(place('w2', ['c3'], { live: dollars(10) })));
  room.do(ask(settle('w2', 'win')));
  room.do(ask(place('w3', ['c3'], { live: dollars(10) }))); // Multi-play: until it loses.
  room.do(ask(settle('w3', 'lose')));
  for (const id of ['c1', 'c2', 'c3']) room.do(ask({ type: 'RedeemAtCage', id }));
  assert.equal(room.balance('players'), dollars(30));
  finish(room, CERTS, CERTS);
  const both = offeringOf(CERTS, { charts: ['match', 'free'] });
  assert.equal(
    room.refused({ type: 'AnnounceOffering', offering: both, tables: 'all' }).code,
    'charts-exclude-each-other',
  );
});

test('[GEAR-001322] dead chips: sold below face, never mixed, kept on a win, made good to the bank on a loss', () => {
  const DEAD = 'GEAR-001322';
  const [RULE, WHO, RUNS] = ['Eligibility matrix', 'Eligibility', 'How it runs'].map(
    heading => `${DEAD} ${heading}`,
  ) as [string, string, string];
  const { room, ask } = begun(DEAD, { settings: { sales: [2] } });
  const chips = (ids: readonly string[], change: Partial<Issue> = {}) =>
    ask(issue('dead-chip', ids, { face: dollars(20), price: dollars(30), ...change }));
  const three = ['d1', 'd2', 'd3'];
  forbid(room, [
    ['at face value', chips(three, { price: dollars(60) }), 'price-not-below-face', RUNS],
    ['for nothing', ask(issue('dead-chip', three, { face: dollars(20) })), 'price-missing', RUNS],
    ['more than $20,000 in one sale', chips(three, { face: dollars(6_667) }), 'outside-approval', `${DEAD} Prizes`],
    ['to an employee in uniform', chips(three, { holder: 'in uniform' }), 'person-may-not-play', WHO],
  ]);
  room.do(chips(three));
  room.do(chips(['d4'], { holder: 'ben', price: dollars(10) }));
  forbid(room, [['a third sale where two are posted', chips(['d5'], { price: dollars(10) }), 'all-sold', RUNS]]);
  const on = (wager: string, ids: readonly string[], change: Partial<Place> = {}) =>
    ask(place(wager, ids, { staked: dollars(20 * ids.length), ...change }));
  forbid(room, [
    ['live and dead chips on one wager', on('w', ['d1'], { live: dollars(5) }), 'live-chips-mixed', RULE],
    ['live chips of their own on that side', on('w', ['d1'], { liveOn: ['player'] }), 'live-chips-beside', RULE],
    ['a chip of another player', on('w', ['d4']), 'not-the-holder', RULE],
    ['the player-dealer', on('w', ['d1'], { seat: 2 }), 'person-may-not-play', WHO],
    ['changed for money', ask({ type: 'RedeemAtCage', id: 'd1' }), 'nothing-to-redeem', RULE],
  ]);
  room.do(on('w1', ['d1', 'd2']));
  forbid(room, [['both sides of one round', on('w2', ['d3'], { round: 'w1', side: 'banker' }), 'both-sides', RULE]]);
  room.do(on('w2', ['d3'], { round: 'w1', bet: 'bonus', side: 'dragon' }));
  room.do(ask(settle('w1', 'win')));
  room.do(ask(settle('w2', 'lose')));
  room.do(ask({ type: 'RedeemAtCage', id: 'd3' }));
  assert.equal(out(room, DEAD), dollars(60), 'd1, d2 and d4 are still out');
  room.now = Temporal.Instant.from(UNTIL).add({ seconds: 1 });
  forbid(room, [['after the period', on('w', ['d1']), 'instrument-expired', RULE]]);
  room.do({ type: 'LetTimePass' });
  finish(room, DEAD, DEAD);
  // $40 for the chips came in, $20 went out for the lost one.
  assert.deepEqual([room.balance('house'), room.balance('players'), out(room, DEAD)], [dollars(20), dollars(-20), 0]);
});

const ALL_DAY = { from: '2026-03-02T17:00:00Z', to: '2026-03-03T07:00:00Z' };

test('[GEAR-001278] [INS-12] a coupon names its games and its last moment, and is played in those games alone', () => {
  const PLAY = 'GEAR-001278';
  const RULE = `${PLAY} Eligibility matrix`;
  const room = promotionRoom(offeringOf(PLAY, { settings: { redemptionFee: [0] } }));
  room.do(opening(PLAY, 'instrument', { plays: ALL_DAY }));
  const ask = asking(PLAY, 'instrument');
  const { expires: _, ...unprinted } = issue('match-play', ['m']);
  const games = ['ez-baccarat', 'pai-gow-poker'];
  forbid(room, [
    ['no game', ask(unprinted), 'games-missing', RULE],
    ['an empty list of games', ask({ ...unprinted, games: [] }), 'games-missing', RULE],
    ['a poker game', ask({ ...unprinted, games: ['texas-holdem'] }), 'game-not-covered', RULE],
    [
      'good for longer than the promotion runs',
      ask({ ...unprinted, games, expires: '2026-03-03T07:00:01Z' }),
      'expires-after-end',
      RULE,
    ],
  ]);
  room.do(ask({ ...unprinted, games }));
  const one = room.house.promotions.get(PLAY);
  assert.ok(one?.mechanism === 'instrument');
  assert.deepEqual(
    [one.state.byId.get('m')?.games, one.state.byId.get('m')?.expires],
    [games, ALL_DAY.to],
    'it ends with the promotion where it says nothing else',
  );
  const [BLACKJACK, PAI_GOW] = [1, 2];
  setFloor(room, {
    [BLACKJACK]: { plays: { game: 'california-blackjack' }, waiting: [1, 2] },
    [PAI_GOW]: { plays: { game: 'pai-gow-poker' }, waiting: [1, 2] },
  });
  const on = (table: number, seat = 1) => ask(place('w', ['m'], { live: dollars(10), table, seat }));
  forbid(room, [
    ['a game that is not named on it', on(BLACKJACK), 'game-not-named', RULE],
    ['a table that is not open', on(777), 'table-not-open', 'HSE-1'],
    ['a seat where nobody sits', on(PAI_GOW, 9), 'seat-empty', 'HSE-2'],
  ]);
  room.do(on(PAI_GOW));
  room.do(ask(settle('w', 'push')));
  room.now = Temporal.Instant.from('2026-03-03T07:00:01Z');
  forbid(room, [['after its last moment', on(PAI_GOW), 'instrument-expired', RULE]]);

  const open = promotionRoom(offeringOf(PLAY, { settings: { redemptionFee: [0] } }));
  open.do(opening(PLAY, 'instrument', { games }));
  forbid(open, [['no last moment', ask(unprinted), 'expiry-missing', RULE]]);
});

test('[GEAR-001322] [INS-11] dead chips are sold and played at the posted times only', () => {
  const DEAD = 'GEAR-001322';
  const [RULE, RUNS] = [`${DEAD} Eligibility matrix`, `${DEAD} How it runs`];
  const ask = asking(DEAD, 'instrument');
  const { expires: _, ...chip } = issue('dead-chip', ['d'], { price: dollars(5) });
  const unposted = promotionRoom(offeringOf(DEAD, {}));
  unposted.do(opening(DEAD, 'instrument', { plays: ALL_DAY }));
  forbid(unposted, [['a sale at no posted time', ask(chip), 'sale-not-posted', RUNS]]);

  const room = promotionRoom(offeringOf(DEAD, {}));
  const sells = { from: '2026-03-02T20:00:00Z', to: '2026-03-02T22:00:00Z' };
  const plays = { from: '2026-03-02T21:00:00Z', to: '2026-03-03T07:00:00Z' };
  setFloor(room, FLOOR);
  room.do(opening(DEAD, 'instrument', { sells, plays, buyIns: [{ face: dollars(10), price: dollars(5) }] }));
  forbid(room, [['before the window opens', ask(chip), 'no-sale-now', RUNS]]);
  room.do(ask(chip), { at: sells.from });
  const wager = ask(place('w', ['d']));
  forbid(room, [['before the posted time of play', wager, 'not-played-now', RULE]]);
  room.do(wager, { at: plays.from });
  room.do(ask(settle('w', 'win')));
  room.do(ask({ ...chip, ids: ['d2'] }), { at: sells.to });
  room.now = room.now.add({ seconds: 1 });
  forbid(room, [['after the window has closed', ask({ ...chip, ids: ['d3'] }), 'no-sale-now', RUNS]]);
  room.now = Temporal.Instant.from('2026-03-03T07:00:01Z');
  forbid(room, [['after the promotion', wager, 'instrument-expired', RULE]]);
  room.do({ type: 'LetTimePass' });
  assert.equal(out(room, DEAD), 0, 'what was not played is worth nothing');
});
