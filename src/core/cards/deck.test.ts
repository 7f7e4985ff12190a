import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  cardsOfDeck,
  checkCards,
  copiesOf,
  DECK,
  DECKS,
  type Deck,
  deckWord,
  EVERY_CARD,
  rankOf,
  shoeOf,
} from './index.ts';

const SIZES: readonly [key: keyof typeof DECKS, size: number][] = [
  ['standard-52', 52],
  ['joker-53', 53],
  ['shoe-6', 312],
  ['shoe-8', 416],
  ['joker-shoe-6', 318],
  ['mexican-41', 41],
  ['pan-9', 288],
];
for (const [key, size] of SIZES) {
  test(`[CRD-4] the deck ${key} has ${size} cards`, () => assert.equal(cardsOfDeck(DECKS[key]).length, size));
}

test('[CRD-4] every named deck is in the table above', () => {
  assert.deepEqual(
    SIZES.map(([key]) => key),
    Object.keys(DECKS),
  );
});

test('[CRD-4] a stripped deck lacks its ranks and no others', () => {
  const ranks = new Set(DECK.filter(card => copiesOf(DECKS['pan-9'], card) > 0).map(rankOf));
  assert.deepEqual([...ranks], ['2', '3', '4', '5', '6', 'J', 'Q', 'K', 'A']);
});

const REFUSED: readonly [deck: Deck, cards: readonly string[], code: string, message: string][] = [
  [
    DECKS['standard-52'],
    ['As', 'Xx'],
    'unknown-card',
    "“Xx” isn't a card. Enter a rank (2 to 10 or T, J, Q, K, A) and a suit (c, d, h, s), or Jk for the joker.",
  ],
  [DECKS['standard-52'], ['As', 'Jk'], 'card-not-in-deck', "Jk isn't in the 52-card deck. Check the cards."],
  [DECKS['mexican-41'], ['9s'], 'card-not-in-deck', "9s isn't in the 41-card deck. Check the cards."],
  [
    DECKS['joker-53'],
    ['Jk', 'As', 'Jk'],
    'card-seen-too-often',
    'Jk was entered twice, but the 53-card deck has only 1 of it. Check the cards.',
  ],
  [
    shoeOf(2),
    ['As', 'As', 'As'],
    'card-seen-too-often',
    'As was entered 3 times, but the 2-deck shoe has only 2 of it. Check the cards.',
  ],
];
for (const [deck, cards, code, message] of REFUSED) {
  test(`[CRD-5] ${cards.join(' ')} cannot come from the ${deckWord(deck).message}`, () => {
    const checked = checkCards(deck, cards);
    assert.ok(!checked.ok);
    assert.deepEqual([checked.code, checked.message], [code, message]);
  });
}

test('[CRD-5] cards are good exactly when the deck has each of them often enough, and keep their order', () => {
  const decks = fc.constantFrom(...Object.values(DECKS));
  const cards = fc.array(fc.constantFrom(...EVERY_CARD.slice(-6)), { maxLength: 12 });
  fc.assert(
    fc.property(decks, cards, (deck, dealt) => {
      const isPossible = dealt.every(card => dealt.filter(other => other === card).length <= copiesOf(deck, card));
      const checked = checkCards(deck, dealt);
      assert.equal(checked.ok, isPossible);
      if (checked.ok) assert.deepEqual(checked.value, dealt);
    }),
  );
});
