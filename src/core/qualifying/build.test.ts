import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Answer } from '#core/base';
import { type Card, compareStrength, DECK, JOKER, type RankedHand, rankHand, rankHoleAndBoard } from '#core/cards';
import { standing } from './build.ts';

/** So many different cards. */
const dealt = (count: number) => fc.shuffledSubarray<Card>([...DECK], { minLength: count, maxLength: count });

const assertSame = (game: string, hand: readonly Card[], board: readonly Card[], plain: Answer<RankedHand>): void => {
  const found = standing({ deal: { game, board, hands: [], dealerCards: [] }, hand: { seat: 1, cards: hand } });
  assert.ok(plain.ok && found !== undefined);
  assert.equal(compareStrength(found.strength, plain.value.strength), 0, `${found.words} and ${plain.value.words}`);
};

test('[QLF-2] a hand is as good as the plain ranking of its game says', () => {
  fc.assert(
    fc.property(dealt(9), cards => {
      const [four, board] = [cards.slice(0, 4), cards.slice(4)];
      assertSame('omaha', four, board, rankHoleAndBoard('omaha', { hole: four, board }));
      assertSame('texas-holdem', four.slice(2), board, rankHoleAndBoard('holdem', { hole: four.slice(2), board }));
      assertSame('seven-card-stud', cards.slice(2), [], rankHand('five-card', cards.slice(2)));
      assertSame('razz', cards.slice(2), [], rankHand('ace-to-five', cards.slice(2)));
      assertSame('crazy-4-poker', cards.slice(4), [], rankHand('four-card', cards.slice(4)));
      assertSame('kansas-city-lowball', cards.slice(4), [], rankHand('deuce-to-seven', cards.slice(4)));
    }),
  );
});

test('[QLF-2] the same holds with a joker in the deck', () => {
  fc.assert(
    fc.property(dealt(6), six => {
      const seven: readonly Card[] = [...six, JOKER];
      assertSame('pai-gow-poker', seven, [], rankHand('pai-gow', seven));
      assertSame('jokers-wild-pai-gow-poker', seven, [], rankHand('pai-gow-jokers-wild', seven));
    }),
    { numRuns: 50 },
  );
});

test('[QLF-2] cards from several decks may repeat', () => {
  const view = {
    deal: { game: 'pokara', board: [], hands: [], dealerCards: [] },
    hand: { seat: 1, cards: ['4s', '5s', '6s'] },
  } as const;
  assert.equal(standing(view)?.category, 'straight-flush');
  assert.equal(standing({ ...view, hand: { seat: 1, cards: ['Ah', 'Ah', 'Kd'] } })?.category, 'pair');
});
