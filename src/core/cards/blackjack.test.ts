import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blackjackCount, type NaturalCard } from './index.ts';

type Row = readonly [rule: string, cards: readonly NaturalCard[], count: string, why: string];
const ROWS: readonly Row[] = [
  ['[BJK-1]', ['Ks', '7d'], 'hard 17', 'a king counts ten'],
  ['[BJK-1]', ['As', '6d'], 'soft 17', 'an ace counts eleven'],
  ['[BJK-1]', ['As', '6d', 'Kc'], 'hard 17', 'eleven would pass twenty-one'],
  ['[BJK-1]', ['As', 'Ad'], 'soft 12', 'only one of two aces can count eleven'],
  ['[BJK-1]', ['As', 'Ad', '9c'], 'soft 21', 'eleven, one and nine'],
  ['[BJK-1]', ['As', 'Ad', 'Ah', 'Ac', '7c', 'Kd'], 'hard 21', 'every ace counts one'],
  ['[BJK-2]', ['As', 'Td'], 'soft 21 natural', 'twenty-one in two cards'],
  ['[BJK-2]', ['7s', '7d', '7h'], 'hard 21', 'three cards are no natural'],
  ['[BJK-2]', ['Ks', 'Qd', '2h'], 'hard 22 bust', 'more than twenty-one'],
];
for (const [rule, cards, count, why] of ROWS) {
  test(`${rule} ${cards.join(' ')} is ${count}: ${why}`, () => {
    const { total, isSoft, isNatural, isBust } = blackjackCount(cards);
    const words = [isSoft ? 'soft' : 'hard', total, isNatural && 'natural', isBust && 'bust'];
    assert.equal(words.filter(Boolean).join(' '), count);
  });
}
