import assert from 'node:assert/strict';
import { test } from 'node:test';
import { categoryOfFour } from '#core/evaluator';
import { findBet, type Given } from '../../answer/subject.ts';
import { fourCardCounts } from '../../counting/hand-counts.ts';
import { CRAZY_4_POKER, crazyFourMain, queensUp, superBonus } from './crazy-4-poker.ts';
import { bestPlay, DEALER_HANDS, mainGame, showdowns } from './main.ts';
import { superBonusLosses } from './super-bonus.ts';

const round = (decimal: unknown, digits: number): string => Number(decimal).toFixed(digits);
const percent = (decimal: unknown, digits: number): string => (100 * Number(decimal)).toFixed(digits);
// The answers are plain values for JSON; here they are read by name as a program would read them.
const ask = (bet: string, given: Given): Record<string, unknown> => {
  const found = findBet(CRAZY_4_POKER, bet);
  assert.ok(found.ok);
  const answered = found.value.ask(given, () => {});
  assert.ok(answered.ok);
  return JSON.parse(JSON.stringify(answered.value));
};

test('[ODD-4] the best four of five cards: the published counts', () => {
  const counts: Record<string, number> = {};
  const all = fourCardCounts();
  for (let value = 1; value < all.length; value++)
    counts[categoryOfFour(value)] = (counts[categoryOfFour(value)] ?? 0) + all[value]!;
  assert.deepEqual(counts, {
    'four-of-a-kind': 624,
    'straight-flush': 2_072,
    'three-of-a-kind': 58_656,
    flush: 114_616,
    straight: 101_808,
    'two-pair': 123_552,
    pair: 1_047_552,
    'high-card': 1_150_080,
  });
  assert.equal(all.length - 1, 2_535);
  assert.equal(all[2_535], 48);
});

test('[ODD-4] the main game, played for the best: the published numbers to their last digit', () => {
  const main = mainGame(showdowns(), bestPlay);
  assert.equal(percent(main.edge.decimal, 8), '3.41885496');
  assert.equal(percent(main.edgeOfAnteAndSuperBonus.decimal, 8), '1.70942748');
  assert.equal(round(main.averageWager, 10), '3.1361713916');
  assert.equal(percent(main.elementOfRisk, 7), '1.0901365');
  assert.deepEqual(main.decisions, { fold: '610944', play1x: '1505592', play3x: '482424' });
  assert.equal(main.edge.fraction, '264142729/7726058340');
});

test('[ODD-4] K-Q-8-4 or better for one ante costs 0.00009 percentage points; no pair or better is folded', () => {
  const { edge, strategy } = crazyFourMain() as unknown as {
    edge: { decimal: string };
    strategy: {
      simple: { oneFrom: string; edge: { decimal: string } };
      table: { hand: string; fold: string }[];
      borderline: { hand: string }[];
    };
  };
  assert.equal(strategy.simple.oneFrom, 'K-Q-8-4');
  assert.equal(percent(Number(strategy.simple.edge.decimal) - Number(edge.decimal), 5), '0.00009');
  assert.deepEqual(
    strategy.borderline.map(each => each.hand),
    ['K-Q-7-6', 'K-Q-8-4'],
  );
  for (const { hand, fold } of strategy.table) assert.equal(fold, hand === 'high-card' ? '610944' : '0');
});

test('[ODD-4] the Super Bonus is lost as often as when every class of hands is played out', () => {
  const all = showdowns();
  let losses = 0;
  for (let i = 0; i < all.hands.count; i++) {
    const isFolded = bestPlay(all, i) === 0;
    const isBelowStraight = all.bonusBeaten[all.hands.values[i]!]! < 0;
    losses += all.hands.weights[i]! * (isFolded ? DEALER_HANDS : isBelowStraight ? all.lost[i]! : 0);
  }
  assert.equal(superBonusLosses(), BigInt(losses));
});

test('[ODD-4] the Super Bonus by itself: what it pays comes as often as the hands, and no straight is folded', () => {
  const { edge, outcomes } = superBonus() as unknown as {
    edge: { decimal: string };
    outcomes: { key: string; count: string; total: string }[];
  };
  const hands = (key: string): number => {
    const { count, total } = outcomes.find(each => each.key === key)!;
    return Number((BigInt(count) * 2_598_960n) / BigInt(total));
  };
  assert.deepEqual(['four-aces', 'four-of-a-kind', 'straight'].map(hands), [48, 576, 101_808]);
  assert.equal(percent(edge.decimal, 6), '34.779526');
});

const QUEENS: readonly [schedule: 'A' | 'B' | 'C' | 'D', edge: string][] = [
  ['A', '3.06061'],
  ['B', '4.52027'],
  ['C', '5.31751'],
  ['D', '6.77717'],
];
for (const [schedule, edge] of QUEENS) {
  test(`[ODD-4] Queens Up ${schedule} keeps ${edge}% and hits 24.788531%`, () => {
    const answer = queensUp(schedule) as unknown as { edge: { decimal: string }; hitRate: string };
    assert.equal(percent(answer.edge.decimal, 5), edge);
    assert.equal(percent(answer.hitRate, 6), '24.788531');
  });
}

test('[ODD-5] five-card progressive: 53.056915% comes back, and all of it at $160,530.53', () => {
  const answer = ask('five-card-progressive', {});
  assert.equal(percent(answer['fixedReturn'], 6), '53.056915');
  assert.equal(round(answer['breakEvenMeter'], 2), '160530.53');
});

test('[ODD-5] at its break-even meter a progressive keeps nothing, envy and wager whatever they are', () => {
  for (const given of [{}, { others: '3' }, { schedule: 'B', others: '6', wager: '5' }]) {
    const { exact } = ask('four-card-progressive', given) as { exact: { breakEvenMeter: string } };
    const [over, under = '1'] = exact.breakEvenMeter.split('/');
    // A meter is given in cents, so the edge there is within what one cent changes.
    const meter = (Number(over) / Number(under)).toFixed(2);
    const { edge } = ask('four-card-progressive', { ...given, meter }) as { edge: { decimal: string } };
    assert.ok(Math.abs(Number(edge.decimal)) < 1e-6);
  }
});

test('[ODD-5] envy of each other player is worth the same, and five times the wager the same part of it', () => {
  const envy = (given: Given): number => Number(ask('four-card-progressive', given)['envyReturn']);
  // 48 x $100 + 576 x $10 + 2,072 x $5 of 2,598,960.
  assert.ok(Math.abs(envy({ others: '1' }) - 20_920 / 2_598_960) < 1e-15);
  assert.ok(Math.abs(envy({ others: '6' }) - 6 * envy({ others: '1' })) < 1e-15);
  assert.equal(envy({ others: '2', wager: '5' }), envy({ others: '2' }));
});

test('[ODD-5] the Magic Card and the Lucky Bonus as the rules print them', () => {
  assert.deepEqual(ask('magic-card', {})['edge'], { fraction: '-12/13', decimal: '-0.923076923076923' });
  assert.deepEqual(ask('lucky-bonus', {})['edge'], { fraction: '2/7', decimal: '0.285714285714286' });
});

test('[ODD-1] every bet answers with its usual options', () => {
  for (const { id } of CRAZY_4_POKER.bets) assert.ok(Object.keys(ask(id, {})).length > 2, id);
});
