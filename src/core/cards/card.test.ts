import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardOf, DECK, EVERY_CARD, isCard, isRed, JOKER, numberOf, pips, rankOf, suitOf } from './index.ts';

test('[CRD-1] the number of a card is its place: deuces first, suits from clubs to spades, the joker last', () => {
  assert.equal(new Set(EVERY_CARD).size, 53);
  for (const [number, card] of EVERY_CARD.entries()) {
    assert.equal(numberOf(card), number);
    assert.equal(cardOf(number), card);
  }
  assert.deepEqual(
    [numberOf('2c'), numberOf('2s'), numberOf('3c'), numberOf('As'), numberOf(JOKER)],
    [0, 3, 4, 51, 52],
  );
});

test('[CRD-1] rank, suit and pips are those printed, an ace fourteen', () => {
  for (const card of DECK) assert.equal(`${rankOf(card)}${suitOf(card)}`, card);
  assert.deepEqual((['2c', 'Th', 'Jd', 'Qs', 'Kc', 'Ad'] as const).map(pips), [2, 10, 11, 12, 13, 14]);
  assert.deepEqual(DECK.slice(0, 4).map(isRed), [false, true, true, false]);
});

test('[CRD-1] only a card as we store it is a card', () => {
  assert.ok(EVERY_CARD.every(isCard));
  for (const text of ['', '10h', 'as', 'A', 'Joker', 'toString', '__proto__']) assert.ok(!isCard(text), text);
});
