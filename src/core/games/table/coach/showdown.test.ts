import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '#core/base';
import { fourOfFive, fourOfSix } from '#core/evaluator';
import { freshDeck, LEAST_KING_HIGH, shuffleTop } from '../index.ts';
import { type Showdown, showdown } from './showdown.ts';

type Five = [number, number, number, number, number];

/** Deals the dealer every hand there is. */
const dealtOut = (hand: readonly number[], upCard: number | undefined, four: number): Showdown => {
  const sum = { below: 0, tied: 0, above: 0, belowLine: 0 };
  const left = [...freshDeck()].filter(card => !hand.includes(card) && card !== upCard);
  const worth = (five: Five): number => (upCard === undefined ? fourOfFive(...five) : fourOfSix(...five, upCard));
  for (let a = 4; a < left.length; a++)
    for (let b = 3; b < a; b++)
      for (let c = 2; c < b; c++)
        for (let d = 1; d < c; d++)
          for (let e = 0; e < d; e++) {
            const value = worth([left[a]!, left[b]!, left[c]!, left[d]!, left[e]!]);
            sum[value < four ? 'below' : value === four ? 'tied' : 'above'] += 1;
            if (value < LEAST_KING_HIGH) sum.belowLine += 1;
          }
  return sum;
};

test("[PRA-3] the coach's count of the dealer's hands is that of all hands dealt out", () => {
  const deck = freshDeck();
  const random = seeded('showdown').below;
  for (const isUpCardSeen of [false, true]) {
    shuffleTop(deck, 6, random);
    const hand = [...deck.subarray(0, 5)];
    const upCard = isUpCardSeen ? deck[5] : undefined;
    const four = fourOfFive(...(hand as Five));
    const counted = showdown({ hand, upCard, four, line: LEAST_KING_HIGH });
    assert.deepEqual(counted, dealtOut(hand, upCard, four), `${hand} ${upCard}`);
  }
});
