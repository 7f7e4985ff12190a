import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Account, accountKey, type Balances, mayBeBelowZero, type Transfer, trialBalance } from '#core/ledger';
import { cents, dollars, total } from '#core/money';
import type { Activity, Funding, Offering, Pool, Unclaimed } from '#core/rulebook';
import { decideFund, evolveFund, type Fund, type FundCommand, type FundRule, openFund, transferOf } from './index.ts';

const range = (from: number, to: number) => ({ from: dollars(from), to: dollars(to), clause: 'Funding' });

const POOL: Pool = {
  key: 'main',
  label: 'Jackpot',
  progressive: true,
  range: range(1_000, 100_000),
  seed: range(1_000, 50_000),
  reseed: range(1_000, 50_000),
  cap: range(10_000, 100_000),
  neverLowered: true,
};

const FUNDING: Funding = {
  source: { type: 'fees' },
  fee: {
    amount: range(1, 1),
    charges: [{ perPosition: dollars(1), payer: 'player', optional: true }],
    onTopOfCollection: true,
  },
  feesTo: { type: 'split', toMeter: cents(11), toReserve: cents(89) },
  pools: [POOL],
  shortfall: { coveredBy: 'house', repaid: { type: 'when-sufficient' } },
  raise: { from: 'reserve', funded: true, clause: 'Funding' },
  paysFor: [],
  clause: 'Funding',
};

const OFFERING: Offering = {
  activity: 'X-1',
  charts: [],
  payouts: ['A'],
  prizes: {},
  tickets: {},
  seed: { main: dollars(5_000) },
  reseed: { main: dollars(2_000) },
  daily: {},
  cap: { main: dollars(10_000) },
  settings: {},
};

/** A rule with these parts changed; a fund looks at no other part of an activity. */
const ruleWith = (funding: Partial<Funding> = {}, offering: Partial<Offering> = {}, more: Partial<Activity> = {}) =>
  ({
    activity: {
      id: 'X-1',
      name: 'Bad beat',
      charts: [],
      payouts: [{ key: 'A' }, { key: 'B' }],
      payoutLockedUntilHit: { clause: 'Prizes' },
      adminFee: { range: range(5, 20), per: 'table-hour', from: 'reserve', purpose: 'running it' },
      funding: { ...FUNDING, ...funding },
      ...more,
    } as unknown as Activity, // The other parts of an activity play no part here.
    offering: { ...OFFERING, ...offering },
  }) satisfies FundRule;

type Dollars = { readonly main?: number; readonly reserve?: number; readonly advance?: number };
const fundOf = (rule: FundRule, { main = 5_000, reserve = 0, advance = 0 }: Dollars = {}): Fund =>
  openFund(rule, { pools: { main: dollars(main) }, reserve: dollars(reserve), advance: dollars(advance) });

const after = (rule: FundRule, fund: Fund, ...commands: readonly FundCommand[]): Fund =>
  commands.reduce((standing, command) => {
    const decision = decideFund(rule, standing, command);
    assert.ok(decision.ok, decision.ok ? '' : decision.message);
    return decision.events.reduce(evolveFund, standing);
  }, fund);

const standing = ({ pools, reserve, advance }: Fund): readonly number[] =>
  [pools['main']!, reserve, advance].map(n => n / 100);

const won = (amount: number): FundCommand => ({
  type: 'PayPrizes',
  prizes: [{ amount: dollars(amount), from: { type: 'pool', pool: 'main' } }],
  hits: [{ pool: 'main', type: 'won' }],
});
const fixed = (amount: number): Extract<FundCommand, { type: 'PayPrizes' }> => ({
  type: 'PayPrizes',
  prizes: [{ amount: dollars(amount), from: { type: 'reserve' } }],
  hits: [],
});

const forfeited = (amount: number, to: Unclaimed['type']): FundCommand => ({
  type: 'ForfeitPrize',
  amount: dollars(amount),
  of: 'X-1',
  to: to === 'reserve-of' ? { type: to, activity: 'X-2' } : { type: to },
});
type GivenDollars = { main?: number; reserve?: number; house?: number; reseeded?: readonly [number, number, number] };
const notWon = ({ main, reserve = 0, house = 0, reseeded = [0, 0, 0] }: GivenDollars): FundCommand => {
  const [fromReserve, advanced, byHouse] = [dollars(reseeded[0]), dollars(reseeded[1]), dollars(reseeded[2])];
  const pools = main === undefined ? {} : { main: dollars(main) };
  const given = { pools, reseeded: { main: { fromReserve, advanced, byHouse } } };
  return { type: 'ReturnPrize', given: { ...given, reserve: dollars(reserve), house: dollars(house) } };
};

const daily = { daily: { range: range(1, 100), paidFrom: 'reserve' } } as const;
const fromDay = { daily: { range: range(1, 100), paidFrom: 'days-fees' } } as const;
/** Only the money that pays fixed prizes: no amount of it is posted. */
const UNPOSTED: Pool = { key: 'main', label: 'Prize pool', progressive: false, neverLowered: false };
const OF_THE_FUND: Partial<Activity> = {
  adminFee: { range: range(5, 20), per: 'table-hour', from: 'fund', purpose: 'running it' },
};
const CASES: readonly [why: string, rule: FundRule, start: Dollars, commands: FundCommand[], end: readonly number[]][] =
  [
    [
      '[FND-3] each fee is split in its fixed cents',
      ruleWith(),
      {},
      [{ type: 'CollectFees', count: 100 }],
      [5_011, 89, 0],
    ],
    [
      '[FND-2] the fee that crosses the cap fills the pool, its rest goes to the reserve',
      ruleWith(),
      { main: 9_999.95 },
      [{ type: 'CollectFees', count: 3 }],
      [10_000, 2.95, 0],
    ],
    [
      '[FND-3] a fee may go wholly to the pool',
      ruleWith({ feesTo: { type: 'pool', pool: 'main' } }),
      { main: 9_997 },
      [{ type: 'CollectFees', count: 10 }],
      [10_000, 7, 0],
    ],
    [
      '[FND-4] a step from the reserve, the house advancing what it lacks',
      ruleWith({ pools: [{ ...POOL, ...daily }] }, { daily: { main: dollars(100) } }),
      { reserve: 250 },
      [{ type: 'CloseDay', days: 3 }],
      [5_300, 0, 50],
    ],
    [
      '[FND-4] a step from the day’s fees, the rest to the reserve',
      ruleWith({ feesTo: { type: 'day' }, pools: [{ ...POOL, ...fromDay }] }, { daily: { main: dollars(50) } }),
      {},
      [
        { type: 'CollectFees', count: 70 },
        { type: 'CloseDay', days: 1 },
      ],
      [5_050, 20, 0],
    ],
    [
      '[FND-4] a day that brought less than the step gives what it has',
      ruleWith({ feesTo: { type: 'day' }, pools: [{ ...POOL, ...fromDay }] }, { daily: { main: dollars(50) } }),
      {},
      [
        { type: 'CollectFees', count: 30 },
        { type: 'CloseDay', days: 2 },
      ],
      [5_030, 0, 0],
    ],
    [
      '[FND-4] a step stops at the cap',
      ruleWith({ pools: [{ ...POOL, ...daily }] }, { daily: { main: dollars(100) } }),
      { main: 9_950, reserve: 500 },
      [{ type: 'CloseDay', days: 5 }],
      [10_000, 450, 0],
    ],
    [
      '[FND-6] a won pool is reseeded from the reserve',
      ruleWith(),
      { reserve: 3_000 },
      [won(5_000)],
      [2_000, 1_000, 0],
    ],
    ['[FND-5] the house advances what the reseed lacks', ruleWith(), { reserve: 500 }, [won(5_000)], [2_000, 0, 1_500]],
    [
      '[FND-6] what was not paid of a won pool goes to the reserve before it is reseeded',
      ruleWith(),
      {},
      [won(4_000)],
      [2_000, 0, 1_000],
    ],
    [
      '[FND-6] a pool that paid a part runs on and is brought up to its least',
      ruleWith(),
      { main: 1_050, reserve: 200 },
      [
        {
          type: 'PayPrizes',
          prizes: [{ amount: dollars(105), from: { type: 'pool', pool: 'main' } }],
          hits: [{ pool: 'main', type: 'drawn' }],
        },
      ],
      [1_000, 145, 0],
    ],
    ['[FND-5] a fixed prize beyond the reserve is advanced', ruleWith(), { reserve: 30 }, [fixed(100)], [5_000, 0, 70]],
    [
      '[FND-5] where the approval says never, the house is not owed',
      ruleWith({ shortfall: { coveredBy: 'house', repaid: { type: 'never' } } }),
      { reserve: 30 },
      [fixed(100)],
      [5_000, 0, 0],
    ],
    [
      '[FND-5] odd chips of the house are owed, those of the reserve come from it',
      ruleWith(),
      { reserve: 30 },
      [
        {
          type: 'PayPrizes',
          prizes: [
            { amount: dollars(10), from: { type: 'reserve' }, odd: { amount: dollars(1), paidBy: 'house' } },
            { amount: dollars(10), from: { type: 'reserve' }, odd: { amount: dollars(2), paidBy: 'reserve' } },
          ],
          hits: [],
        },
      ],
      [5_000, 8, 1],
    ],
    [
      '[FND-6] prizes come before a reseed that was made when the hand was called: the house brings up what is missing',
      ruleWith(),
      { main: 2_000, reserve: 60 },
      [{ ...fixed(100), broughtUp: { main: dollars(70) } }],
      [2_000, 0, 40],
    ],
    [
      '[FND-6] the reserve has no more back than it gave to bring the pool up',
      ruleWith(),
      { main: 2_000, reserve: 10 },
      [{ ...fixed(100), broughtUp: { main: dollars(70) } }],
      [2_000, 0, 90],
    ],
    [
      '[FND-5] nothing is repaid until all can be',
      ruleWith(),
      { reserve: 99, advance: 100 },
      [{ type: 'RepayHouse' }],
      [5_000, 99, 100],
    ],
    ['[FND-5] then all is', ruleWith(), { reserve: 130, advance: 100 }, [{ type: 'RepayHouse' }], [5_000, 30, 0]],
    [
      '[FND-5] an approval may name what the fund must reach first',
      ruleWith({ shortfall: { coveredBy: 'house', repaid: { type: 'when-fund-reaches', amount: dollars(5_131) } } }),
      { reserve: 130, advance: 100 },
      [{ type: 'RepayHouse' }],
      [5_000, 130, 100],
    ],
    [
      '[FND-7] the admin fee is hourly',
      ruleWith({}, { adminFee: dollars(10) }),
      { reserve: 500 },
      [{ type: 'TakeAdminFee', hours: 12 }],
      [5_000, 380, 0],
    ],
    [
      '[FND-7] and never more than the reserve holds',
      ruleWith({}, { adminFee: dollars(10) }),
      { reserve: 50 },
      [{ type: 'TakeAdminFee', hours: 12 }],
      [5_000, 0, 0],
    ],
    [
      '[FND-7] [cash-in-a-flash Administrative fee] where the pool is the fund it gives what the reserve lacks',
      ruleWith({ feesTo: { type: 'pool', pool: 'main' }, pools: [UNPOSTED] }, { adminFee: dollars(10) }, OF_THE_FUND),
      { reserve: 50 },
      [{ type: 'TakeAdminFee', hours: 12 }],
      [4_930, 0, 0],
    ],
    [
      '[FND-8] a raise comes from the reserve',
      ruleWith(),
      { reserve: 500 },
      [{ type: 'RaisePool', pool: 'main', amount: dollars(300) }],
      [5_300, 200, 0],
    ],
    [
      '[FND-11] an unclaimed prize is the reserve’s, whoever gave it',
      ruleWith(),
      { reserve: 10 },
      [fixed(40), forfeited(40, 'nobody')],
      [5_000, 40, 30],
    ],
    [
      '[FND-11] a meter that was won and never claimed goes to the reserve, not up again',
      ruleWith(),
      { reserve: 2_000 },
      [won(5_000), forfeited(5_000, 'reserve')],
      [2_000, 5_000, 0],
    ],
    [
      '[FND-11] a prize that the cage holds does not come back',
      ruleWith(),
      { reserve: 100 },
      [fixed(40), forfeited(40, 'held')],
      [5_000, 60, 0],
    ],
    [
      '[FND-11] a jackpot that was not won after all stands as before, and so do reserve and debt',
      ruleWith(),
      { reserve: 500 },
      [won(5_000), notWon({ main: 5_000, reseeded: [500, 1_500, 0] })],
      [5_000, 500, 0],
    ],
    [
      '[FND-11] what the house has been repaid since goes to the reserve that repaid it',
      ruleWith(),
      { reserve: 500 },
      [
        won(5_000),
        { type: 'CollectFees', count: 2_000 },
        { type: 'RepayHouse' },
        notWon({ main: 5_000, reseeded: [500, 1_500, 0] }),
      ],
      [5_220, 2_280, 0],
    ],
    [
      '[FND-11] what the cap cannot hold is the reserve’s',
      ruleWith(),
      { main: 9_500, reserve: 100 },
      [notWon({ main: 1_000 })],
      [10_000, 600, 0],
    ],
    [
      '[FND-11] a pool that is no longer offered leaves its money to the reserve',
      ruleWith({ pools: [] }),
      {},
      [notWon({ main: 1_000 })],
      [5_000, 1_000, 0],
    ],
    [
      '[FND-11] the house has back what it is owed, for the pool first, then for the prize; not what was repaid since',
      ruleWith(),
      { advance: 50 },
      [notWon({ main: 1_000, house: 30, reseeded: [0, 40, 0] })],
      [5_960, 20, 0],
    ],
    [
      '[FND-11] reserve and house have their own back',
      ruleWith(),
      { reserve: 10 },
      [fixed(40), notWon({ reserve: 10, house: 30 })],
      [5_000, 10, 0],
    ],
  ];
test('[FND-6] where the reserve has brought the pool up before, it is the reserve that pays the prize', () => {
  const rule = ruleWith();
  const prize = { ...fixed(100), broughtUp: { main: dollars(70) } };
  const decision = decideFund(rule, fundOf(rule, { main: 2_000, reserve: 60 }), prize);
  const paid = decision.ok ? decision.events.flatMap(event => (event.type === 'PrizesPaid' ? event.paid : [])) : [];
  assert.deepEqual(paid, [{ pool: 0, reserve: dollars(100), house: 0 }]);
});

for (const [why, rule, start, commands, end] of CASES) {
  test(why, () => assert.deepEqual(standing(after(rule, fundOf(rule, start), ...commands)), end));
}

const POSTED: readonly [why: string, pool: Partial<Pool>][] = [
  ['a meter', { progressive: true }],
  ['a pool with an approved range', { range: range(1_000, 100_000) }],
  ['a pool that is promised to stay', { neverLowered: true }],
];
for (const [why, pool] of POSTED) {
  test(`[FND-7] ${why} gives nothing to the admin fee, even where all fees go to it`, () => {
    const funding = { feesTo: { type: 'pool', pool: 'main' }, pools: [{ ...UNPOSTED, ...pool }] } as const;
    const rule = ruleWith(funding, { adminFee: dollars(10) }, OF_THE_FUND);
    const fund = after(rule, fundOf(rule, { reserve: 50 }), { type: 'TakeAdminFee', hours: 12 });
    assert.deepEqual(standing(fund), [5_000, 0, 0]);
  });
}

const free = ruleWith({ fee: undefined as never }); // An activity without a fee has no such field.
const REFUSALS: readonly [rule: FundRule, command: FundCommand, code: string][] = [
  [free, { type: 'CollectFees', count: 1 }, 'no-fees-approved'],
  [ruleWith({ fee: { ...FUNDING.fee!, amount: range(1, 5) } }), { type: 'CollectFees', count: 1 }, 'fee-not-said'],
  [ruleWith(), { type: 'CollectFees', count: 1, each: dollars(2) }, 'fee-outside-approval'],
  [ruleWith({ feesTo: { type: 'allocated' } }), { type: 'CollectFees', count: 1 }, 'allocation-not-posted'],
  [ruleWith({}, {}, { adminFee: undefined as never }), { type: 'TakeAdminFee', hours: 1 }, 'no-admin-fee-approved'],
  [ruleWith(), { type: 'TakeAdminFee', hours: 1 }, 'admin-fee-not-posted'],
  [ruleWith({}, { seed: {} }), { type: 'SeedPools' }, 'seed-not-posted'],
  [ruleWith(), { type: 'RaisePool', pool: 'other', amount: dollars(1) }, 'unknown-pool'],
  [
    ruleWith({ raise: undefined as never }),
    { type: 'RaisePool', pool: 'main', amount: dollars(1) },
    'raise-not-approved',
  ],
  [ruleWith(), { type: 'RaisePool', pool: 'main', amount: dollars(5_001) }, 'raise-beyond-cap'],
  [ruleWith(), { type: 'RaisePool', pool: 'main', amount: dollars(1) }, 'raise-beyond-reserve'],
  [ruleWith(), { type: 'LowerPool', pool: 'main', amount: dollars(1) }, 'pool-never-lowered'],
  [ruleWith(), { type: 'ChangePayout', payout: 'Z' }, 'unknown-payout'],
  [ruleWith(), { type: 'ChangePayout', payout: 'B' }, 'payout-locked'],
];
for (const [rule, command, code] of REFUSALS) {
  test(`[FND-8] ${command.type} is refused: ${code}`, () => {
    const decision = decideFund(rule, fundOf(rule), command);
    assert.equal(decision.ok ? 'accepted' : decision.code, code);
  });
}

test('[FND-1] the seed is owed where shortfalls are repaid', () => {
  const rule = ruleWith();
  assert.deepEqual(standing(after(rule, openFund(rule, {}), { type: 'SeedPools' })), [5_000, 0, 5_000]);
});

test('[FND-9] a locked payout structure changes between a hit and the next fee', () => {
  const rule = ruleWith();
  const hit = after(rule, fundOf(rule, { reserve: 9_000 }), won(5_000));
  assert.equal(after(rule, hit, { type: 'ChangePayout', payout: 'B' }).payout, 'B');
  const later = after(rule, hit, { type: 'CollectFees', count: 1 });
  assert.equal(decideFund(rule, later, { type: 'ChangePayout', payout: 'B' }).ok, false);
});

test('[FND-11] a jackpot that was not won runs on, and its payout structure stays', () => {
  const rule = ruleWith();
  const hit = after(rule, fundOf(rule, { reserve: 9_000 }), won(5_000));
  const back = after(rule, hit, notWon({ main: 5_000, reseeded: [2_000, 0, 0] }));
  assert.equal(decideFund(rule, back, { type: 'ChangePayout', payout: 'B' }).ok, false);
});

test('[FND-11] a prize that another activity had awarded leaves the prizes of that one', () => {
  const [rule, forfeit] = [ruleWith(), { ...forfeited(40, 'reserve-of'), of: 'X-9' } as FundCommand];
  const decision = decideFund(rule, fundOf(rule), forfeit);
  const [movement, ...others] = decision.ok ? decision.events.flatMap(event => transferOf(rule, event).movements) : [];
  assert.deepEqual(movement, {
    from: { type: 'prizes-payable', activity: 'X-9' },
    to: { type: 'reserve', activity: 'X-1' },
    amount: dollars(40),
  });
  assert.equal(others.length, 0);
});

const two = ['gold', 'jade'].map(key => ({ ...POOL, key }));
const allocated = ruleWith(
  {
    feesTo: { type: 'allocated' },
    fee: { ...FUNDING.fee!, amount: { from: cents(50), to: cents(50), clause: '' } },
    pools: two,
  },
  { allocation: { gold: 33, jade: 34 }, cap: {}, reseed: {} },
);

test('[FND-3] shares of a fee that are parts of a cent wait: a hundred fees come out even', () => {
  const start = openFund(allocated, { pools: { gold: cents(0), jade: cents(0) } });
  const fees = Array.from({ length: 100 }, (): FundCommand => ({ type: 'CollectFees', count: 1 }));
  const { pools, reserve, daysFees } = after(allocated, start, ...fees);
  assert.deepEqual([pools['gold'], pools['jade'], reserve, daysFees], [1_650, 1_700, 1_650, 0]);
});

test('[F10] [FND-3] what a full pool cannot take of a shared fee is the reserve’s, to the cent', () => {
  const cap = { from: cents(0), to: cents(10), clause: '' };
  const full = ruleWith(
    { ...allocated.activity.funding, pools: two.map(pool => ({ ...pool, cap })) },
    allocated.offering,
  );
  const start = openFund(full, { pools: { gold: cents(0), jade: cents(0) } });
  const fees = Array.from({ length: 100 }, (): FundCommand => ({ type: 'CollectFees', count: 1 }));
  const { pools, reserve, daysFees } = after(full, start, ...fees);
  assert.deepEqual([pools['gold'], pools['jade'], reserve, daysFees], [10, 10, 4_980, 0]);
});

const RULES = [
  ruleWith({}, { adminFee: dollars(10) }),
  ruleWith({ feesTo: { type: 'pool', pool: 'main' } }, { adminFee: dollars(10) }),
  ruleWith({ feesTo: { type: 'day' }, pools: [{ ...POOL, ...fromDay }] }, { daily: { main: dollars(50) } }),
  ruleWith({ pools: [{ ...POOL, ...daily }] }, { daily: { main: dollars(50) } }),
  ruleWith({ shortfall: { coveredBy: 'house', repaid: { type: 'never' } } }),
];

const commands = fc.oneof(
  fc.record({ type: fc.constant('CollectFees' as const), count: fc.nat(5_000) }),
  fc.record({ type: fc.constant('CloseDay' as const), days: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ type: fc.constant('TakeAdminFee' as const), hours: fc.nat(300) }),
  fc.constant<FundCommand>({ type: 'RepayHouse' }),
  fc.nat(2_000).map(fixed),
  fc.nat(20_000).map(won),
  fc.record({ type: fc.constant('RaisePool' as const), pool: fc.constant('main'), amount: fc.nat(500_000).map(cents) }),
);

const balanceOf = (balances: Balances, account: Account): number => balances.get(accountKey(account)) ?? 0;
const book = (balances: Balances, { movements }: Transfer): Balances => {
  const booked = new Map(balances);
  for (const { from, to, amount } of movements) {
    booked.set(accountKey(from), cents(balanceOf(booked, from) - amount));
    booked.set(accountKey(to), cents(balanceOf(booked, to) + amount));
  }
  for (const { from } of movements) assert.ok(mayBeBelowZero(accountKey(from)) || balanceOf(booked, from) >= 0);
  return booked;
};

test('[FND-10] whatever happens, the ledger balances and agrees with the fund, and a pool goes down only by a win', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RULES), fc.array(commands, { maxLength: 60 }), (rule, list) => {
      let [fund, balances] = [openFund(rule, {}), new Map() as Balances];
      for (const command of [{ type: 'SeedPools' } as const, ...list]) {
        const decision = decideFund(rule, fund, command);
        if (!decision.ok) continue;
        const before = fund.pools['main'] ?? 0;
        const transfers = decision.events.map((event): Transfer => transferOf(rule, event));
        fund = decision.events.reduce(evolveFund, fund);
        balances = transfers.reduce(book, balances);
        assert.ok(command.type === 'PayPrizes' || fund.pools['main']! >= before);
      }
      assert.equal(trialBalance(balances), 0);
      assert.equal(balanceOf(balances, { type: 'pool', activity: 'X-1', pool: 'main' }), fund.pools['main']);
      assert.equal(balanceOf(balances, { type: 'reserve', activity: 'X-1' }), fund.reserve);
      assert.equal(balanceOf(balances, { type: 'advance', activity: 'X-1' }) + fund.advance, 0);
      assert.equal(balanceOf(balances, { type: 'days-fees', activity: 'X-1' }), fund.daysFees);
      assert.ok(total(Object.values(fund.pools)) <= dollars(10_000));
    }),
    { numRuns: 2_000 },
  );
});
