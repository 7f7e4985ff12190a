import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import {
  type Activity,
  type Chart,
  changeObjections,
  checkOffering,
  missingFrom,
  type Offering,
  objections,
  type Pool,
  type Row,
  startObjections,
} from './index.ts';

const range = (from: number, to: number) => ({ from: dollars(from), to: dollars(to), clause: 'Prizes' });

const row = (key: string, prize: Row['prize'], more: Partial<Row> = {}): Row => ({
  key,
  label: key,
  games: 'any',
  test: { type: 'category', category: 'flush', reach: 'or-better' },
  prize,
  ...more,
});
const fixed = (from: number, to: number): Row['prize'] => ({
  type: 'fixed',
  range: range(from, to),
  from: 'reserve',
  sharing: 'each',
});
const chart = (key: string, rows: readonly Row[], more: Partial<Chart> = {}): Chart => ({
  key,
  label: `Option ${key}`,
  group: 'chart',
  rowsTogether: true,
  rows,
  clause: 'Qualifying hands',
  ...more,
});

const POOL: Pool = {
  key: 'main',
  label: 'Jackpot',
  progressive: true,
  range: range(1_000, 9_000),
  seed: range(1_000, 5_000),
  reseed: range(2_000, 2_000),
  neverLowered: true,
};

/** The parts of an activity that an offering is judged by. */
const ACTIVITY = {
  id: 'X-1',
  name: 'Sample',
  key: 'sample',
  charts: [
    chart('A', [
      row('royal', { type: 'meter', pool: 'main', percent: 100, sharing: 'split' }),
      row('flush', fixed(10, 100), {
        extras: [{ key: 'envy', to: 'fee-payers', range: range(5, 10), from: 'reserve' }],
      }),
    ]),
    chart('B', [row('straight', fixed(20, 50)), row('double', { type: 'multiple', of: 'straight', times: 2 })]),
    chart(
      'menu',
      [row('one', fixed(1, 5)), row('tickets', { type: 'tickets', range: { from: 1, to: 10, clause: 'T' } })],
      {
        rowsTogether: false,
        group: 'menu',
      },
    ),
  ],
  payouts: ['A', 'B'].map(key => ({ key, label: key, applies: { type: 'chosen' }, bands: [], clause: 'Payout' })),
  prizes: [{ key: 'top', label: 'Top three', range: range(200, 500), forms: [], count: 3 }],
  multiplier: { range: { from: 2, to: 4, clause: 'Multiplier' }, windows: [], prizeMax: range(0, 300) },
  funding: { source: { type: 'fees' }, feesTo: { type: 'allocated' }, pools: [POOL], paysFor: [], clause: 'Funding' },
  adminFee: { range: range(5, 20), per: 'table-hour', from: 'reserve', purpose: 'x' },
  designates: ['rank'],
  posting: { items: [], idWhenRenamed: false, notice: 'none' },
  settings: [
    { key: 'buyIn', label: 'Buy-in', value: { type: 'money', ...range(5, 100) }, lockedFrom: 'sign-up' },
    { key: 'entrants', label: 'Entrants', value: { type: 'count', from: 10, to: 20, multipleOf: 2, clause: 'S' } },
    { key: 'weeks', label: 'Weeks', value: { type: 'choice', oneOf: [4, 6], clause: 'S' }, lockedFrom: 'posted' },
    { key: 'sections', label: 'Sections', value: { type: 'money', ...range(50, 100) }, list: true },
  ],
} as unknown as Activity; // What an offering is not judged by is left out.

const OFFERING: Offering = {
  activity: 'X-1',
  charts: ['A'],
  payouts: ['A'],
  prizes: { flush: dollars(10) },
  tickets: {},
  allocation: { main: 100 },
  seed: { main: dollars(1_000) },
  reseed: {},
  daily: {},
  cap: {},
  settings: {},
  adminFee: dollars(5),
};

const REFUSED: readonly [change: Partial<Offering>, code: string, clause: string, message: RegExp][] = [
  [{ activity: 'X-2' }, 'offering-of-other-activity', 'X-1', /^This offering is for X-2, not for Sample\./],
  [
    { prizes: { flush: dollars(9.99) } },
    'outside-approval',
    'X-1 Prizes',
    /^Prize \(flush\): \$9\.99 .* \$10\.00 to \$100\.00\.$/,
  ],
  [{ prizes: { envy: dollars(4) } }, 'outside-approval', 'X-1 Prizes', /^Prize \(Envy bonus with flush\): \$4\.00/],
  [{ prizes: { royal: dollars(999) } }, 'outside-approval', 'X-1 Prizes', /\$1,000\.00 to \$9,000\.00/],
  [{ prizes: { 'top/3': dollars(199) } }, 'outside-approval', 'X-1 Prizes', /^Prize \(Top three\): \$199\.00/],
  [
    { prizes: { 'top/4': dollars(200) } },
    'not-in-the-rulebook',
    'X-1 Offering',
    /^Prize: “top\/4” isn't in the rulebook/,
  ],
  [
    { prizes: { straight: dollars(20) } },
    'not-in-the-rulebook',
    'X-1 Offering',
    /^Prize: “straight” isn't in the rulebook/,
  ],
  [
    { charts: ['menu'], tickets: { tickets: 0 }, prizes: {} },
    'outside-approval',
    'X-1 T',
    /0 isn't approved. Approved: 1 to 10/,
  ],
  [
    { tickets: { flush: 1 } },
    'not-in-the-rulebook',
    'X-1 Offering',
    /^Hand that gives tickets: “flush” isn't in the rulebook/,
  ],
  [{ reseed: { main: dollars(1_999) } }, 'outside-approval', 'X-1 Prizes', /Approved: \$2,000\.00 only/],
  [{ settings: { entrants: [11] } }, 'outside-approval', 'X-1 S', /Approved: 10 to 20, in multiples of 2/],
  [{ settings: { weeks: [5] } }, 'outside-approval', 'X-1 S', /Approved: 4, 6/],
  [{ settings: { sections: [5_000, 4_999] } }, 'outside-approval', 'X-1 Prizes', /\$49\.99 isn't approved/],
  [{ multiplier: 5 }, 'outside-approval', 'X-1 Multiplier', /^Multiplier: 5/],
  [{ adminFee: dollars(4) }, 'outside-approval', 'X-1 Prizes', /^Administrative fee: \$4\.00/],
  [
    { daily: { main: dollars(1) } },
    'not-in-approval',
    'X-1 Funding',
    /^Daily step of Jackpot: Sample doesn't have one/,
  ],
  [{ mode: 'points' }, 'not-in-approval', 'X-1 Offering', /^Points: Sample doesn't have one/],
  [{ designated: { suit: 'h' } }, 'not-in-approval', 'X-1 Offering', /^Designated suit/],
  [
    { charts: ['C'], prizes: {} },
    'not-in-the-rulebook',
    'X-1 Qualifying hands',
    /^Chart: “C” isn't in the rulebook. Choose one of: A, B, menu/,
  ],
  [
    { seed: { second: dollars(1_000) } },
    'not-in-the-rulebook',
    'X-1 Offering',
    /^Pool: “second” isn't in the rulebook/,
  ],
  [{ settings: { spots: [1] } }, 'not-in-the-rulebook', 'X-1 Offering', /^Setting: “spots” isn't in the rulebook/],
  [
    { charts: ['A', 'B'] },
    'charts-exclude-each-other',
    'X-1 Qualifying hands',
    /: Option A, Option B\. Choose one of them\.$/,
  ],
  [{ payouts: ['A', 'B'] }, 'payouts-exclude-each-other', 'X-1 Payout', /: A, B\. Choose one of them\.$/],
  [{ rows: ['royal'] }, 'rows-go-together', 'X-1 Qualifying hands', /Add: flush\./],
  [{ settings: { buyIn: [500, 600] } }, 'one-value-only', 'X-1 Prizes', /^Buy-in takes one value, not 2/],
  [{ allocation: { main: 99 } }, 'allocation-not-whole', 'X-1 Funding', /add up to 99%/],
];
for (const [change, code, clause, message] of REFUSED) {
  test(`[RBK-11] refused as ${code}: ${JSON.stringify(change)}`, () => {
    const answered = checkOffering(ACTIVITY, { ...OFFERING, ...change });
    assert.ok(!answered.ok);
    assert.deepEqual([answered.code, answered.clause], [code, clause]);
    assert.match(answered.message, message);
  });
}

test('[RBK-11] what is approved is accepted as it is', () => {
  assert.deepEqual(checkOffering(ACTIVITY, OFFERING), { ok: true, value: OFFERING });
  const whole = { ...OFFERING, activity: 'sample', rows: ['royal', 'flush'], allocation: { main: 100 } };
  assert.ok(checkOffering(ACTIVITY, { ...whole, settings: { sections: [5_000, 10_000], weeks: [6] } }).ok);
});

test('[RBK-11] everything outside is named at once', () => {
  const codes = objections(ACTIVITY, { ...OFFERING, payouts: ['A', 'C'], adminFee: dollars(21) }).map(
    ({ code }) => code,
  );
  assert.deepEqual(codes, ['not-in-the-rulebook', 'outside-approval']);
});

const named = (activity: Activity, offering: Offering) => missingFrom(activity, offering).map(({ message }) => message);

test('[RBK-12] what is not chosen is named: charts, structures, prizes, seeds', () => {
  const open = { ...OFFERING, charts: [], payouts: [], prizes: {}, seed: {} };
  assert.deepEqual(named(ACTIVITY, open), [
    'one of the charts (Option A, Option B)',
    'one of the charts (Option menu)',
    'one of the payout structures (A, B)',
    'the seed of Jackpot',
  ]);
  const { allocation: _, ...unallocated } = OFFERING;
  assert.ok(named(ACTIVITY, unallocated).includes('how fees are divided among the pools'), '[HG1-C18]');
  assert.deepEqual(named(ACTIVITY, { ...OFFERING, charts: ['B', 'menu'], prizes: {} }), [
    'the prize for straight',
    'the prize for double',
  ]);
});

test('[RBK-12] a rank is to be named when the chart in force speaks of it', () => {
  const posted = row('trips', fixed(1, 1), {
    test: { type: 'all-of', tests: [{ type: 'alike', ranks: ['posted'], count: 3, over: [{ from: 'board' }] }] },
  });
  const activity = { ...ACTIVITY, charts: [chart('A', [posted])] };
  assert.deepEqual(named(activity, OFFERING), ['the designated rank']);
  assert.deepEqual(named(activity, { ...OFFERING, designated: { rank: '9' } }), []);
});

const clock = { zone: 'America/Los_Angeles', dayStartsAt: Temporal.PlainTime.from('06:00') };
const noon = Temporal.Instant.from('2026-03-02T20:00Z');

test('[RBK-12] it is posted before it starts', () => {
  const complete = { ...OFFERING, charts: ['A', 'menu'], prizes: { ...OFFERING.prizes, envy: dollars(5) } };
  const late = startObjections(ACTIVITY, complete, { clock, postedAt: noon, startsAt: noon });
  assert.deepEqual(
    late.map(({ code, clause }) => [code, clause]),
    [['posted-too-late', 'X-1 Posting']],
  );
  const times = { clock, postedAt: noon, startsAt: noon.add({ hours: 24 }) };
  assert.deepEqual(startObjections(ACTIVITY, complete, times), []);
  assert.deepEqual(
    startObjections(ACTIVITY, OFFERING, times).map(({ code }) => code),
    ['not-all-posted'],
  );
});

const LOCKS: readonly [
  settings: Offering['settings'],
  stage: 'draft' | 'posted' | 'sign-up',
  locked: readonly string[],
][] = [
  [{ buyIn: [600], weeks: [6] }, 'draft', []],
  [{ buyIn: [600], weeks: [6] }, 'posted', ["Weeks can't change after it has been posted."]],
  [{ buyIn: [600], weeks: [4] }, 'sign-up', ["Buy-in can't change after sign-ups have begun."]],
  [{ buyIn: [500], weeks: [4], sections: [5_000] }, 'sign-up', []],
];
for (const [settings, stage, locked] of LOCKS) {
  test(`[RBK-13] at the stage ${stage}, ${JSON.stringify(settings)} locks ${locked.length}`, () => {
    const change = {
      from: { ...OFFERING, settings: { buyIn: [500], weeks: [4] } },
      to: { ...OFFERING, settings },
      stage,
    };
    const sentences = changeObjections(ACTIVITY, change).map(({ message }) => `${message.split('. ')[0]}.`);
    assert.deepEqual(sentences, locked);
  });
}
