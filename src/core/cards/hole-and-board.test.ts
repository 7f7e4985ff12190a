import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type Card,
  type Category,
  compareHands,
  DECK,
  type HoleRuleName,
  parseCards,
  rankFive,
  rankHoleAndBoard,
} from './index.ts';

const cards = (text: string): readonly Card[] => {
  const read = parseCards(text);
  assert.ok(read.ok);
  return read.value;
};

const CASES: readonly [rule: HoleRuleName, hole: string, board: string, category: Category, why: string][] = [
  ['holdem', '2c 7d', 'As Ks Qs Js Ts', 'royal-flush', 'the board alone may play'],
  ['holdem-both-hole-cards', '2c 7d', 'As Ks Qs Js Ts', 'high-card', 'both hole cards must play'],
  ['holdem-both-hole-cards', 'As 2d', 'Ks Qs Js Ts 3c', 'high-card', 'one hole card short of the royal flush'],
  ['holdem-both-hole-cards', 'As Ks', 'Qs Js Ts', 'royal-flush', 'both hole cards and the flop'],
  ['omaha', 'As Ah Ad Ac', 'Ks Kh 2d 3c 4s', 'two-pair', 'only two of the four aces play'],
  [
    'omaha',
    'As 2h 3d 4c',
    'Ks Qs Js Ts 9h',
    'high-card',
    'a second hole card must play, so nothing comes of four to the royal flush',
  ],
  ['omaha', 'As Ks 2h 3d 4c', 'Qs Js Ts 9h 9d', 'royal-flush', 'five hole cards, two of them play'],
  ['omaha-low', 'As 2h Kd Kc', '3s 4h 5d Ks Qh', 'high-card', 'the wheel with two of its cards from the hand'],
];
for (const [rule, hole, board, category, why] of CASES) {
  test(`[RNK-10] ${rule}: ${hole} with ${board} is ${category}: ${why}`, () => {
    const hand = rankHoleAndBoard(rule, { hole: cards(hole), board: cards(board) });
    assert.ok(hand.ok);
    assert.equal(hand.value.category, category);
  });
}

const holeCardsPlaying = (dealt: { readonly hole: readonly Card[]; readonly board: readonly Card[] }): number => {
  const hand = rankHoleAndBoard('holdem', dealt);
  assert.ok(hand.ok);
  return dealt.hole.filter(card => hand.value.used.includes(card)).length;
};

const PLAYING: readonly [hole: string, board: string, count: number, why: string][] = [
  ['2c 7d', 'As Ks Qs Js Ts', 0, 'the board plays'],
  ['As 2d', 'Ks Qs Js Ts 3c', 1, 'only the ace plays'],
  ['8s 8h', '8d 8c 2s 3h Kd', 2, 'a pair in hand makes four of a kind'],
  ['Ah 9c', 'Ad Ac Ks Kh 9d', 1, 'aces full of kings need one ace of the hand'],
  ['Ah Kc', 'Ad Ac Ks Kh 9d', 2, 'the king in hand is as good as the one on the board'],
  ['Ah Kc', 'Ad Ac Ks', 2, 'after the flop both must play'],
];
for (const [hole, board, count, why] of PLAYING) {
  test(`[RNK-11] of ${hole} ${count} can play with ${board}: ${why}`, () =>
    assert.equal(holeCardsPlaying({ hole: cards(hole), board: cards(board) }), count));
}

const REFUSED: readonly [rule: HoleRuleName, hole: string, board: string, message: string][] = [
  ['holdem', 'As', 'Ks Qs Js', 'Hole cards: enter 2 cards, not 1.'],
  ['omaha', 'As Ah Ad', 'Ks Qs Js', 'Hole cards: enter 4 to 6 cards, not 3.'],
  ['holdem', 'As Ah', 'Ks Qs', 'Board: enter 3 to 5 cards, not 2.'],
  ['holdem', 'As Ah', 'Ks Qs As', 'As was entered twice, but the 52-card deck has only 1 of it. Check the cards.'],
];
for (const [rule, hole, board, message] of REFUSED) {
  test(`[RNK-10] ${rule} refuses ${hole} with ${board}`, () => {
    const hand = rankHoleAndBoard(rule, { hole: cards(hole), board: cards(board) });
    assert.ok(!hand.ok);
    assert.equal(hand.message, message);
  });
}

const deals = fc.shuffledSubarray([...DECK], { minLength: 7, maxLength: 7 });

test("[RNK-10] a hold'em hand is the best five of seven; both hole cards play when that costs nothing", () => {
  fc.assert(
    fc.property(deals, seven => {
      const dealt = { hole: seven.slice(0, 2), board: seven.slice(2) };
      const [any, both] = [rankHoleAndBoard('holdem', dealt), rankHoleAndBoard('holdem-both-hole-cards', dealt)];
      assert.ok(any.ok && both.ok);
      assert.equal(compareHands(any.value, rankFive(seven)), 0);
      assert.equal(compareHands(any.value, both.value) === 0, holeCardsPlaying(dealt) === 2);
      assert.ok(dealt.hole.every(card => both.value.used.includes(card)));
    }),
  );
});
