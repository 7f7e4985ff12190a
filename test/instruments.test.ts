import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type CommandIn, type EventIn, emptyHouse, evolveHouse, type House, type StateIn } from '#core/house';
import { trialBalance } from '#core/ledger';
import { type InstrumentRule, instrumentRule, OUTCOMES } from '#core/mechanisms/instrument';
import type { InstrumentType } from '#core/mechanisms/instrument/terms';
import { cents, dollars, NOTHING } from '#core/money';
import type { Offering } from '#core/rulebook';
import type { Seated, TableGame } from '#core/state';
import { decideInstruments } from '../src/core/mechanisms/instrument/decide.ts';
import { outstanding } from '../src/core/mechanisms/instrument/evolve.ts';
import { INSTRUMENT } from '../src/core/mechanisms/instrument/feature.ts';
import { transferOfInstruments } from '../src/core/mechanisms/instrument/transfer-of.ts';
import { balanceOf, book, NO_BALANCES } from './funds/books.ts';
import { SETTINGS } from './house/room.ts';
import { approved, offeringOf } from './promotions/offering.ts';

type InstrumentCommand = CommandIn<'instrument'>;
type InstrumentEvent = EventIn<'instrument'>;
type Instruments = StateIn<'instrument'>;
type Outcome = (typeof OUTCOMES)[number];
type Odds = Extract<InstrumentCommand, { type: 'SettleWager' }>['odds'];

const NOON = Temporal.Instant.from('2026-03-05T20:00Z');

/** At table 1 a player, another, the player-dealer, one of the staff, another member; table 2 plays a tournament. */
const GAME: TableGame = { game: 'baccarat', isLive: true, isTournament: false };
const anonymous = { type: 'anonymous' } as const;
const member = (id: string) => ({ type: 'member', id }) as const;
const SEATS: readonly (readonly [table: number, seated: Omit<Seated, 'position'>])[] = [
  [1, { seat: 1, player: anonymous, role: 'player' }],
  [1, { seat: 2, player: member('ann'), role: 'player' }],
  [1, { seat: 3, player: anonymous, role: 'player-dealer' }],
  [1, { seat: 4, player: member('staff'), role: 'employee-on-duty' }],
  [1, { seat: 5, player: member('ben'), role: 'player' }],
  [2, { seat: 1, player: anonymous, role: 'player' }],
  [2, { seat: 2, player: anonymous, role: 'player' }],
];
const HOUSE = [
  { type: 'TableOpened', table: 1, plays: GAME, at: '2026-03-05T18:00:00Z' } as const,
  { type: 'TableOpened', table: 2, plays: { ...GAME, isTournament: true }, at: '2026-03-05T18:00:00Z' } as const,
  ...SEATS.map(([table, one]) => ({ type: 'PlayerSeated', table, seated: { ...one, position: 1 } }) as const),
].reduce<House>(evolveHouse, emptyHouse(SETTINGS));
const actor = { id: 'cashier', role: 'cage' };
const BAY = 'match-free-bonus-play';
const GARDENS = 'match-play-free-play';
const DEAD = 'dead-chips';

const ALL_YEAR = { from: '2026-01-01T08:00:00Z', to: '2027-01-01T08:00:00Z' };
const BUY_INS = [
  { face: dollars(10), price: dollars(5) },
  { face: dollars(20), price: dollars(15) },
];
const POSTED = { games: ['baccarat'], sells: ALL_YEAR, plays: ALL_YEAR, buyIns: BUY_INS };

const ruleOf = (key: string, chosen: Partial<Offering> = {}): InstrumentRule => {
  const rule = instrumentRule({ activity: approved(key), offering: offeringOf(key, chosen) }, POSTED);
  assert.ok(rule.ok);
  return rule.value;
};
const withFee = (fee: number): InstrumentRule => ruleOf(BAY, { settings: { redemptionFee: [fee] } });

type Issue = Extract<InstrumentCommand, { type: 'IssueInstruments' }>;
type Place = Extract<InstrumentCommand, { type: 'PlaceWager' }>;

const issue = (kind: InstrumentType, more: Partial<Issue> = {}): Issue => ({
  type: 'IssueInstruments',
  ids: ['one'],
  kind,
  face: dollars(10),
  holder: 'ann',
  isMultiPlay: false,
  ...(kind === 'dead-chip' ? { price: dollars(5) } : {}),
  ...more,
});
const swap = (id = 'one'): InstrumentCommand => ({ type: 'SwapVoucher', id });
const place = (more: Partial<Place> = {}): Place => ({
  type: 'PlaceWager',
  wager: 'w',
  round: 'r1',
  holder: 'ann',
  ids: ['one'],
  bet: 'base',
  live: NOTHING,
  staked: dollars(10),
  table: 1,
  seat: 1,
  liveOn: [],
  ...more,
});
const settle = (outcome: Outcome, odds: Odds = [1, 1], wager = 'w'): InstrumentCommand => ({
  type: 'SettleWager',
  wager,
  outcome,
  odds,
  playerDealer: 'bank',
});
const redeem = (id = 'one'): InstrumentCommand => ({ type: 'RedeemAtCage', id });

/** Goes through the commands at noon until one is refused. */
/** What is given out is so at noon. */
const go = (rules: InstrumentRule, commands: readonly InstrumentCommand[], later = NOON) => {
  let state = INSTRUMENT.begins(POSTED);
  const events: InstrumentEvent[] = [];
  for (const command of commands) {
    const now = command.type === 'IssueInstruments' ? NOON : later;
    const decision = decideInstruments({ rules, state, house: HOUSE, context: { now, actor } }, command);
    if (!decision.ok) return { state, events, code: decision.code, message: decision.message };
    events.push(...decision.events);
    state = decision.events.reduce(INSTRUMENT.evolve, state);
  }
  return { state, events };
};
const lastOf = (events: readonly InstrumentEvent[]): InstrumentEvent | undefined => events.at(-1);
const whereIs = ({ byId }: Instruments, id = 'one'): string | undefined => byId.get(id)?.where.type;

const CASES: readonly [
  key: string,
  kind: InstrumentType,
  outcome: Outcome,
  after: 'held' | 'owed' | 'gone',
  received: number,
  why: string,
][] = [
  [BAY, 'match-play', 'win', 'owed', 2_000, 'wager and face are won, the cage pays the player-dealer'],
  [BAY, 'match-play', 'lose', 'gone', 0, 'the coupon is void'],
  [BAY, 'match-play', 'push', 'held', 0, 'a push gives it back'],
  [BAY, 'free-play', 'win', 'owed', 1_000, 'played once, the cage pays'],
  [BAY, 'free-play', 'lose', 'gone', 0, 'dropped in the box'],
  [BAY, 'bonus-play', 'win', 'held', 1_000, 'played until it loses'],
  [BAY, 'bonus-play', 'lose', 'owed', 0, 'the cage pays for a lost one'],
  [DEAD, 'dead-chip', 'win', 'held', 1_000, 'kept until lost'],
  [DEAD, 'dead-chip', 'lose', 'owed', 0, 'full face for the player-dealer'],
  [GARDENS, 'match-play', 'win', 'gone', 2_000, 'single play is collected'],
  [GARDENS, 'free-play', 'lose', 'owed', 0, 'redeemed when lost to the player-dealer'],
];
for (const [key, kind, outcome, after, received, why] of CASES) {
  test(`[INS-5] [INS-6] ${key}: ${kind}, ${outcome}: ${why}`, () => {
    const vouchers = key === BAY && kind !== 'match-play' ? [swap()] : [];
    const live = kind === 'match-play' ? dollars(10) : NOTHING;
    const { state, events } = go(ruleOf(key), [issue(kind), ...vouchers, place({ live }), settle(outcome)]);
    assert.equal(whereIs(state), after);
    const settled = lastOf(events);
    assert.ok(settled?.type === 'WagerSettled');
    assert.equal(settled.playerReceives, received);
    assert.equal(settled.playerLoses, outcome === 'lose' ? live : 0);
  });
}

test('[INS-5] the live wager and dead chips win by the odds of the bet, other faces as much again', () => {
  const match = go(ruleOf(BAY), [issue('match-play'), place({ live: dollars(10) }), settle('win', [3, 2])]);
  const dead = go(ruleOf(DEAD), [issue('dead-chip'), place({ bet: 'bonus' }), settle('win', [25, 1])]);
  const short = go(ruleOf(BAY), [issue('match-play'), place({ live: dollars(10) }), settle('win', [1, 3])]);
  assert.deepEqual(
    [match, dead, short]
      .map(({ events }) => lastOf(events))
      .map(event => (event?.type === 'WagerSettled' ? event.playerReceives : 0)),
    [2_500, 25_000, 1_333],
  );
});

test('[INS-6] multi-play certificates come back after a win, and the cage pays once, after the loss', () => {
  const rule = ruleOf(GARDENS);
  const { state, events } = go(rule, [
    issue('free-play', { isMultiPlay: true }),
    place(),
    settle('win'),
    place(),
    settle('lose'),
    redeem(),
  ]);
  assert.equal(whereIs(state), 'gone');
  assert.deepEqual(lastOf(events), { type: 'InstrumentRedeemed', id: 'one', to: 'bank', amount: 1_000, by: 'cashier' });
  assert.equal(go(rule, [issue('free-play'), redeem()]).code, 'nothing-to-redeem');
});

test('[INS-7] the redemption fee is paid for each use; a push is the same use, after a win comes another', () => {
  const plays = (['push', 'win', 'push'] as const).flatMap(outcome => [place(), settle(outcome)]);
  const { events } = go(withFee(100), [issue('bonus-play'), swap(), ...plays]);
  const fees = events.flatMap(event => (event.type === 'WagerPlaced' ? [event.redemptionFee] : []));
  assert.deepEqual(fees, [100, 0, 100]);
});

test('[INS-8] it is good up to its last moment; what is on a wager is played out', () => {
  const rule = ruleOf(DEAD);
  const expires = NOON.toString();
  assert.equal(go(rule, [issue('dead-chip', { expires }), place()]).code, undefined);
  const later = NOON.add({ seconds: 1 });
  assert.equal(go(rule, [issue('dead-chip', { expires }), place()], later).code, 'instrument-expired');
  const { state } = go(rule, [issue('dead-chip', { expires }), { type: 'ExpireInstruments' }], later);
  assert.deepEqual(state.byId.get('one')?.where, { type: 'gone', why: 'expired' });
  const inTime = go(rule, [issue('dead-chip', { expires }), place(), { type: 'ExpireInstruments' }]);
  assert.equal(whereIs(inTime.state), 'wagered');
});

const MATCH = issue('match-play');
const LIVE = { live: dollars(10) };
const two = (kind: InstrumentType): Issue => issue(kind, { ids: ['one', 'two'], price: dollars(15) });

/** Every refusal, in the order of the codes. */
const REFUSED: readonly [code: string, rule: InstrumentRule, steps: readonly InstrumentCommand[], rules: string][] = [
  ['no-such-instrument', ruleOf(DEAD), [MATCH], '[INS-1]'],
  ['no-such-instrument', ruleOf(GARDENS, { charts: ['free'] }), [MATCH], '[INS-1]'],
  ['number-in-use', ruleOf(BAY), [MATCH, MATCH], '[INS-2]'],
  ['price-not-below-face', ruleOf(DEAD), [issue('dead-chip', { price: dollars(10) })], '[INS-2]'],
  ['not-for-sale', ruleOf(BAY), [issue('match-play', { price: dollars(5) })], '[INS-2]'],
  [
    'all-sold',
    ruleOf(DEAD, { settings: { sales: [1] } }),
    [issue('dead-chip'), issue('dead-chip', { ids: ['two'] })],
    '[INS-2]',
  ],
  ['outside-approval', ruleOf(BAY), [issue('match-play', { face: dollars(501) })], '[INS-2]'],
  [
    'expires-before-now',
    ruleOf(BAY),
    [issue('match-play', { expires: NOON.subtract({ seconds: 1 }).toString() })],
    '[OPN-7] [INS-8]',
  ],
  ['person-may-not-play', ruleOf(BAY), [issue('match-play', { holder: 'staff' })], '[INS-2]'],
  ['person-may-not-play', ruleOf(BAY), [issue('match-play', { seen: { role: 'employee-on-duty' } })], '[INS-2]'],
  ['person-may-not-play', ruleOf(BAY), [MATCH, place({ ...LIVE, seat: 3 })], '[INS-2]'],
  ['person-may-not-play', ruleOf(BAY), [MATCH, place({ ...LIVE, table: 2 })], '[INS-2]'],
  ['table-not-open', ruleOf(BAY), [MATCH, place({ ...LIVE, table: 777 })], '[INS-2]'],
  ['seat-empty', ruleOf(BAY), [MATCH, place({ ...LIVE, seat: 9 })], '[INS-2]'],
  ['seat-of-another', ruleOf(BAY), [MATCH, place({ ...LIVE, seat: 5 })], '[INS-10]'],
  ['scanned-twice', ruleOf(DEAD), [issue('dead-chip'), place({ ids: ['one', 'one'], staked: dollars(20) })], '[INS-2]'],
  ['unknown-instrument', ruleOf(BAY), [MATCH, place({ ids: ['none'] })], '[INS-2]'],
  ['not-the-holder', ruleOf(BAY), [MATCH, place({ ...LIVE, holder: 'ben' })], '[INS-10]'],
  ['not-playable', ruleOf(BAY), [issue('free-play'), place()], '[INS-2]'],
  ['not-playable', ruleOf(BAY), [MATCH, place(LIVE), place({ ...LIVE, wager: 'w2' })], '[INS-4]'],
  ['no-voucher', ruleOf(BAY), [MATCH, swap()], '[INS-2]'],
  ['bet-not-approved', ruleOf(BAY), [MATCH, place({ ...LIVE, bet: 'bonus' })], '[INS-3]'],
  [
    'kinds-mixed',
    ruleOf(GARDENS),
    [MATCH, issue('free-play', { ids: ['two'] }), place({ ...LIVE, ids: ['one', 'two'], staked: dollars(20) })],
    '[INS-4]',
  ],
  [
    'one-per-wager',
    ruleOf(BAY),
    [MATCH, issue('match-play', { ids: ['two'] }), place(LIVE), place({ ...LIVE, wager: 'w2', ids: ['two'] })],
    '[INS-3]',
  ],
  [
    'both-sides',
    ruleOf(DEAD),
    [two('dead-chip'), place({ side: 'banker' }), place({ wager: 'w2', ids: ['two'], side: 'player' })],
    '[INS-3]',
  ],
  ['face-not-parted', ruleOf(DEAD), [issue('dead-chip'), place({ staked: dollars(5) })], '[INS-4]'],
  ['live-chips-mixed', ruleOf(DEAD), [issue('dead-chip'), place({ live: dollars(5) })], '[INS-4]'],
  ['live-chips-beside', ruleOf(DEAD), [issue('dead-chip'), place({ side: 'player', liveOn: ['player'] })], '[INS-4]'],
  ['live-wager-short', ruleOf(GARDENS), [MATCH, place({ live: dollars(9) })], '[INS-4]'],
  ['live-wager-not-equal', ruleOf(BAY), [MATCH, place({ live: dollars(11) })], '[INS-4]'],
  ['wager-in-use', ruleOf(DEAD), [two('dead-chip'), place(), place({ ids: ['two'] })], '[INS-4]'],
  ['unknown-wager', ruleOf(DEAD), [issue('dead-chip'), settle('win')], '[INS-6]'],
];
for (const [code, rule, steps, number] of REFUSED) {
  test(`${number} refused: ${code} (${rule.activity.key})`, () => assert.equal(go(rule, steps).code, code));
}

test('[INS-3] live chips may be on the opposite side, a tie is opposite to nothing, other rounds are free', () => {
  const rule = ruleOf(DEAD);
  const second = { wager: 'w2', ids: ['two'] };
  const banker = place({ side: 'banker', liveOn: ['player'] });
  assert.equal(go(rule, [two('dead-chip'), banker, place({ ...second, side: 'tie' })]).code, undefined);
  assert.equal(go(rule, [two('dead-chip'), banker, place({ ...second, side: 'player', round: 'r2' })]).code, undefined);
});

test('[INS-9] [INS-10] money of coupons and chips balances at every step, and what is set aside is what is out', () => {
  const kinds = [
    [BAY, 'match-play'],
    [BAY, 'free-play'],
    [BAY, 'bonus-play'],
    [DEAD, 'dead-chip'],
    [GARDENS, 'match-play'],
    [GARDENS, 'free-play'],
  ] as const;
  const plays = fc.array(fc.record({ outcome: fc.constantFrom(...OUTCOMES), expires: fc.boolean() }), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(fc.constantFrom(...kinds), plays, fc.boolean(), ([key, kind], list, isMultiPlay) => {
      const rule = ruleOf(key, key === BAY ? { settings: { redemptionFee: [100] } } : {});
      const float = { type: 'promotional-chips', activity: rule.activity.id } as const;
      let state = INSTRUMENT.begins(POSTED);
      let balances = NO_BALANCES;
      const act = (command: InstrumentCommand, now = NOON): void => {
        const decision = decideInstruments({ rules: rule, state, house: HOUSE, context: { now, actor } }, command);
        if (!decision.ok) return;
        for (const event of decision.events) {
          state = INSTRUMENT.evolve(state, event);
          balances = book(balances, transferOfInstruments(rule, event));
          assert.equal(balanceOf(balances, float), outstanding(state));
          assert.equal(trialBalance(balances), 0);
        }
      };
      for (const [n, { outcome, expires }] of list.entries()) {
        const id = `${n}`;
        act(issue(kind, { ids: [id], isMultiPlay, ...(expires ? { expires: NOON.toString() } : {}) }));
        act(swap(id));
        for (const turn of [`${n}a`, `${n}b`]) {
          act(place({ wager: turn, round: turn, ids: [id], live: kind === 'match-play' ? dollars(10) : cents(0) }));
          act(settle(outcome, [1, 1], turn));
          act(redeem(id));
        }
      }
      act({ type: 'ExpireInstruments' }, NOON.add({ hours: 1 }));
    }),
    { numRuns: 60 },
  );
});
