import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Card, comparePanNine, panNineHand, panNineHouseDraws } from './index.ts';

const HANDS: readonly [cards: readonly Card[], dealtTotal: number, total: number][] = [
  [['3s', '3d', '3h'], 9, 9],
  [['Ks', 'Qd', 'Jh'], 0, 0],
  [['6s', '5d', 'Ah', '6c'], 2, 8],
  [['6s', '6s', '6s', 'Ad'], 8, 9],
];
for (const [cards, dealtTotal, total] of HANDS) {
  test(`[PAN-1] ${cards.join(' ')} was dealt as ${dealtTotal} and counts ${total}`, () => {
    const hand = panNineHand(cards);
    assert.deepEqual(hand, { ok: true, value: { cards, dealtTotal, total } });
  });
}

const REFUSED: readonly [cards: readonly Card[], message: string][] = [
  [['3s', '3d'], 'Hand: enter 3 or 4 cards, not 2.'],
  [['3s', '3d', '3h', '3c', 'As'], 'Hand: enter 3 or 4 cards, not 5.'],
  [['3s', '3d', '9h'], "9h isn't in the 8-deck shoe without 7, 8, 9, T. Check the cards."],
];
for (const [cards, message] of REFUSED) {
  test(`[PAN-2] ${cards.join(' ')} is refused`, () => {
    const hand = panNineHand(cards);
    assert.ok(!hand.ok);
    assert.equal(hand.message, message);
  });
}

test('[PAN-3] the house way draws on 0 to 5 and stands on 6 to 9', () => {
  assert.deepEqual([...Array(10).keys()].filter(panNineHouseDraws), [0, 1, 2, 3, 4, 5]);
});

test('[PAN-4] the higher total wins, however many cards it took', () => {
  const [nine, eight] = [panNineHand(['3s', '3d', '3h']), panNineHand(['6s', '5d', 'Ah', '6c'])];
  assert.ok(nine.ok && eight.ok);
  assert.ok(comparePanNine(nine.value, eight.value) > 0);
  assert.equal(comparePanNine(nine.value, nine.value), 0);
});
