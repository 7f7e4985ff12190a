import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ChipCount } from '#core/mechanisms/car-giveaway';
import { type ContestCommand, contestRule, holding, type SIDES, type Stake } from '#core/mechanisms/gamble-up';
import { dollars } from '#core/money';
import { tryKeys } from '../src/core/mechanisms/car-giveaway/keys.ts';
import type { PassHolder } from '../src/core/mechanisms/car-giveaway/shape.ts';
import { finalTable, firstRound } from '../src/core/mechanisms/car-giveaway/tables.ts';
import {
  type ContestRule,
  decideContest,
  evolveContest,
  NEW_CONTEST,
} from '../src/core/mechanisms/gamble-up/decide.ts';
import type { Contest } from '../src/core/mechanisms/gamble-up/shape.ts';
import { approved } from './promotions/offering.ts';

const ladder = (stake: Stake): ContestRule => {
  const rule = contestRule(approved('beat-the-dealer'), stake);
  assert.ok(rule.ok);
  return rule.value;
};
const MONEY = ladder({ type: 'money', amount: dollars(500) });

/** `p/b`: called player, banker won. `stop` takes the prize. */
const commandOf = (step: string): ContestCommand => {
  if (step === 'stop') return { type: 'TakePrize' };
  const sides: Readonly<Record<string, (typeof SIDES)[number]>> = { p: 'player', b: 'banker' };
  const [call = '', result = ''] = step.split('/');
  return { type: 'CallHand', call: sides[call]!, result: sides[result] ?? result };
};
const play = (rule: ContestRule, steps: readonly string[]): { readonly contest: Contest; readonly code?: string } => {
  let contest = NEW_CONTEST;
  for (const step of steps) {
    const decision = decideContest(rule, contest, commandOf(step));
    if (!decision.ok) return { contest, code: decision.code };
    contest = decision.events.reduce(evolveContest, contest);
  }
  return { contest };
};

const LADDER: readonly [rule: string, steps: readonly string[], multiple: number, isOver: boolean, why: string][] = [
  ['[LAD-1]', ['stop'], 1, true, 'the prize is taken as it is'],
  ['[LAD-1]', ['p/p'], 2, false, 'one right call'],
  ['[LAD-1]', ['p/p', 'stop'], 2, true, 'and stop'],
  ['[LAD-1]', ['p/p', 'b/b', 'stop'], 4, true, 'two right calls and stop'],
  ['[LAD-1]', ['p/p', 'b/b', 'b/b'], 10, true, 'three end it'],
  ['[LAD-2]', ['p/b'], 1, true, 'wrong at once'],
  ['[LAD-2]', ['p/p', 'b/b', 'p/b'], 1, true, 'wrong in the third round: never 2x or 4x'],
  ['[LAD-3]', ['p/tie'], 1, false, 'nothing is decided'],
  ['[LAD-3]', ['p/p', 'p/tie', 'b/tie', 'p/p'], 4, false, 'the same round again, with any call'],
  ['[LAD-3]', ['p/tie', 'stop'], 1, true, 'a replay is permitted, not owed: the prize itself is still on offer'],
  ['[LAD-3]', ['p/p', 'p/tie', 'stop'], 2, true, 'and so is what was reached'],
  ['[LAD-4]', ['b/dragon-7'], 10, true, 'at once'],
  ['[LAD-4]', ['p/p', 'p/tie', 'p/dragon-7'], 10, true, 'though player was called'],
];
for (const [rule, steps, multiple, isOver, why] of LADDER) {
  test(`${rule} [beat-the-dealer How it runs] ${steps.join(', ')}: ${multiple} times, ${why}`, () => {
    const { contest } = play(MONEY, steps);
    assert.deepEqual([contest.multiple, contest.isOver], [multiple, isOver]);
    assert.equal(holding(MONEY, contest), dollars(500 * multiple));
  });
}

test('[LAD-1] nobody goes on after the end', () => {
  assert.equal(play(MONEY, ['p/b', 'p/p']).code, 'ladder-over');
  const none = contestRule(approved('cash-drawing'), { type: 'money', amount: dollars(1) });
  assert.equal(!none.ok && none.code, 'no-ladder');
});

test('[LAD-5] [HG1-C14] [beat-the-dealer Prizes] goods: one for each step, named beforehand, rising exponentially in value', () => {
  const goods = ['headphones', 'Blu-ray player', 'sound system', 'television'];
  const rule = ladder({ type: 'goods', ladder: goods, values: [80, 200, 900, 2_000].map(dollars) });
  const held = [['stop'], ['p/p'], ['p/p', 'p/p'], ['p/p', 'p/p', 'p/p']].map(steps =>
    holding(rule, play(rule, steps).contest),
  );
  assert.deepEqual(held, goods);
  const short = contestRule(approved('beat-the-dealer'), { type: 'goods', ladder: goods.slice(1) });
  assert.equal(!short.ok && short.code, 'goods-for-each-step');
  const valued = (values: readonly number[]) =>
    contestRule(approved('beat-the-dealer'), { type: 'goods', ladder: goods, values: values.map(dollars) });
  assert.ok(valued([80, 200, 900, 2_000]).ok, 'rising values need not be multiples');
  for (const values of [[80, 200, 200, 2_000], [80, 200], [2_000, 900, 200, 80], [100, 101, 102, 103], []]) {
    const flat = valued(values);
    assert.equal(!flat.ok && flat.code, 'goods-not-rising');
  }
});

const holder = (player: string, card: string, envelope: number, other: Partial<PassHolder> = {}): PassHolder => ({
  player,
  isPresent: true,
  showsId: true,
  showsPass: true,
  card,
  envelope,
  ...other,
});
const CAR = approved('car-drawing');

test('[CAR-2] [CAR-3] [car-drawing How it runs 10-11] the ace first, the ten last; the fitting key wins', () => {
  const holders = [holder('ann', 'T', 1), holder('bob', '3', 2), holder('cyd', 'A', 3), holder('dan', '9', 4)];
  const result = tryKeys(CAR, holders, 4);
  assert.ok(result.ok);
  assert.deepEqual(result.value, { order: ['cyd', 'bob', 'dan', 'ann'], out: [], winner: 'dan', tries: 3 });
});

test('[CAR-1] [car-drawing Verification] who is away, has no ID or no pass takes no part', () => {
  const out = [
    holder('ann', 'A', 1, { isPresent: false }),
    holder('bob', '2', 2, { showsId: false }),
    holder('cyd', '3', 3, { showsPass: false }),
  ];
  const result = tryKeys(CAR, [...out, holder('dan', '4', 4)], 4);
  assert.ok(result.ok);
  assert.deepEqual(result.value, { order: ['dan'], out: ['ann', 'bob', 'cyd'], winner: 'dan', tries: 1 });
});

const KEYS: readonly [code: string, rule: string, holders: readonly PassHolder[]][] = [
  ['too-many-holders', 'CAR-1', Array.from({ length: 11 }, (_, place) => holder(`p${place}`, 'A', place))],
  ['order-card-missing', 'CAR-2', [holder('ann', 'J', 1)]],
  ['order-card-twice', 'CAR-2', [holder('ann', 'A', 1), holder('bob', 'A', 2)]],
  ['envelope-twice', 'CAR-2', [holder('ann', 'A', 1), holder('bob', '2', 1)]],
  ['starting-key-not-chosen', 'CAR-3', [holder('ann', 'A', 1)]],
];
for (const [code, rule, holders] of KEYS) {
  test(`[${rule}] [car-drawing How it runs] refused: ${code}`, () => {
    const result = tryKeys(CAR, holders, 7);
    assert.equal(!result.ok && result.code, code);
  });
}

test('[CAR-2] an envelope must be chosen, and the activity must have keys', () => {
  const { envelope: _, ...without } = holder('ann', 'A', 1);
  const missing = tryKeys(CAR, [without], 1);
  assert.equal(!missing.ok && missing.code, 'envelope-missing');
  const other = tryKeys(approved('cash-drawing'), [], 1);
  assert.equal(!other.ok && other.code, 'no-second-stage');
});

const TOURNAMENT = approved('blackjack-poker-car-drawing');
const counts = (text: string): readonly ChipCount[] =>
  text.split(' ').map(part => {
    const [player = '', chips, extra] = part.split(':');
    return { player, chips: Number(chips), ...(extra === undefined ? {} : { extra: Number(extra) }) };
  });

test('[CAR-4] [CAR-5] [blackjack-poker-car-drawing How it runs 7-8] four of each table, then one winner', () => {
  const tables = [counts('a1:9 a2:3 a3:12 a4:1 a5:7 a6:0 a7:6 a8:4'), counts('b1:1 b2:20 b3:8 b4:7')];
  const first = firstRound(TOURNAMENT, tables);
  assert.ok(first.ok);
  assert.deepEqual(first.value.advance, ['a3', 'a1', 'a5', 'a7', 'b2', 'b3', 'b4', 'b1']);
  assert.deepEqual(first.value.prizes, { a8: dollars(200), a2: dollars(200), a4: dollars(200), a6: dollars(200) });
  const end = finalTable(TOURNAMENT, first.value, counts('a1:4 a3:9 b2:10'));
  assert.ok(end.ok);
  assert.deepEqual([end.value.winner, end.value.topPrize], ['b2', 'car']);
  assert.deepEqual(end.value.prizes, { a1: dollars(300), a3: dollars(300) });
});

test('[CAR-6] [blackjack-poker-car-drawing Ambiguities 03.6] equal chips at the line: an extra hand decides', () => {
  const others = counts('b1:5 b2:4 b3:3 b4:2');
  const tied = firstRound(TOURNAMENT, [counts('a1:9 a2:8 a3:7 a4:5 a5:5'), others]);
  assert.equal(
    !tied.ok && tied.message,
    'These players have the same number of chips: a4, a5. Play an extra hand between them to decide.',
  );
  const decided = firstRound(TOURNAMENT, [counts('a1:9 a2:8 a3:7 a4:5:2 a5:5:1'), others]);
  assert.ok(decided.ok && decided.value.advance.includes('a5') && !decided.value.advance.includes('a4'));
  const above = firstRound(TOURNAMENT, [counts('a1:9 a2:9 a3:9 a4:9 a5:1'), others]);
  assert.ok(above.ok, 'a tie that changes nothing needs no hand');
  const top = finalTable(TOURNAMENT, above.value, counts('a1:9 a2:9'));
  assert.equal(!top.ok && top.code, 'chips-tied');
});

test('[CAR-4] [CAR-5] two tables, and at the final table only those who advanced', () => {
  const one = firstRound(TOURNAMENT, [counts('a1:9')]);
  assert.equal(!one.ok && one.code, 'wrong-number-of-tables');
  const stranger = finalTable(TOURNAMENT, { advance: ['a1'], prizes: {} }, counts('a1:9 zoe:10'));
  assert.equal(!stranger.ok && stranger.code, 'not-at-final-table');
  const nobody = finalTable(TOURNAMENT, { advance: ['a1'], prizes: {} }, []);
  assert.equal(!nobody.ok && nobody.code, 'final-table-empty');
  assert.equal(firstRound(CAR, []).ok, false);
});
