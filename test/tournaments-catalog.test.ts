import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dueTo,
  ENTRY_METHODS,
  type PayoutRow,
  PENALTY_MINUTES,
  type Structure,
  TABLE_RULES,
  type Tournament,
  type TournamentCommand,
} from '#core/mechanisms/tournament';
import { cents, dollars, NOTHING, plus } from '#core/money';
import { checkStructure, tournamentRule } from '../src/core/mechanisms/tournament/check-structure.ts';
import { decideTournament } from '../src/core/mechanisms/tournament/decide.ts';
import { evolveTournament, plannedTournament } from '../src/core/mechanisms/tournament/evolve.ts';
import { tournamentLog } from '../src/core/mechanisms/tournament/log.ts';
import { transferOfTournament } from '../src/core/mechanisms/tournament/transfer-of.ts';
import { balanceOf, book, NO_BALANCES } from './funds/books.ts';
import { opening, promotionRoom } from './house/promotions.ts';
import { offeringOf as chosen } from './house/room.ts';
import { approved, offeringOf } from './promotions/offering.ts';
import { logOnPaper } from './tournaments/log-on-paper.ts';

const ruleOf = (key: string) => {
  const rule = tournamentRule(approved(key), offeringOf(key));
  assert.ok(rule.ok);
  return rule.value;
};
const [POKER, SIT_N_GO] = [ruleOf('poker-tournaments'), ruleOf('double-or-nothing-sit-n-go')];
const NOW = Temporal.Instant.from('2026-05-02T19:00:00Z');

const structure = (more: Partial<Structure> = {}): Structure => ({
  buyIn: dollars(100),
  entryFee: dollars(10),
  payout: { type: 'percent', percents: [50, 30, 20] },
  ...more,
});
const codeOf = (more: Partial<Structure>, rule = POKER): string | true => {
  const checked = checkStructure(rule, structure(more));
  return checked.ok || checked.code;
};

/** Runs an event with its books. */
const run = (commands: readonly TournamentCommand[], posted = structure(), rule = POKER) => {
  let tournament: Tournament = plannedTournament(posted);
  let balances = NO_BALANCES;
  const pool = { type: 'tournament-pool', activity: rule.activity.id, event: 'e' } as const;
  const stand = (code?: string) => ({
    tournament,
    code,
    inPool: balanceOf(balances, pool),
    house: balanceOf(balances, { type: 'house' }),
  });
  for (const command of commands) {
    const decided = decideTournament(rule, tournament, command, { now: NOW, by: 'director' });
    if (!decided.ok) return stand(decided.code);
    for (const event of decided.events) {
      tournament = evolveTournament(tournament, event);
      balances = book(balances, transferOfTournament(rule, 'e', event));
    }
  }
  return stand();
};
const names = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `p${n + 1}`);
const OPEN: TournamentCommand = { type: 'OpenSignUps' };
const CLOSE: TournamentCommand = { type: 'CloseEntries' };
const register = (player: string, entry: (typeof ENTRY_METHODS)[number] = 'paid'): TournamentCommand => ({
  type: 'RegisterPlayer',
  player,
  entry,
});
const field = (count: number): readonly TournamentCommand[] => [OPEN, ...names(count).map(name => register(name))];
const out = (player: string, by: readonly string[] = ['p1'], chips = 1): TournamentCommand => ({
  type: 'EliminatePlayers',
  out: [{ player, by, chips }],
});
const pay = (player: string): TournamentCommand => ({ type: 'PayPlayer', player, showsId: true });

test('[GETR-000056 Eligible games] the fourteen approved games and no other', () => {
  assert.equal(POKER.activity.games.length, 14);
  for (const { slug } of POKER.activity.games) assert.equal(codeOf({ games: [slug] }), true);
  assert.equal(codeOf({ games: ['texas-holdem', 'blackjack'] }), 'not-approved-here');
  assert.equal(codeOf({ games: ['no-limit-holdem'] }), 'not-approved-here', 'approved for another house');
});

test('[GETR-000056 How it runs] entry by paying, by winning before, by a satellite or as a gift, all in one event', () => {
  const { tournament, inPool, house } = run([
    OPEN,
    ...ENTRY_METHODS.map((entry, n) => register(`p${n}`, entry)),
    CLOSE,
  ]);
  assert.deepEqual([tournament.entrants.size, tournament.money?.pool, inPool], [4, 40_000, 40_000]);
  assert.equal(house, 1_000 - 30_000, 'three buy-ins of the house, and one fee');
});

test('[GETR-000056 How it runs] fees, prices and chips are the same for everybody: only the structure has them', () => {
  const posted = structure({ rebuy: { price: dollars(50) } });
  const { tournament } = run(
    [...field(4), ...names(4).map(player => ({ type: 'Rebuy', player }) as const), CLOSE],
    posted,
  );
  assert.equal(tournament.money?.pool, 4 * 15_000);
});

test('[GETR-000056 How it runs] the structure is frozen once sign-ups begin', () => {
  const change: TournamentCommand = { type: 'ChangeStructure', structure: structure({ chips: 9_000 }) };
  assert.deepEqual([run([change]).code, run([OPEN, change]).code], [undefined, 'structure-locked']);
  const reopen: TournamentCommand = { type: 'ReopenEntries', reason: 'one came late' };
  for (const steps of [[CLOSE], [CLOSE, reopen], [CLOSE, out('p2')]])
    assert.equal(run([...field(2), ...steps, change]).code, 'structure-locked');
});

const RANGES: readonly [what: string, low: Partial<Structure>, high: Partial<Structure>, beyond: Partial<Structure>][] =
  [
    ['buy-in $0 to $500,000', { buyIn: NOTHING }, { buyIn: dollars(500_000) }, { buyIn: dollars(500_001) }],
    [
      're-buy $1 to $500,000',
      { rebuy: { price: dollars(1) } },
      { rebuy: { price: dollars(500_000) } },
      { rebuy: { price: dollars(0.5) } },
    ],
    [
      're-buys 0 to unlimited',
      { rebuy: { price: dollars(1), limit: 0 } },
      { rebuy: { price: dollars(1) } },
      { rebuy: { price: dollars(500_001) } },
    ],
    [
      'add-on $1 to $500,000, 0 to 99 times',
      { addOn: { price: dollars(1), limit: 0 } },
      { addOn: { price: dollars(500_000), limit: 99 } },
      { addOn: { price: dollars(1), limit: 100 } },
    ],
    ['entry fee $0 to $1,000', { entryFee: NOTHING }, { entryFee: dollars(1_000) }, { entryFee: dollars(1_001) }],
    [
      'guarantee $5 to $1,000,000',
      { guarantee: dollars(5) },
      { guarantee: dollars(1_000_000) },
      { guarantee: dollars(4) },
    ],
    [
      'bounty $0 to $500,000',
      { bounties: { from: 'pool', on: { a: NOTHING } } },
      { bounties: { from: 'pool', on: { a: dollars(500_000) } } },
      { bounties: { from: 'pool', on: { a: dollars(500_001) } } },
    ],
  ];
for (const [what, low, high, beyond] of RANGES) {
  test(`[GETR-000056 How it runs] ${what}`, () => {
    assert.deepEqual([codeOf(low), codeOf(high), codeOf(beyond)], [true, true, 'outside-approval']);
  });
}

const BEYOND: readonly [what: string, posted: Partial<Structure>][] = [
  ['a buy-in below zero', { buyIn: cents(-1) }],
  ['a re-buy of a cent too much', { rebuy: { price: plus(dollars(500_000), cents(1)) } }],
  ['a re-buy of 99 cents', { rebuy: { price: cents(99) } }],
  ['fewer than no re-buys', { rebuy: { price: dollars(1), limit: -1 } }],
  ['an add-on of 99 cents', { addOn: { price: cents(99) } }],
  ['an add-on of a cent too much', { addOn: { price: plus(dollars(500_000), cents(1)) } }],
  ['fewer than no add-ons', { addOn: { price: dollars(1), limit: -1 } }],
  ['an entry fee below zero', { entryFee: cents(-1) }],
  ['an entry fee of a cent too much', { entryFee: plus(dollars(1_000), cents(1)) }],
  ['a guarantee of $4.99', { guarantee: cents(499) }],
  ['a guarantee of a cent too much', { guarantee: plus(dollars(1_000_000), cents(1)) }],
  ['a bounty below zero', { bounties: { from: 'house', on: { a: cents(-1) } } }],
];
for (const [what, posted] of BEYOND) {
  test(`[GETR-000056 How it runs] refused: ${what}`, () => assert.equal(codeOf(posted), 'outside-approval'));
}

test('[GETR-000056 How it runs] the entry fee is the house’s and never in the pool', () => {
  const { tournament, house } = run([...field(5), CLOSE]);
  assert.deepEqual([tournament.money?.pool, tournament.money?.fees, house], [50_000, 5_000, 5_000]);
});

test('[GETR-000056 Prizes] [TRN-16] the house may add money for a special event; a free roll has only that', () => {
  const { tournament, inPool } = run(
    [...field(4), CLOSE, ...['p4', 'p3', 'p2'].map(player => out(player)), ...names(3).map(pay)],
    structure({ buyIn: NOTHING, entryFee: NOTHING, added: dollars(1_000) }),
  );
  assert.deepEqual(
    [tournament.money?.prizes, tournament.money?.houseAdds, inPool],
    [[50_000, 30_000, 20_000], 100_000, 0],
  );
});

test('[GETR-000056 Prizes] percentages that do not total 100 are refused', () => {
  assert.equal(codeOf({ payout: { type: 'percent', percents: [50, 30, 19.99] } }), 'percents-not-whole');
  assert.equal(codeOf({ payout: { type: 'percent', percents: [50, 30, 20.01] } }), 'percents-not-whole');
  assert.equal(codeOf({ payout: { type: 'percent', percents: [] } }), 'percents-not-whole');
});

const CHART: Structure['payout'] = {
  type: 'percent',
  percents: [100],
  byEntries: [
    { entriesMin: 3, percents: [70, 30] },
    { entriesMin: 5, percents: [50, 30, 20] },
  ],
};

test('[GETR-000056 Prizes] [TRN-5] percentages go by the number of paid entries, as the chart was posted', () => {
  const prizes = (steps: readonly TournamentCommand[]) =>
    run([...steps, CLOSE], structure({ payout: CHART, reEntry: {} })).tournament.money?.prizes;
  assert.deepEqual(prizes(field(2)), [20_000]);
  assert.deepEqual(prizes(field(3)), [21_000, 9_000], 'from that number on');
  assert.deepEqual(prizes(field(4)), [28_000, 12_000]);
  assert.deepEqual(prizes(field(5)), [25_000, 15_000, 10_000]);
  const again: readonly TournamentCommand[] = [...field(4), out('p4'), { type: 'ReEnter', player: 'p4' }];
  assert.deepEqual(prizes(again), [25_000, 15_000, 10_000], 'an entry is counted, not a player');
});

const CHARTS: readonly [code: string, byEntries: readonly PayoutRow[], why: string][] = [
  ['percents-not-whole', [{ entriesMin: 3, percents: [70, 29.99] }], 'a row that is not 100'],
  ['percents-not-whole', [{ entriesMin: 3, percents: [110, -10] }], 'a share below zero'],
  ['structure-not-possible', [{ entriesMin: 1, percents: [100] }], 'a row for any number beside the first'],
  ['structure-not-possible', [{ entriesMin: 2.5, percents: [100] }], 'half an entry'],
  ['structure-not-possible', [5, 3].map(entriesMin => ({ entriesMin, percents: [100] })), 'rows out of order'],
  ['structure-not-possible', [5, 5].map(entriesMin => ({ entriesMin, percents: [100] })), 'two rows for one number'],
];
for (const [code, byEntries, why] of CHARTS) {
  test(`[GETR-000056 Prizes] [TRN-1] refused: ${why}`, () =>
    assert.equal(codeOf({ payout: { type: 'percent', percents: [100], byEntries } }), code));
}

test('[GETR-000056 Prizes] the house fills the gap of a guarantee', () => {
  assert.equal(run([...field(4), CLOSE], structure({ guarantee: dollars(1_000) })).tournament.money?.houseAdds, 60_000);
});

test('[GETR-000056 Prizes] fixed payouts: winners are pool by value, each has the same part of the rest; announced by name', () => {
  const posted = structure({ payout: { type: 'item', value: dollars(150), what: 'a watch' } });
  const { money } = run([...field(4), CLOSE], posted).tournament;
  assert.deepEqual([money?.items, money?.itemsCost, money?.prizes], [2, 30_000, [5_000, 5_000]]);
});

test('[GETR-000056 Prizes] players may split what is left; the log has it in detail, and open bounties join', () => {
  const posted = structure({ bounties: { from: 'pool', on: { p1: dollars(40), p4: dollars(20) } } });
  const { tournament, inPool } = run(
    [...field(4), CLOSE, out('p4', ['p2']), { type: 'AgreeDeal', players: ['p1', 'p2', 'p3'] }, ...names(3).map(pay)],
    posted,
  );
  const log = tournamentLog(tournament, HEADING);
  assert.deepEqual(log.deal, { players: ['p1', 'p2', 'p3'], each: [12_667, 12_667, 12_666] });
  assert.deepEqual([inPool, dueTo(tournament, 'p2').bounties], [0, 0]);
});

test('[GETR-000056 Prizes] [TRN-16] the first place may have an entry elsewhere with travel instead of a percentage', () => {
  const posted = structure({
    things: [
      { place: 1, what: 'World Series entry and travel', value: dollars(200), from: 'pool' },
      { place: 2, what: 'a jacket', value: dollars(50), from: 'house' },
    ],
  });
  const { tournament, inPool } = run(
    [...field(5), CLOSE, ...['p5', 'p4', 'p3', 'p2'].map(player => out(player)), ...names(4).map(pay)],
    posted,
  );
  assert.deepEqual(tournament.money?.prizes, [0, 15_000, 9_000, 6_000]);
  assert.deepEqual(
    tournament.payments.map(({ prize, hasItem }) => [prize, hasItem]),
    [
      [0, true],
      [15_000, true],
      [9_000, false],
      [6_000, false],
    ],
  );
  assert.equal(inPool, 0);
  assert.match(logOnPaper(tournamentLog(tournament, HEADING)), /1\. p1 \(World Series entry and travel\): \$0\.00/);
});

test('[GETR-000056 Prizes] all or part of the pool may go to a named charity, posted before', () => {
  const posted = (percent: number) => structure({ charity: { name: 'Food Bank', percent } });
  assert.deepEqual(
    [25, 100].map(part => run([...field(4), CLOSE], posted(part)).tournament.money?.toCharity),
    [10_000, 40_000],
  );
  assert.deepEqual(
    [0, 101].map(part => codeOf(posted(part))),
    ['structure-not-possible', 'structure-not-possible'],
  );
  assert.equal(codeOf({ charity: { name: '', percent: 5 } }), 'structure-not-possible', 'a charity has a name');
  const late: TournamentCommand = { type: 'ChangeStructure', structure: posted(50) };
  assert.equal(run([OPEN, late]).code, 'structure-locked');
});

test('[GETR-000056 Prizes] the house may give entries away at no cost', () => {
  assert.equal(run([OPEN, register('p1', 'given'), CLOSE]).house, -10_000);
});

test('[GETR-000056 Prizes] cash, live and promotional chips, coupons, entries and merchandise are the approved forms', () => {
  const forms = POKER.activity.prizes.flatMap(prize => prize.forms);
  for (const form of ['cash', 'live-chips', 'tournament entries', 'vehicles', 'food comps', 'vouchers'])
    assert.ok(forms.includes(form), form);
});

test('[GETR-000056 Bounties] who wins the hand has it, equal hands share it, a target never put out keeps it; paid at any time', () => {
  const posted = structure({ bounties: { from: 'house', on: { p2: dollars(51), p1: dollars(30) } } });
  const played: readonly TournamentCommand[] = [...field(4), CLOSE, out('p2', ['p1', 'p3'])];
  assert.deepEqual(run([...played, pay('p3')], posted).tournament.payments[0]?.bounties, 2_550, 'during the event');
  const { tournament, inPool } = run([...played, out('p4'), out('p3'), ...['p1', 'p3', 'p4'].map(pay)], posted);
  assert.deepEqual([tournament.payments.map(({ bounties }) => bounties), inPool], [[5_550, 2_550, 0], 0]);
});

test('[GETR-000056 Bounties] nobody has a bounty who was out before, goes out in the hand, or never came', () => {
  const posted = structure({ bounties: { from: 'pool', on: { p2: dollars(50) } } });
  const start: readonly TournamentCommand[] = [...field(4), CLOSE, out('p4')];
  for (const by of [['p4'], ['p2'], ['p1', 'p4'], ['p1', 'p1']])
    assert.equal(run([...start, out('p2', by)], posted).code, 'not-the-winner', by.join());
  assert.equal(run([...start, out('p2', ['guest'])], posted).code, 'unknown-entrant');
  assert.equal(run([...start, out('p2', [])], posted).code, 'eliminator-missing');
});

test('[GETR-000056 Bounties] two players are enough, and the side pot with the last chips decides whom the desk names', () => {
  const posted = structure({ bounties: { from: 'pool', on: { p2: dollars(20) } } });
  const { tournament } = run([...field(2), CLOSE, out('p2')], posted);
  assert.equal(dueTo(tournament, 'p1').bounties, 2_000);
  assert.ok(POKER.activity.readings.some(({ issue }) => issue === 'Side pots'));
});

test('[GETR-000056 Funding] bounties come out of the pool, or the house pays those it guaranteed', () => {
  const of = (from: 'pool' | 'house') =>
    run([...field(4), CLOSE], structure({ bounties: { from, on: { p1: dollars(50) } } })).tournament.money;
  assert.deepEqual([of('pool')?.houseAdds, of('pool')?.prizes[0]], [0, 17_500]);
  assert.deepEqual([of('house')?.houseAdds, of('house')?.prizes[0]], [5_000, 20_000]);
});

test('[GETR-000056 Verification] nobody is paid without ID, and no place twice', () => {
  const played: readonly TournamentCommand[] = [...field(2), CLOSE, out('p2')];
  assert.equal(run([...played, { type: 'PayPlayer', player: 'p1', showsId: false }]).code, 'id-needed');
  assert.equal(run([...played, pay('p1'), pay('p1')]).code, 'nothing-due');
});

test('[GETR-000056 NPN] bounties are offered without entry on the same terms, and posters say so', () => {
  const { noPurchase } = POKER.activity;
  assert.deepEqual([noPurchase.offered, noPurchase.adWording, noPurchase.rules.length > 0], [true, true, true]);
});

test('[GETR-000056 Posting] how to enter, games, fees, chips, prizes, payment and restrictions are posted', () => {
  const posted = POKER.activity.posting.items.map(({ words }) => words).join('; ');
  for (const what of [
    'how to enter',
    'games',
    'each fee',
    'chips per entry',
    'number paid',
    'when and how paid',
    'restrictions',
    'bounty amount',
  ])
    assert.ok(posted.includes(what), what);
});

const HEADING = {
  establishment: 'Bay 101',
  name: 'Friday Night',
  startedAt: '2026-05-01T19:00',
  tables: [1, 2],
  games: ['texas-holdem'],
};

test('[GETR-000056 Records] the log has every item, seven years and three months, and the signature', () => {
  const posted = structure({
    rebuy: { price: dollars(50) },
    addOn: { price: dollars(20) },
    bounties: { from: 'pool', on: { p2: dollars(10) } },
  });
  const { tournament } = run(
    [
      ...field(3),
      { type: 'Rebuy', player: 'p1' },
      { type: 'AddOn', player: 'p2' },
      CLOSE,
      out('p3'),
      out('p2'),
      pay('p1'),
      pay('p2'),
      pay('p3'),
      { type: 'SignLog' },
    ],
    posted,
  );
  const text = logOnPaper(tournamentLog(tournament, HEADING));
  for (const part of [
    'Establishment: Bay 101',
    'Started: Friday, May 1, 2026, 7:00 PM',
    'Tournament log: Friday Night',
    'Tables used: 1, 2',
    'Games: texas-holdem',
    'Paid: 3',
    'Rebuy: $50.00 x 1: $50.00',
    'Add-on: $20.00 x 1: $20.00',
    '  3. p3',
    'Buy-in: $100.00 x 3: $300.00',
    'Source of the pool',
    'Pool: $370.00',
    'Bounties: $10.00',
    'Bounties: 1 awarded, paid for by the pool, $10.00 from the pool: $10.00',
    '1. p1 (bounties $10.00): $180.00, paid $190.00',
    'director, May 2, 2026, 12:00 PM (at hand until Aug 2, 2026, kept until May 2, 2033)',
  ]) {
    assert.ok(text.includes(part), `no "${part}" in\n${text}`);
  }
});

test('[GETR-000056 Readings] a pool below the value goes to the first unless guaranteed; odd cents to the best', () => {
  const item = { type: 'item', value: dollars(1_000) } as const;
  assert.deepEqual(run([...field(2), CLOSE], structure({ payout: item })).tournament.money?.prizes, [20_000]);
  const guaranteed = run([...field(2), CLOSE], structure({ payout: item, guarantee: dollars(500) })).tournament.money;
  assert.deepEqual([guaranteed?.items, guaranteed?.houseAdds], [1, 80_000]);
});

const IMPOSSIBLE = 'structure-not-possible';
const DOUBLE = structure({ payout: { type: 'double' } });
const sitNGo = (commands: readonly TournamentCommand[], posted = DOUBLE) => run(commands, posted, SIT_N_GO);

test('[DON Eligible games] the six approved games and no other', () => {
  const of = (game: string) => codeOf({ payout: { type: 'double' }, games: [game] }, SIT_N_GO);
  assert.equal(SIT_N_GO.activity.games.length, 6);
  for (const { slug } of SIT_N_GO.activity.games) assert.equal(of(slug), true);
  for (const game of ['draw-poker', 'california-lowball']) assert.equal(of(game), 'not-approved-here');
});

test('[DON How it runs] pays buy-in and fee, starts even, ends at half with twice the buy-in, the fee stays', () => {
  const five = ['p10', 'p9', 'p8', 'p7', 'p6'].map(player => out(player));
  const { tournament, inPool, house } = sitNGo([...field(10), CLOSE, ...five, ...names(5).map(pay)]);
  assert.deepEqual(
    tournament.payments.map(({ prize }) => prize),
    [20_000, 20_000, 20_000, 20_000, 20_000],
  );
  assert.deepEqual([tournament.stage, inPool, house], ['over', 0, 10_000]);
  assert.equal(sitNGo([...field(9), CLOSE]).code, 'not-an-even-field');
  assert.equal(sitNGo([...field(10), out('p10')]).code, 'wrong-stage', 'nobody goes out before the field is full');
  assert.equal(sitNGo([...field(10), CLOSE, ...five, out('p5')]).code, 'wrong-stage', 'it ends at half');
  assert.equal(sitNGo([...field(10), CLOSE, ...five.slice(1), pay('p1')]).code, 'nothing-due', 'not before');
  assert.equal(sitNGo([...field(10), CLOSE, ...five, pay('p10')]).code, 'nothing-due', 'who is out has nothing');
});

test('[DON Timing] rounds of a posted length, blinds higher each round', () => {
  const level = (bigBlind: number) => ({ type: 'level', minutes: 15, smallBlind: bigBlind / 2, bigBlind }) as const;
  const { tournament } = sitNGo([...field(4), CLOSE, { type: 'StartClock' }], {
    ...DOUBLE,
    levels: [level(20), level(40)],
  });
  assert.deepEqual(tournament.clock, { step: 1, endsAt: '2026-05-02T19:15:00Z' });
  const posted = (...blinds: readonly number[]) =>
    codeOf({ payout: { type: 'double' }, levels: blinds.map(level) }, SIT_N_GO);
  assert.deepEqual([posted(20, 40, 60), posted(20, 20), posted(40, 20)], [true, ...Array(2).fill(IMPOSSIBLE)]);
  const { levels } = { levels: [level(20), { type: 'break', minutes: 5 } as const, level(20)] };
  assert.equal(codeOf({ payout: { type: 'double' }, levels }, SIT_N_GO), IMPOSSIBLE, 'also after a break');
  assert.equal(codeOf({ levels }), true, 'other tournaments post what they like');
});

test('[DON Funding] buy-in $5 to $10,000, fee $0.50 to $500, and nothing else is sold or added', () => {
  const of = (more: Partial<Structure>) => codeOf({ payout: { type: 'double' }, ...more }, SIT_N_GO);
  assert.deepEqual(
    [of({ buyIn: dollars(5), entryFee: dollars(0.5) }), of({ buyIn: dollars(10_000), entryFee: dollars(500) })],
    [true, true],
  );
  assert.deepEqual(
    [of({ buyIn: dollars(4) }), of({ entryFee: dollars(0.4) })],
    ['outside-approval', 'outside-approval'],
  );
  assert.deepEqual(
    [of({ buyIn: dollars(10_001) }), of({ entryFee: dollars(501) })],
    ['outside-approval', 'outside-approval'],
  );
  for (const more of [
    { reEntry: {} },
    { added: dollars(5) },
    { charity: { name: 'x', percent: 1 } },
    { things: [] },
    { bounties: { from: 'house', on: {} } } as const,
  ])
    assert.equal(of(more), 'not-approved-here');
  for (const more of [{ rebuy: { price: dollars(5) } }, { addOn: { price: dollars(5) } }, { guarantee: dollars(100) }])
    assert.equal(of(more), 'not-in-the-rulebook');
});

test('[DON Prizes] no deal: the survivors have what they have', () => {
  assert.equal(sitNGo([...field(4), CLOSE, { type: 'AgreeDeal', players: names(4) }]).code, 'not-approved-here');
});

test('[DON 29.2] two out in one hand: the larger stack has the open place, equal stacks share it', () => {
  const both = (one: number, two: number): TournamentCommand => ({
    type: 'EliminatePlayers',
    out: [
      { player: 'p2', by: ['p1'], chips: one },
      { player: 'p3', by: ['p1'], chips: two },
    ],
  });
  const prizes = (hand: TournamentCommand) =>
    names(4).map(player => dueTo(sitNGo([...field(4), CLOSE, out('p4'), hand]).tournament, player).prize);
  assert.deepEqual(prizes(both(500, 300)), [20_000, 20_000, 0, 0]);
  assert.deepEqual(prizes(both(300, 300)), [20_000, 10_000, 10_000, 0]);
});

test('[DON 5] [DON 6] [DON 7] [DON 28] a warning, 10 to 40 minutes or disqualification, always with a reason', () => {
  assert.deepEqual(PENALTY_MINUTES, [10, 20, 30, 40]);
  for (const minutes of PENALTY_MINUTES) {
    const given = sitNGo([
      ...field(4),
      { type: 'GivePenalty', player: 'p1', sort: { type: 'away', minutes }, reason: 'showed a card' },
    ]).tournament.penalties![0]!;
    assert.equal(given.until, NOW.add({ minutes }).toString());
  }
  const warned = sitNGo([
    ...field(4),
    { type: 'GivePenalty', player: 'p1', sort: { type: 'warning' }, reason: 'soft play' },
  ]).tournament;
  assert.deepEqual(
    [warned.penalties?.length, warned.entrants.get('p1')?.finish],
    [1, undefined],
    'the hand is not dead',
  );
  assert.equal(
    sitNGo([...field(4), { type: 'GivePenalty', player: 'p1', sort: { type: 'warning' }, reason: '' }]).code,
    'reason-missing',
  );
});

test('[DON 26] [TRN-35] a canceled event gives everything back, fees as well', () => {
  const posted = structure({
    rebuy: { price: dollars(50) },
    guarantee: dollars(2_000),
    charity: { name: 'Food Bank', percent: 10 },
  });
  const steps: readonly TournamentCommand[] = [
    ...field(3),
    register('guest', 'given'),
    { type: 'Rebuy', player: 'p1' },
  ];
  for (const more of [[], [CLOSE], [CLOSE, out('p2')]]) {
    const { code, inPool, house, tournament } = run(
      [...steps, ...more, { type: 'CancelTournament', reason: 'a fire alarm' }],
      posted,
    );
    assert.deepEqual([code, inPool, house, tournament.cancelled], [undefined, 0, 0, 'a fire alarm']);
    assert.equal(dueTo(tournament, 'p1').prize, 0);
  }
  const cancel: TournamentCommand = { type: 'CancelTournament', reason: 'x' };
  assert.equal(run([...field(2), CLOSE, out('p2'), cancel]).code, 'wrong-stage');
  assert.equal(
    run([...field(3), CLOSE, out('p2'), cancel, { type: 'UndoElimination', reason: 'x' }]).code,
    'event-canceled',
  );
});

test('[DON 1] to [DON 28]: every rule of play is on record, in order, with who keeps it', () => {
  assert.deepEqual(
    TABLE_RULES.map(({ rule }) => rule),
    Array.from({ length: 28 }, (_, n) => n + 1),
  );
  assert.deepEqual(
    TABLE_RULES.filter(({ by }) => by === 'ruling').map(({ rule }) => rule),
    [2, 3, 10, 12, 13],
  );
  assert.deepEqual(
    TABLE_RULES.filter(({ by }) => by === 'desk').map(({ rule }) => rule),
    [5, 6, 19, 26],
  );
  assert.ok(TABLE_RULES.every(({ words }) => words.endsWith('.')));
});

test('[TRN-16] a seat won in a satellite enters one event, once, and only after it was handed over', () => {
  const EVENT = 'GETR-000056';
  const room = promotionRoom(chosen(EVENT, {}));
  const seat = { type: 'item', value: dollars(200), what: 'seat in the main event' } as const;
  room.do(opening(EVENT, 'tournament', { structure: structure({ payout: seat }) }, 'satellite'));
  for (const key of ['main', 'other']) room.do(opening(EVENT, 'tournament', { structure: structure() }, key));
  const on = (promotion: string, command: TournamentCommand) =>
    ({ type: 'RunPromotion', promotion, mechanism: 'tournament', command }) as const;
  const enter: TournamentCommand = { type: 'RegisterPlayer', player: 'p1', entry: 'satellite', from: 'satellite' };
  for (const command of [...field(2), CLOSE, out('p2')]) room.do(on('satellite', command));
  for (const key of ['main', 'other']) room.do(on(key, OPEN));
  assert.equal(room.refused(on('main', enter)).code, 'no-seat-won');
  room.do(on('satellite', pay('p1')));
  room.do(on('main', enter));
  assert.equal(room.refused(on('other', enter)).code, 'no-seat-won');
  assert.equal(room.refused(on('other', { ...enter, from: 'nowhere' })).code, 'unknown-promotion');
});

test('[TRN-4] [TRN-16] things count towards a guarantee, and flat amounts are those of the places that have cash', () => {
  const things = [{ place: 1, what: 'a watch', value: dollars(200), from: 'pool' } as const];
  const percent = run([...field(4), CLOSE], structure({ things, guarantee: dollars(500) })).tournament.money;
  assert.deepEqual(
    [percent?.houseAdds, percent?.itemsCost, percent?.prizes],
    [10_000, 20_000, [0, 15_000, 9_000, 6_000]],
  );
  const payout = { type: 'flat', amounts: [250, 100, 90, 80].map(dollars) } as const;
  const flat = run([...field(3), CLOSE], structure({ things, payout })).tournament.money;
  assert.deepEqual([flat?.houseAdds, flat?.prizes], [25_000, [0, 25_000, 10_000]]);
  const few = run([...field(1), CLOSE], structure({ things })).tournament.money;
  assert.deepEqual([few?.houseAdds, few?.itemsCost, few?.prizes], [10_000, 20_000, [0]], 'what was posted is given');
});
