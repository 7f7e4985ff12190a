import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cents, dollars } from '#core/money';
import type { DealtHand } from '#core/qualifying';
import { type Activity, type Bettor, type Charge, type Eligibility, type Round, stated } from '#core/rulebook';
import { eligiblePerson, eligibleRound, eligibleTable, type Person, playedOut, takesPart } from './index.ts';

const OPEN: Eligibility = {
  seated: stated('not-required'),
  backline: stated('eligible'),
  playerDealer: stated('eligible'),
  propositionPlayers: stated('eligible'),
  employeesOnDuty: stated('eligible'),
  employeesOffDuty: stated('eligible'),
  playersMin: { ...stated(0), counted: 'dealt-in' },
  playersMax: stated('base-game'),
  potMin: stated(cents(0)),
  tournamentTables: stated('eligible'),
  noPurchaseTables: stated('eligible'),
  age: stated(21),
  photoId: stated('not-required'),
  presence: stated('not-required'),
  wager: stated('not-required'),
  fee: stated('not-required'),
  showdown: stated('not-required'),
  allIn: stated('completes-bets'),
  folded: stated('eligible'),
  misdeal: stated('counts'),
  fouledDeck: stated('counts'),
  discussion: stated('counts'),
  missedBlind: stated('eligible'),
  severalHands: stated('each'),
  prizeLimit: stated('none'),
  playerCard: stated('not-required'),
  others: [],
};

/** An activity of which only the eligibility matters. */
const activityWith = (flags: Partial<Eligibility>, more: Partial<Activity> = {}): Activity =>
  ({
    id: 'X-1',
    scope: 'listed',
    games: [{ name: "Texas Hold'em", slug: 'texas-holdem' }],
    charts: [],
    noPurchase: { offered: true, adWording: false, rules: [] },
    funding: { pools: [], paysFor: [], clause: 'Funding', source: { type: 'fees' } },
    ...more,
    eligibility: { ...OPEN, ...flags },
  }) as unknown as Activity;

const hand = (seat: number): DealtHand => ({ seat, cards: ['As', 'Ks'] });
const bettor = (more: Partial<Bettor> = {}): Bettor => ({
  hand: hand(1),
  role: 'player',
  isPlayerDealer: false,
  position: 1,
  fee: [],
  bonusOnly: false,
  isHeldAside: false,
  isAllIn: false,
  missedBlind: false,
  ...more,
});
const BANK = bettor({ hand: hand(6), role: 'player-dealer', isPlayerDealer: true });

const round = (more: Partial<Round> = {}, game = 'texas-holdem'): Round => ({
  deal: { game, board: [], hands: [hand(1), hand(2)], dealerCards: [] },
  isLive: true,
  isTournament: false,
  isMisdeal: false,
  isFouledDeck: false,
  wasDiscussed: false,
  reachedShowdown: true,
  bettors: [bettor(), bettor({ hand: hand(2) })],
  ...more,
});

test('[ELG-1] a verdict names every condition that applies, met or not', () => {
  const { met, conditions } = eligibleRound(
    activityWith({ potMin: stated(dollars(20)), misdeal: stated('disqualifies') }),
    round({ pot: dollars(25), isMisdeal: true }),
  );
  assert.equal(met, false);
  assert.deepEqual(
    conditions.map(one => [one.words, one.met]),
    [
      ["Texas Hold'em is offered", true],
      ['at least $20.00 in the pot ($25.00)', true],
      ['a misdeal counts', false],
    ],
  );
  assert.deepEqual(conditions[1]?.said, { code: 'eligible.pot', facts: { least: '$20.00', pot: '$25.00' } });
});

const PERSON: Person = { role: 'player', isPlayerDealer: false, isBackline: false, isSeated: true };
const BACKLINE = { isBackline: true, isSeated: false };
const PEOPLE: readonly [why: string, person: Partial<Person>, flags: Partial<Eligibility>, met: boolean][] = [
  ['a player', {}, {}, true],
  ['twenty years old', { age: 20 }, {}, false],
  ['twenty-one years old', { age: 21 }, {}, true],
  [
    'a proposition player who is shut out',
    { role: 'proposition-player' },
    { propositionPlayers: stated('ineligible') },
    false,
  ],
  ['who banks, where the bank is shut out', { isPlayerDealer: true }, { playerDealer: stated('ineligible') }, false],
  ['on duty, where that counts', { role: 'employee-on-duty' }, {}, true],
  [
    'on duty, where only standby counts',
    { role: 'employee-on-duty' },
    { employeesOnDuty: stated('on-standby') },
    false,
  ],
  [
    '[HG2-30] on standby and in uniform, where that counts',
    { role: 'employee-standby-in-uniform' },
    { employeesOnDuty: stated('on-standby') },
    true,
  ],
  [
    '[HG2-30] on standby out of uniform, where standby counts in uniform',
    { role: 'employee-standby' },
    { employeesOnDuty: stated('on-standby') },
    false,
  ],
  [
    'on standby in uniform, where nobody on duty counts',
    { role: 'employee-standby-in-uniform' },
    { employeesOnDuty: stated('ineligible') },
    false,
  ],
  ['[HG1-B12] seen to be too young', { isTooYoung: true }, {}, false],
  ['off duty out of uniform', { role: 'employee-off-duty' }, { employeesOffDuty: stated('out-of-uniform') }, true],
  [
    'off duty in uniform',
    { role: 'employee-off-duty-in-uniform' },
    { employeesOffDuty: stated('out-of-uniform') },
    false,
  ],
  ['off duty, where no employee may', { role: 'employee-off-duty' }, { employeesOffDuty: stated('ineligible') }, false],
  ['on the backline, where only the seated may', BACKLINE, { backline: stated('ineligible') }, false],
  ['on the backline by its own rule, though seats are required', BACKLINE, { seated: stated('required') }, true],
  ['standing by, where seats are required', { isSeated: false }, { seated: stated('required') }, false],
  ['the house dealer for an empty seat', { role: 'house' }, {}, false],
];
for (const [why, person, flags, met] of PEOPLE) {
  test(`[ELG-2] ${why}: ${met ? 'eligible' : 'not eligible'}`, () =>
    assert.equal(eligiblePerson(activityWith(flags), { ...PERSON, ...person }).met, met));
}

const TABLES: readonly [why: string, given: Partial<Round>, flags: Partial<Eligibility>, met: boolean][] = [
  ['a tournament table, where they are out', { isTournament: true }, { tournamentTables: stated('ineligible') }, false],
  ['a live table, where only tournaments count', {}, { tournamentTables: stated('required') }, false],
  ['a free table, where none is offered', { isLive: false }, { noPurchaseTables: stated('not-offered') }, false],
  ['four of five dealt in', { playersDealtIn: 4 }, { playersMin: { ...stated(5), counted: 'dealt-in' } }, false],
  ['eleven where ten are the most', { playersDealtIn: 11 }, { playersMax: stated(10) }, false],
  ['a fouled deck', { isFouledDeck: true }, { fouledDeck: stated('disqualifies') }, false],
  ['a hand that was talked about', { wasDiscussed: true }, { discussion: stated('disqualifies') }, false],
];
for (const [why, given, flags, met] of TABLES) {
  test(`[ELG-3] ${why}: ${met ? 'counts' : 'does not count'}`, () =>
    assert.equal(eligibleRound(activityWith(flags), round(given)).met, met));
}

const SCOPES: readonly [scope: Activity['scope'], game: string, met: boolean][] = [
  ['listed', 'texas-holdem', true],
  ['listed', 'omaha', false],
  ['all-poker', 'omaha', true],
  ['all-poker', 'pai-gow-poker', false],
  ['all-table-games', 'pai-gow-poker', true],
  ['all-table-games', 'omaha', false],
  ['all-approved', 'omaha', true],
];
for (const [scope, game, met] of SCOPES) {
  test(`[ELG-3] ${game} where the scope is ${scope}: ${met ? 'offered' : 'not offered'}`, () => {
    const table = { game, isLive: true, isTournament: false };
    assert.equal(eligibleTable(activityWith({}, { scope }), table).met, met);
  });
}

test('[ELG-4] without a record the seats are counted, and the bank where no seat holds it', () => {
  const activity = activityWith({ playersMin: { ...stated(3), counted: 'dealt-in' } });
  const { deal } = round();
  assert.equal(eligibleRound(activity, round()).met, false);
  assert.equal(eligibleRound(activity, round({ deal: { ...deal, dealerCards: ['9d'] } })).met, true);
  assert.equal(eligibleRound(activity, round({ bettors: [...round().bettors, BANK] })).met, true);
});

test('[ELG-4] a game may need more players than the others, and a free table as many hands as are dealt there', () => {
  const noPurchase = { offered: true, adWording: false, rules: [], handsMin: 4 };
  const three = activityWith({ playersMin: { ...stated(2), counted: 'dealt-in', byGame: { 'texas-holdem': 3 } } });
  assert.equal(eligibleRound(three, round({ playersDealtIn: 2 })).met, false);
  assert.equal(eligibleRound(activityWith({}, { noPurchase }), round({ isLive: false, playersDealtIn: 3 })).met, false);
});

test('[ELG-5] a free table has no pot to ask for', () => {
  const activity = activityWith({ potMin: stated(dollars(20)) });
  assert.equal(eligibleRound(activity, round({ pot: cents(1_999) })).met, false);
  assert.equal(eligibleRound(activity, round({ isLive: false })).met, true);
});

const PARTS: readonly [why: string, one: Partial<Bettor>, flags: Partial<Eligibility>, met: boolean][] = [
  ['the own fee, not paid', {}, { fee: stated('own') }, false],
  ['the own fee, paid', { fee: ['player'] }, { fee: stated('own') }, true],
  ['the own fee, paid on the other space', { fee: ['player-dealer'] }, { fee: stated('own') }, false],
  ['a fee of the table asks nothing of anybody', {}, { fee: stated('table') }, true],
  ['no wager', {}, { wager: stated('required') }, false],
  ['a wager of nothing', { wager: cents(0) }, { wager: stated('required') }, false],
  ['a wager of one cent', { wager: cents(1) }, { wager: stated('required') }, true],
  ['a wager on the bonus only', { wager: cents(500), bonusOnly: true }, { wager: stated('required') }, false],
  [
    'a bonus wager where none is asked',
    { wager: cents(500), bonusOnly: true },
    { wager: stated('not-required') },
    false,
  ],
  ['a bonus wager where it will do', { wager: cents(500), bonusOnly: true }, { wager: stated('base-or-bonus') }, true],
  ['the bank makes no wager', { isPlayerDealer: true }, { wager: stated('required') }, true],
  ['a missed blind', { missedBlind: true }, { missedBlind: stated('ineligible') }, false],
];
for (const [why, one, flags, met] of PARTS) {
  test(`[F10] [ELG-6] ${why}: ${met ? 'takes part' : 'does not take part'}`, () =>
    assert.equal(takesPart(activityWith(flags), round(), bettor(one), 'player').met, met));
}

test('[ELG-6] at a free table neither fee nor wager is asked', () => {
  const activity = activityWith({ fee: stated('own'), wager: stated('required') });
  assert.equal(takesPart(activity, round({ isLive: false }), bettor(), 'player').met, true);
});

const PLAYED: readonly [why: string, one: Partial<Bettor>, flags: Partial<Eligibility>, met: boolean, game?: string][] =
  [
    ['folded, where the showdown must be reached', { folded: 'river' }, { showdown: stated('required') }, false],
    ['folded, where that is out', { folded: 'turn' }, { folded: stated('ineligible') }, false],
    ['folded before the flop', { folded: 'preflop' }, { folded: stated('after-flop') }, false],
    ['folded, and nobody saw when', { folded: 'some-time' }, { folded: stated('after-flop') }, false],
    ['folded after the flop', { folded: 'flop' }, { folded: stated('after-flop') }, true],
    ['folded and thrown away', { folded: 'turn' }, { folded: stated('held-aside') }, false],
    ['folded and kept aside', { folded: 'turn', isHeldAside: true }, { folded: stated('held-aside') }, true],
    ['folded in the last betting round', { folded: 'river' }, { folded: stated('held-aside') }, true],
    ['folded at a table game', { folded: 'some-time' }, { folded: stated('held-aside') }, true, 'three-card-poker'],
    ['all-in', { isAllIn: true }, { showdown: stated('required') }, true],
    [
      'all-in, where every bet must be made',
      { isAllIn: true },
      { showdown: stated('required'), allIn: stated('does-not-complete-bets') },
      false,
    ],
  ];
for (const [why, one, flags, met, game] of PLAYED) {
  test(`[F10] [ELG-7] ${why}: ${met ? 'counts' : 'does not count'}`, () =>
    assert.equal(playedOut(activityWith(flags), round({}, game), bettor(one)).met, met));
}

test('[ELG-7] without a showdown no hand counts where one is required', () => {
  const activity = activityWith({ showdown: stated('required') });
  assert.equal(playedOut(activity, round({ reachedShowdown: false }), bettor()).met, false);
});

const chargedBy = (charges: readonly Charge[]): Activity => {
  const funding = {
    source: { type: 'fees' },
    fee: { amount: { from: dollars(1), to: dollars(1), clause: 'Funding' }, charges, onTopOfCollection: true },
    pools: [],
    paysFor: [],
    clause: 'Funding',
  } as const;
  return activityWith({ fee: stated('by-charge') }, { funding });
};

/** Heads-up the player may pay, against more the bank must. */
const CHARGES: readonly Charge[] = [
  { positionsMax: 1, perTable: dollars(1), payer: 'player', optional: true },
  { positionsMin: 2, fromPlayerDealer: dollars(1), payer: 'player-dealer', optional: false },
];
const OWED: readonly [why: string, players: readonly Partial<Bettor>[], bankFee: Bettor['fee'], met: boolean][] = [
  ['heads-up, unpaid', [{}], [], false],
  ['heads-up, paid by the player', [{ fee: ['player'] }], [], true],
  ['two players, unpaid', [{}, { hand: hand(2) }], [], false],
  ['two players, paid by the bank', [{}, { hand: hand(2) }], ['player'], true],
];
test('[ELG-8] [ELG-6] a fee of the table is nobody’s own condition', () => {
  const charges: readonly Charge[] = [{ perTable: dollars(1), payer: 'table', optional: false }];
  assert.equal(takesPart(chargedBy(charges), round({}), bettor({}), 'player').met, true);
});
for (const [why, players, bankFee, met] of OWED) {
  test(`[ELG-8] ${why}: ${met ? 'all take part' : 'nobody takes part'}`, () => {
    const activity = chargedBy(CHARGES);
    const bank = { ...BANK, fee: bankFee };
    const bettors = [...players.map(bettor), bank];
    const verdicts = bettors.map(one => takesPart(activity, round({ bettors }), one, 'player').met);
    assert.deepEqual([...new Set(verdicts)], [met]);
  });
}
