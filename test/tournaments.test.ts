import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { trialBalance } from '#core/ledger';
import {
  bountyMoney,
  dueTo,
  type Payout,
  type PrizeMoney,
  type Structure,
  stillIn,
  type Tournament,
  type TournamentCommand,
} from '#core/mechanisms/tournament';
import { cents, dollars, NOTHING, plus, total } from '#core/money';
import { dealMoney } from '../src/core/mechanisms/tournament/bounties.ts';
import {
  checkStructure,
  type TournamentRule,
  tournamentRule,
} from '../src/core/mechanisms/tournament/check-structure.ts';
import { decideTournament } from '../src/core/mechanisms/tournament/decide.ts';
import { evolveTournament, plannedTournament } from '../src/core/mechanisms/tournament/evolve.ts';
import { tournamentLog } from '../src/core/mechanisms/tournament/log.ts';
import { prizeMoney, type Sold } from '../src/core/mechanisms/tournament/prizes.ts';
import { transferOfTournament } from '../src/core/mechanisms/tournament/transfer-of.ts';
import { balanceOf, book, NO_BALANCES } from './funds/books.ts';
import { approved, offeringOf } from './promotions/offering.ts';

const ruleOf = (key: string): TournamentRule => {
  const rule = tournamentRule(approved(key), offeringOf(key));
  assert.ok(rule.ok);
  return rule.value;
};
const AT = { now: Temporal.Instant.from('2026-05-02T19:00:00Z'), by: 'director' };
const POKER = ruleOf('poker-tournaments');
const SIT_N_GO = ruleOf('double-or-nothing-sit-n-go');
const PERCENT: Payout = { type: 'percent', percents: [50, 30, 20] };
const DOUBLE: Payout = { type: 'double' };

const structure = (more: Partial<Structure> = {}): Structure => ({
  buyIn: dollars(100),
  entryFee: dollars(10),
  payout: PERCENT,
  ...more,
});
const sold = (entries: number, more: Partial<Sold> = {}): Sold => ({
  entries,
  withoutFee: 0,
  rebuys: 0,
  addOns: 0,
  ...more,
});
const moneyOf = (posted: Structure, what: Sold, rule = POKER): PrizeMoney => {
  const money = prizeMoney(rule, posted, what);
  assert.ok(money.ok, money.ok ? '' : money.message);
  return money.value;
};

test('[B101-42] [TRN-14] “number and amount of rebuys and/or add-ons offered”: the log has them, sold or not', () => {
  const posted = structure({ rebuy: { price: dollars(100), limit: 2 }, addOn: { price: dollars(50) } });
  const heading = { establishment: 'Bay 101', name: 'Friday', startedAt: '2026-05-02T12:00', games: [] };
  assert.deepEqual(tournamentLog(plannedTournament(posted), heading).offered, [
    { name: 're-buy', amount: dollars(100), limit: 2 },
    { name: 'add-on', amount: dollars(50) },
  ]);
});

const MONEY: readonly [
  rule: string,
  why: string,
  posted: Partial<Structure>,
  what: Sold,
  money: Partial<PrizeMoney>,
][] = [
  [
    '[TRN-3]',
    'fees are the house’s, re-buys and add-ons belong to the pool',
    { rebuy: { price: dollars(50) }, addOn: { price: dollars(20), limit: 1 } },
    sold(10, { rebuys: 4, addOns: 5, withoutFee: 1 }),
    { pool: dollars(1_300), fees: dollars(90), prizes: [dollars(650), dollars(390), dollars(260)] },
  ],
  [
    '[TRN-3]',
    'a charity’s part comes off the pool',
    { charity: { name: 'Food Bank', percent: 12.5 } },
    sold(10),
    { toCharity: dollars(125), prizes: [cents(43_750), cents(26_250), cents(17_500)] },
  ],
  ['[TRN-4]', 'a guarantee is topped up', { guarantee: dollars(2_000) }, sold(10), { houseAdds: dollars(1_000) }],
  [
    '[TRN-4]',
    'a guarantee that is reached costs nothing',
    { guarantee: dollars(900) },
    sold(10),
    { houseAdds: NOTHING },
  ],
  [
    '[TRN-4]',
    'posted amounts are promised',
    { payout: { type: 'flat', amounts: [dollars(900), dollars(300)] } },
    sold(10),
    { houseAdds: dollars(200), prizes: [dollars(900), dollars(300)] },
  ],
  [
    '[TRN-5]',
    'what posted amounts leave goes to the best finisher',
    { payout: { type: 'flat', amounts: [dollars(500), dollars(300)] } },
    sold(10),
    { houseAdds: NOTHING, prizes: [dollars(700), dollars(300)] },
  ],
  [
    '[TRN-5]',
    'the odd cent goes to the first',
    { buyIn: cents(101), payout: { type: 'percent', percents: [50, 25, 25] } },
    sold(3),
    { prizes: [cents(153), cents(75), cents(75)] },
  ],
  ['[TRN-5]', 'two players share what three places had', {}, sold(2), { prizes: [dollars(125), dollars(75)] }],
  [
    '[TRN-6]',
    'as many prizes as the pool buys, the rest in equal parts',
    { payout: { type: 'item', value: dollars(300) } },
    sold(10),
    { items: 3, prizes: [cents(3_334), cents(3_333), cents(3_333)] },
  ],
  [
    '[TRN-6]',
    'a pool that buys none goes to the first',
    { payout: { type: 'item', value: dollars(3_000) } },
    sold(10),
    { items: 0, prizes: [dollars(1_000)] },
  ],
  [
    '[TRN-6]',
    'unless it is guaranteed',
    { payout: { type: 'item', value: dollars(3_000) }, guarantee: dollars(3_000) },
    sold(10),
    { items: 1, houseAdds: dollars(2_000), prizes: [NOTHING] },
  ],
  [
    '[TRN-4]',
    'the house pays the bounties that it guaranteed',
    { bounties: { from: 'house', on: { tom: dollars(50) } } },
    sold(10),
    { houseAdds: dollars(50), prizes: [dollars(500), dollars(300), dollars(200)] },
  ],
];
for (const [number, why, posted, what, expected] of MONEY) {
  test(`${number} ${why}`, () => {
    const money: Partial<PrizeMoney> = moneyOf(structure(posted), what);
    for (const [key, value] of Object.entries(expected)) assert.deepEqual(money[key as keyof PrizeMoney], value, key);
  });
}

const payouts: fc.Arbitrary<Payout> = fc.oneof(
  fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 9 }).map((weights): Payout => {
    const sum = weights.reduce((a, b) => a + b, 0);
    const parts = weights.map(weight => Math.max(1, Math.floor((weight * 10_000) / sum)));
    const rest = 10_000 - parts.reduce((a, b) => a + b, 0);
    return { type: 'percent', percents: parts.map((part, n) => (n === 0 ? part + rest : part) / 100) };
  }),
  fc
    .array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 9 })
    .map((amounts): Payout => ({ type: 'flat', amounts: amounts.map(cents) })),
  fc.integer({ min: 100, max: 500_000 }).map((value): Payout => ({ type: 'item', value: cents(value) })),
);

test('[TRN-3] whatever is sold and promised, all of it is paid out, to the cent', () => {
  const amounts = fc.integer({ min: 0, max: 100_000 }).map(cents);
  const counts = fc.integer({ min: 1, max: 300 });
  fc.assert(
    fc.property(
      payouts,
      amounts,
      counts,
      fc.nat(200),
      fc.option(amounts, { nil: undefined }),
      (payout, buyIn, entries, rebuys, guarantee) => {
        const posted = structure({
          buyIn,
          payout,
          rebuy: { price: cents(3_333) },
          charity: { name: 'Food Bank', percent: 7.77 },
          bounties: { from: 'house', on: { tom: cents(1_001) } },
          ...(guarantee === undefined ? {} : { guarantee }),
        });
        const checked = checkStructure(POKER, structure({ payout }));
        assert.ok(checked.ok, checked.ok ? '' : checked.message);
        const money = moneyOf(posted, sold(entries, { rebuys }));
        const out = total([...money.prizes, money.itemsCost, money.toCharity, money.bounties]);
        assert.equal(out, plus(money.pool, money.houseAdds));
        assert.ok(money.prizes.every(prize => prize >= 0));
      },
    ),
  );
});

const BOUNTIES = { from: 'pool', on: { tara: cents(10_001), tom: cents(10_000) } } as const;

test('[TRN-7] equal hands share a bounty, the odd cent to the first; who is never put out keeps the own one', () => {
  const out = [{ player: 'tara', by: ['ann', 'ben'] }];
  assert.deepEqual(bountyMoney(BOUNTIES, out, { isDeal: false }), {
    collected: { ann: 5_001, ben: 5_000, tom: 10_000 },
    open: 10_000,
  });
});

test('[TRN-8] open bounties join a deal, and the odd cent goes to the first', () => {
  const { collected, open } = bountyMoney(BOUNTIES, [{ player: 'tara', by: ['ann'] }], { isDeal: true });
  assert.deepEqual(collected, { ann: 10_001 });
  assert.deepEqual(dealMoney([cents(50_000), cents(30_001), cents(20_000)], 2, open), [45_001, 45_000, 20_000]);
});

const STRUCTURES: readonly [code: string, rule: TournamentRule, posted: Partial<Structure>, entrants?: number][] = [
  ['outside-approval', POKER, { buyIn: dollars(500_001) }],
  ['outside-approval', POKER, { entryFee: dollars(1_001) }],
  ['outside-approval', POKER, { rebuy: { price: NOTHING } }],
  ['outside-approval', POKER, { addOn: { price: dollars(1), limit: 100 } }],
  ['outside-approval', POKER, { guarantee: dollars(1_000_001) }],
  ['outside-approval', POKER, { bounties: { from: 'pool', on: { tom: dollars(1), tara: dollars(500_001) } } }],
  ['outside-approval', SIT_N_GO, { payout: DOUBLE }, 9],
  ['not-in-the-rulebook', SIT_N_GO, { payout: DOUBLE, rebuy: { price: dollars(5) } }],
  ['not-approved-here', POKER, { payout: DOUBLE }],
  ['not-approved-here', SIT_N_GO, { payout: PERCENT }],
  ['item-without-value', POKER, { payout: { type: 'item', value: NOTHING } }],
  ['percents-not-whole', POKER, { payout: { type: 'percent', percents: [50, 30, 15] } }],
  ['percents-not-whole', POKER, { payout: { type: 'percent', percents: [110, -10] } }],
];
for (const [code, rule, posted, entrants] of STRUCTURES) {
  test(`[TRN-1] refused: ${code}: ${JSON.stringify(posted)}`, () => {
    const checked = checkStructure(rule, structure(posted), entrants);
    assert.equal(checked.ok || checked.code, code);
  });
}

test('[TRN-1] thirds that add up to 100 to the hundredth are whole', () => {
  assert.ok(checkStructure(POKER, structure({ payout: { type: 'percent', percents: [33.34, 33.33, 33.33] } })).ok);
});

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `p${n + 1}`);
const register = (player: string): TournamentCommand => ({ type: 'RegisterPlayer', player, entry: 'paid' });
const out = (player: string, chips = 1_000, by: readonly string[] = ['p1']) => ({ player, chips, by });
const eliminate = (...players: readonly ReturnType<typeof out>[]): TournamentCommand => ({
  type: 'EliminatePlayers',
  out: players,
});
const pay = (player: string): TournamentCommand => ({ type: 'PayPlayer', player, showsId: true });
const OPEN: TournamentCommand = { type: 'OpenSignUps' };
const CLOSE: TournamentCommand = { type: 'CloseEntries' };
const field = (count: number): readonly TournamentCommand[] => [OPEN, ...names(count).map(register), CLOSE];

/** Runs an event, its books beside it: they balance at every step. */
const run = (rule: TournamentRule, posted: Structure, commands: readonly TournamentCommand[]) => {
  let tournament: Tournament = plannedTournament(posted);
  let balances = NO_BALANCES;
  const pool = { type: 'tournament-pool', activity: rule.activity.id, event: 'e' } as const;
  for (const command of commands) {
    const decision = decideTournament(rule, tournament, command, AT);
    if (!decision.ok) return { tournament, inPool: balanceOf(balances, pool), code: decision.code };
    for (const event of decision.events) {
      tournament = evolveTournament(tournament, event);
      balances = book(balances, transferOfTournament(rule, 'e', event));
      assert.equal(trialBalance(balances), 0);
    }
  }
  return { tournament, inPool: balanceOf(balances, pool) };
};

const THREE = field(3);
const TARGET = structure({ bounties: { from: 'pool', on: { p3: dollars(20) } } });

/** Every refusal of a running event, in the order of the codes. */
const REFUSED: readonly [code: string, number: string, commands: readonly TournamentCommand[], posted?: Structure][] = [
  ['bounties-beyond-pool', '[TRN-3]', THREE, structure({ buyIn: NOTHING, bounties: TARGET.bounties! })],
  ['structure-locked', '[TRN-2]', [OPEN, { type: 'ChangeStructure', structure: structure({ buyIn: dollars(90) }) }]],
  ['wrong-stage', '[TRN-2]', [register('p1')]],
  ['nobody-entered', '[TRN-3]', [OPEN, CLOSE]],
  ['wrong-stage', '[TRN-15]', [...THREE, { type: 'Rebuy', player: 'p1' }], structure({ rebuy: { price: dollars(5) } })],
  ['registered-before', '[TRN-15]', [OPEN, register('p1'), register('p1')]],
  ['unknown-entrant', '[TRN-15]', [OPEN, { type: 'AddOn', player: 'p1' }], structure({ addOn: { price: dollars(5) } })],
  ['unknown-entrant', '[TRN-7]', [...THREE, eliminate(out('p2', 1_000, ['stranger']))]],
  ['out-already', '[TRN-11]', [...field(4), eliminate(out('p2')), eliminate(out('p2'))]],
  ['out-already', '[TRN-11]', [...field(4), eliminate(out('p2'), out('p2'))]],
  ['none-offered', '[TRN-15]', [OPEN, register('p1'), { type: 'AddOn', player: 'p1' }]],
  [
    'limit-reached',
    '[TRN-15]',
    [OPEN, register('p1'), { type: 'AddOn', player: 'p1' }, { type: 'AddOn', player: 'p1' }],
    structure({ addOn: { price: dollars(5), limit: 1 } }),
  ],
  ['nobody-left', '[TRN-11]', [...THREE, eliminate(...names(3).map(name => out(name, 1_000, [])))]],
  ['eliminator-missing', '[TRN-7]', [...THREE, eliminate(out('p3', 1_000, []))], TARGET],
  ['not-the-winner', '[TRN-7]', [...field(4), eliminate(out('p4')), eliminate(out('p3', 1_000, ['p4']))], TARGET],
  ['not-the-winner', '[TRN-7]', [...THREE, eliminate(out('p3', 1_000, ['p3']))], TARGET],
  ['not-the-winner', '[TRN-7]', [...THREE, eliminate(out('p3', 1_000, ['p1', 'p1']))], TARGET],
  ['not-the-winner', '[TRN-7]', [...field(4), eliminate(out('p3', 5, ['p2']), out('p2', 9))], TARGET],
  ['deal-needs-all', '[TRN-8]', [...THREE, { type: 'AgreeDeal', players: ['p1', 'p2'] }]],
  ['nothing-due', '[TRN-10]', [...THREE, eliminate(out('p3')), eliminate(out('p2')), pay('p2'), pay('p2')]],
  ['nothing-due', '[TRN-10]', [...THREE, pay('p1')]],
  ['id-needed', '[TRN-10]', [...THREE, eliminate(out('p3')), { type: 'PayPlayer', player: 'p3', showsId: false }]],
];
for (const [code, number, commands, posted = structure()] of REFUSED) {
  test(`${number} refused: ${code}`, () => assert.equal(run(POKER, posted, commands).code, code));
}

test('[TRN-15] more rebuys than posted cannot have been sold', () => {
  const money = prizeMoney(POKER, structure({ rebuy: { price: dollars(5), limit: 2 } }), sold(3, { rebuys: 7 }));
  assert.equal(money.ok || money.code, 'sold-beyond-limit');
});

test('[TRN-11] put out in one hand: more chips, better place; equal chips share', () => {
  const commands = [...field(4), eliminate(out('p2', 900), out('p3', 500), out('p4', 500))];
  const { tournament } = run(POKER, structure({ payout: { type: 'percent', percents: [40, 30, 20, 10] } }), commands);
  assert.deepEqual(
    names(4).map(player => dueTo(tournament, player)),
    [
      { prize: 16_000, bounties: 0, hasItem: false, place: 1 },
      { prize: 12_000, bounties: 0, hasItem: false, place: 2 },
      { prize: 6_000, bounties: 0, hasItem: false, place: 3 },
      { prize: 6_000, bounties: 0, hasItem: false, place: 3 },
    ],
  );
});

const DOUBLES: readonly [why: string, hands: readonly TournamentCommand[], prizes: readonly number[], stage: string][] =
  [
    [
      'half are out: the rest have twice the buy-in',
      [eliminate(out('p3')), eliminate(out('p4'))],
      [20_000, 20_000, 0, 0],
      'over',
    ],
    ['three quarters left: it goes on', [eliminate(out('p4'))], [0, 0, 0, 0], 'closed'],
    [
      'one hand leaves one: the larger stack takes the open place',
      [eliminate(out('p2', 500), out('p3', 400), out('p4', 300))],
      [20_000, 20_000, 0, 0],
      'over',
    ],
    [
      'equal stacks share the open place',
      [eliminate(out('p4', 100)), eliminate(out('p2', 500), out('p3', 500))],
      [20_000, 10_000, 10_000, 0],
      'over',
    ],
  ];
for (const [why, hands, prizes, stage] of DOUBLES) {
  test(`[TRN-12] ${why}`, () => {
    const { tournament } = run(SIT_N_GO, structure({ payout: DOUBLE }), [...field(4), ...hands]);
    assert.deepEqual(
      names(4).map(player => dueTo(tournament, player).prize),
      prizes,
    );
    assert.equal(tournament.stage, stage);
  });
}

test('[TRN-11] [TRN-15] who is out while entries are open may buy in again; places wait until nobody else can come', () => {
  const posted = structure({ rebuy: { price: dollars(50) } });
  const byThree = (player: string) => eliminate(out(player, 1_000, ['p3']));
  const open = [OPEN, ...names(3).map(register), byThree('p1'), byThree('p2')];
  assert.deepEqual(dueTo(run(POKER, posted, open).tournament, 'p1'), { prize: 0, bounties: 0, hasItem: false });
  const back: readonly TournamentCommand[] = [...open, { type: 'Rebuy', player: 'p1' }, register('p4'), CLOSE];
  const { tournament } = run(POKER, posted, [...back, eliminate(out('p3')), eliminate(out('p4'))]);
  const places = names(4).map(player => dueTo(tournament, player).place);
  assert.deepEqual([tournament.stage, ...places], ['over', 1, 4, 3, 2]);
  assert.equal(run(POKER, posted, [...open, CLOSE]).tournament.stage, 'over');
});

test('[TRN-6] [TRN-10] a thing is handed over once, and the pool that bought it is empty in the end', () => {
  const posted = structure({ payout: { type: 'item', value: dollars(150) } });
  const played = [...THREE, eliminate(out('p3')), eliminate(out('p2'))];
  const { tournament, inPool } = run(POKER, posted, [...played, pay('p1')]);
  assert.deepEqual(dueTo(tournament, 'p2').hasItem, true);
  assert.equal(inPool, 0);
  assert.equal(run(POKER, posted, [...played, pay('p1'), pay('p1')]).code, 'nothing-due');
});

test('[TRN-7] a bounty on somebody who never came is not offered', () => {
  const posted = structure({ bounties: { from: 'pool', on: { stranger: dollars(50), p1: dollars(20) } } });
  const { tournament, inPool, code } = run(POKER, posted, [
    ...THREE,
    eliminate(out('p3')),
    eliminate(out('p2')),
    ...names(3).map(pay),
  ]);
  assert.deepEqual([code, inPool, tournament.money?.bounties], [undefined, 0, 2_000]);
});

test('[TRN-12] an odd field cannot start', () => {
  assert.equal(run(SIT_N_GO, structure({ payout: DOUBLE }), field(9)).code, 'not-an-even-field');
});

test('[TRN-2] before sign-ups a structure may change, within the approval', () => {
  const change = (buyIn: number): TournamentCommand => ({
    type: 'ChangeStructure',
    structure: structure({ buyIn: dollars(buyIn) }),
  });
  assert.equal(run(POKER, structure(), [change(50)]).tournament.structure.buyIn, 5_000);
  assert.equal(run(POKER, structure(), [change(500_001)]).code, 'outside-approval');
});

test('[TRN-13] [TRN-14] 500 players, rebuys, add-ons, bounties, a deal: paid out to the cent, log complete', () => {
  const posted = structure({
    rebuy: { price: dollars(60) },
    addOn: { price: dollars(40), limit: 2 },
    guarantee: dollars(80_000),
    bounties: { from: 'pool', on: { p50: dollars(500), p2: dollars(500) } },
    charity: { name: 'Food Bank', percent: 3.33 },
    payout: { type: 'percent', percents: [30, 20, 15, 12, 8, 6, 5, 4] },
  });
  const players = names(500);
  const buys = players.flatMap((player, n): readonly TournamentCommand[] => [
    ...(n % 3 === 0 ? [{ type: 'Rebuy', player } as const] : []),
    ...(n % 2 === 0 ? [{ type: 'AddOn', player } as const] : []),
  ]);
  const given: TournamentCommand = { type: 'RegisterPlayer', player: 'guest', entry: 'satellite' };
  const fall = [...players.slice(3), 'guest'].toReversed().map(player => eliminate(out(player, 1_000, ['p1', 'p3'])));
  const deal: TournamentCommand = { type: 'AgreeDeal', players: ['p2', 'p1', 'p3'] };
  const start = [OPEN, ...players.map(register), given, ...buys, CLOSE, ...fall, deal];
  const { tournament } = run(POKER, posted, start);
  assert.equal(stillIn(tournament).length, 3);
  const owed = [...players, 'guest'].filter(player => {
    const { prize, bounties } = dueTo(tournament, player);
    return prize + bounties > 0;
  });
  assert.equal(owed.length, 8);
  const end = run(POKER, posted, [...start, ...owed.map(pay)]);
  assert.deepEqual([end.code, end.inPool], [undefined, 0]);
  const heading = {
    establishment: 'Bay 101',
    name: 'Spring Classic',
    startedAt: '2026-05-02T12:00',
    tables: [1, 2, 3],
    games: ['texas-holdem'],
  };
  const log = tournamentLog(end.tournament, heading);
  assert.deepEqual(log.entries, { paid: 500, satellite: 1 });
  assert.deepEqual(
    log.fees.map(({ name, count, total: sum }) => [name, count, sum]),
    [
      ['buy-in', 501, 5_010_000],
      ['entry fee', 500, 500_000],
      ['re-buy', 167, 1_002_000],
      ['add-on', 250, 1_000_000],
    ],
  );
  assert.equal(log.pool, 7_012_000);
  assert.equal(total(log.poolFrom.map(({ amount }) => amount)), plus(log.pool, end.tournament.money!.houseAdds));
  assert.deepEqual(log.deductions, [
    { reason: 'bounties', amount: 100_000 },
    { reason: 'charity', what: 'Food Bank', amount: 233_499 },
  ]);
  assert.deepEqual(log.attached, [
    { name: 'bounties', fundedBy: 'pool', prizes: 100_000, awarded: 1, deducted: 100_000 },
  ]);
  assert.deepEqual(log.deal?.players, ['p2', 'p1', 'p3']);
  assert.equal(log.results.length, 501);
  assert.ok(log.results.every(({ prize, bounties, paid }) => paid === plus(prize, bounties)));
  assert.deepEqual([log.establishment, log.name, log.signatures], ['Bay 101', 'Spring Classic', []]);
});
