import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { CommandIn } from '#core/house';
import { contestRule } from '#core/mechanisms/contest';
import { type Cents, cents, dollars, total } from '#core/money';
import { decideContest } from '../src/core/mechanisms/contest/decide.ts';
import { CONTEST } from '../src/core/mechanisms/contest/feature.ts';
import type { ContestRule } from '../src/core/mechanisms/contest/rule.ts';
import { type Known, trackedHouse } from './house/tracked.ts';
import { approved, offeringOf } from './promotions/offering.ts';

type ContestCommand = CommandIn<'contest'>;

const DEADLINE = Temporal.Instant.from('2026-03-19T16:00Z');
const GAMES = ['g1', 'g2', 'g3'];
const RESULTS = { g1: 'A', g2: 'A', g3: 'A' };

const prizesOf = (key: string, amounts: readonly number[]): Readonly<Record<string, Cents>> =>
  Object.fromEntries(
    amounts.map((amount, n) => [key === 'pro-football' ? `top3/${n + 1}` : ['1st', '2nd', '3rd'][n]!, cents(amount)]),
  );

const under = (key: string, prizes: Readonly<Record<string, Cents>> = {}) => ({
  activity: approved(key),
  offering: offeringOf(key, { prizes }),
});
const ruleOf = (key: string, amounts: readonly number[] = [30_000, 20_000, 10_000]): ContestRule => {
  const prizes = prizesOf(key, amounts);
  const rule = contestRule(under(key, prizes), { deadline: DEADLINE.toString(), games: GAMES });
  assert.ok(rule.ok);
  return rule.value;
};

type Submit = Extract<ContestCommand, { type: 'SubmitEntry' }>;
const entry = (player: string, right: number, more: Partial<Submit> = {}): Submit => ({
  type: 'SubmitEntry',
  player,
  picks: Object.fromEntries(GAMES.map((game, n) => [game, n < right ? 'A' : 'B'])),
  guess: [20, 20],
  ...more,
});
const SETTLE = { type: 'SettleContest', results: RESULTS, final: [24, 20] } as const;
/** When all games are over, and all hours counted. */
const OVER = Temporal.Instant.from('2026-05-01T16:00Z');

const go = (
  rules: ContestRule,
  commands: readonly ContestCommand[],
  known: Known & { readonly now?: Temporal.Instant } = {},
) => {
  const house = trackedHouse(rules.activity.id, known);
  let state = CONTEST.begins({ games: [] });
  for (const command of commands) {
    const now = command.type === 'SettleContest' ? OVER : (known.now ?? DEADLINE.subtract({ hours: 1 }));
    const decision = decideContest({ rules, state, house, context: { now } }, command);
    if (!decision.ok) return { contest: state, code: decision.code, message: decision.message };
    state = decision.events.reduce(CONTEST.evolve, state);
  }
  return { contest: state };
};
const paid = (rule: ContestRule, entries: readonly Submit[]): Readonly<Record<string, number>> => {
  const { contest } = go(rule, [...entries, SETTLE], {
    hours: Object.fromEntries(entries.map(({ player }) => [player, 99])),
  });
  return Object.fromEntries((contest.result?.payouts ?? []).map(({ player, amount }) => [player, amount]));
};

const FOOTBALL = ruleOf('pro-football');
const BRACKET = ruleOf('march-madness-bracket');

const PAID: readonly [why: string, rule: ContestRule, entries: readonly Submit[], payouts: Record<string, number>][] = [
  [
    'the most right picks win',
    FOOTBALL,
    [entry('a', 1), entry('b', 3), entry('c', 2)],
    { b: 30_000, c: 20_000, a: 10_000 },
  ],
  [
    'the nearer total breaks a tie',
    FOOTBALL,
    [entry('a', 3, { guess: [10, 10] }), entry('b', 3, { guess: [44, 1] })],
    { b: 30_000, a: 20_000 },
  ],
  [
    'equal in both: they share the prizes of their places',
    FOOTBALL,
    [entry('a', 3), entry('b', 3), entry('c', 1)],
    { a: 25_000, b: 25_000, c: 10_000 },
  ],
  [
    'four share third place where only three are paid',
    FOOTBALL,
    [entry('a', 3), entry('b', 2), ...['c', 'd', 'e', 'f'].map(player => entry(player, 1))],
    { a: 30_000, b: 20_000, c: 2_500, d: 2_500, e: 2_500, f: 2_500 },
  ],
  [
    'in a bracket a tie splits the one prize, and the next score has the next',
    BRACKET,
    [entry('a', 3), entry('b', 3), entry('c', 2), entry('d', 1)],
    { a: 15_000, b: 15_000, c: 20_000, d: 10_000 },
  ],
];
for (const [why, rule, entries, payouts] of PAID) {
  test(`[CON-4] [CON-5] ${why}`, () => assert.deepEqual(paid(rule, entries), payouts));
}

test('[CON-3] who has too few hours is passed over, and the next move up', () => {
  const entries = [entry('a', 3), entry('b', 2)];
  const { contest } = go(BRACKET, [...entries, SETTLE], { hours: { a: 19, b: 20 } });
  assert.deepEqual(contest.result?.outForHours, ['a']);
  assert.deepEqual(contest.result?.payouts, [{ player: 'b', place: 1, amount: 30_000 }]);
});

test('[CON-4] points are collected; who has none is on no board', () => {
  const key = 'high-hand-promotion';
  const prizes = { 'points/1': dollars(100), 'points/2': dollars(50), 'points/3': dollars(20) };
  const rule = contestRule(under(key, prizes), { games: [] });
  assert.ok(rule.ok);
  const points = (player: string, n: number): ContestCommand => ({
    type: 'AddPoints',
    player,
    points: n,
  });
  const { contest } = go(rule.value, [
    points('a', 3),
    points('b', 4),
    points('a', 2),
    points('c', 0),
    { ...SETTLE, results: {} },
  ]);
  assert.deepEqual(
    contest.result?.payouts.map(({ player, amount }) => [player, amount]),
    [
      ['a', 10_000],
      ['b', 5_000],
    ],
  );
});

test('[CON-2] picks are in until the cut-off, brackets before the first game', () => {
  const later = DEADLINE.add({ seconds: 1 });
  assert.equal(go(FOOTBALL, [entry('a', 1)], { now: DEADLINE }).code, undefined);
  assert.equal(go(FOOTBALL, [entry('a', 1)], { now: later }).code, 'entry-too-late');
  assert.equal(go(BRACKET, [entry('a', 1)], { now: DEADLINE }).code, 'entry-too-late');
});

const { guess: _, ...WITHOUT_GUESS } = entry('a', 1);
const { final: __, ...WITHOUT_FINAL } = SETTLE;

const REFUSED: readonly [code: string, commands: readonly ContestCommand[], rule: string][] = [
  ['contest-over', [SETTLE, entry('a', 1)], '[CON-8]'],
  ['person-may-not-enter', [entry('staff', 1)], '[CON-2]'],
  ['entered-before', [entry('a', 1), entry('a', 2)], '[CON-2]'],
  ['pick-missing', [entry('a', 1, { picks: { g1: 'A' } })], '[CON-2]'],
  ['guess-missing', [WITHOUT_GUESS], '[CON-2]'],
  ['result-missing', [{ ...WITHOUT_FINAL, results: { g1: 'A' } }], '[CON-4]'],
  ['final-score-missing', [WITHOUT_FINAL], '[CON-4]'],
];
for (const [code, commands, rule] of REFUSED) {
  test(`${rule} refused: ${code}`, () =>
    assert.equal(go(FOOTBALL, commands, { seated: { staff: 'employee-off-duty' } }).code, code));
}

test('[CON-2] only a side of the game can be picked', () => {
  const games = ['A: Duke at Kansas', 'B: Yale at Gonzaga', 'Final: winner of A at winner of B'];
  const picked = (...picks: readonly string[]) =>
    go({ ...BRACKET, games }, [
      entry('a', 0, { picks: Object.fromEntries(games.map((game, n) => [game, picks[n]!])) }),
    ]);
  assert.equal(picked('Duke', 'Yale', 'Yale').code, undefined);
  assert.equal(picked('Duke', 'Yale', 'Kansas').code, 'pick-not-in-game');
  assert.equal(picked('Yale', 'Yale', 'Yale').code, 'pick-not-in-game');
});

const PLAYED = ['A: Duke at Kansas', 'B: Yale at Gonzaga', 'Final: winner of A at winner of B', 'Raiders at Chiefs'];
const ENDED: readonly [why: string, results: readonly string[], code: string | undefined][] = [
  ['as it can be', ['Duke', 'Yale', 'Yale', 'Chiefs'], undefined],
  ['a game can end in a tie where nobody plays on', ['Duke', 'Yale', 'Yale', 'tie'], undefined],
  ['no game of a bracket ends in a tie', ['tie', 'Yale', 'Yale', 'Chiefs'], 'result-not-in-game'],
  ['nor does its last one', ['Duke', 'Yale', 'tie', 'Chiefs'], 'result-not-in-game'],
  ['a team that plays elsewhere', ['Yale', 'Yale', 'Yale', 'Chiefs'], 'result-not-in-game'],
  ['a team that plays nowhere', ['Duke', 'Yale', 'Yale', 'Rams'], 'result-not-in-game'],
  ['who lost before is not in the final', ['Duke', 'Yale', 'Kansas', 'Chiefs'], 'result-not-in-game'],
  ['a game that nobody posted', ['Duke', 'Yale', 'Yale', 'Chiefs', 'Rams'], 'result-of-no-game'],
];
for (const [why, results, code] of ENDED) {
  test(`[CON-12] results: ${why}`, () => {
    const games = [...PLAYED, 'Rams at 49ers'];
    const ended = Object.fromEntries(results.map((winner, n) => [games[n]!, winner]));
    assert.equal(go({ ...BRACKET, games: PLAYED }, [{ ...SETTLE, results: ended }]).code, code);
  });
}
test('[CON-12] the sentence says who can have won', () => {
  const rule = { ...BRACKET, games: PLAYED };
  const results = Object.fromEntries(PLAYED.map((game, n) => [game, ['Duke', 'Yale', 'Kansas', 'Chiefs'][n]!]));
  assert.equal(
    go(rule, [{ type: 'SettleContest', results }]).message,
    'Kansas cannot be the result of Final: winner of A at winner of B. Enter Duke or Yale.',
  );
});

const THINGS = { '1st': 'a pickup truck', '2nd': 'an entry to the main event' };
const WON: readonly [
  why: string,
  entries: readonly Submit[],
  given: readonly (readonly [string, number | string])[],
][] = [
  [
    'each goes whole to its place',
    [entry('a', 3), entry('b', 2), entry('c', 1)],
    [
      ['a', 'a pickup truck'],
      ['b', 'an entry to the main event'],
      ['c', 10_000],
    ],
  ],
  [
    'equal players share what it is worth',
    [entry('a', 3), entry('b', 3), entry('c', 2)],
    [
      ['a', 15_000],
      ['b', 15_000],
      ['c', 'an entry to the main event'],
    ],
  ],
];
for (const [why, entries, given] of WON) {
  test(`[CON-11] a thing is won by place: ${why}`, () => {
    const hours = Object.fromEntries(entries.map(({ player }) => [player, 20]));
    const { contest } = go({ ...BRACKET, things: THINGS }, [...entries, SETTLE], { hours });
    const payouts = contest.result?.payouts.map(({ player, amount, thing }) => [player, thing ?? amount]);
    assert.deepEqual(payouts, given);
  });
}

const POSTED_THINGS: readonly [why: string, key: string, things: Record<string, string>, code: string | undefined][] = [
  [
    'the approval names vehicles for the first and so for those after it',
    'march-madness-bracket',
    { '3rd': 'a car' },
    undefined,
  ],
  ['cash alone is approved', 'pro-football', { 'top3/1': 'a jersey' }, 'place-is-money'],
  ['there is no such place', 'march-madness-bracket', { '4th': 'a car' }, 'place-is-money'],
];
for (const [why, key, things, code] of POSTED_THINGS) {
  test(`[CON-11] things as prizes: ${why}`, () => {
    const posted = { deadline: DEADLINE.toString(), games: GAMES, things };
    const rule = contestRule(under(key, prizesOf(key, [30_000, 20_000, 10_000])), posted);
    assert.equal(rule.ok ? undefined : rule.code, code);
  });
}
test('[CON-11] a thing without a posted value is refused', () => {
  const posted = { deadline: DEADLINE.toString(), games: GAMES, things: { '2nd': 'a jersey' } };
  const rule = contestRule(under('march-madness-bracket', prizesOf('march-madness-bracket', [30_000])), posted);
  assert.ok(!rule.ok);
  assert.deepEqual([rule.code, rule.clause], ['thing-not-valued', 'GEAR-001045 Prizes']);
});

test('[CON-1] an activity that is not such a contest is refused', () => {
  const none = contestRule(under('dead-chips'), { games: [] });
  assert.equal(none.ok || none.code, 'no-such-contest');
});

test('[CON-5] however many are equal, no more is paid than is posted, and the better never has less', () => {
  const scores = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(scores, fc.constantFrom(FOOTBALL, BRACKET), (list, rule) => {
      const payouts = paid(
        rule,
        list.map((right, n) => entry(`p${n}`, right)),
      );
      const sum = total(Object.values(payouts).map(cents));
      assert.ok(sum <= 60_000);
      const most = Math.max(...list);
      for (const [n, right] of list.entries()) if (right === most) assert.ok((payouts[`p${n}`] ?? 0) > 0);
    }),
    { numRuns: 50 },
  );
});
