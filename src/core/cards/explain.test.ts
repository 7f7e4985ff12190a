import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  cardsOfDeck,
  DECKS,
  explainOrder,
  parseCards,
  RANKING_NAMES,
  RANKINGS,
  type RankedHand,
  type RankingName,
  rankKnown,
} from './index.ts';

const ranked = (ranking: RankingName, text: string): RankedHand => {
  const cards = parseCards(text);
  assert.ok(cards.ok);
  return rankKnown(ranking, cards.value);
};

const CALLS: readonly [ranking: RankingName, hand: string, words: string][] = [
  ['five-card', 'As Ks Qs Js Ts', 'royal flush in spades'],
  ['five-card', '9h 8h 7h 6h 5h', '5-6-7-8-9 straight flush in hearts, nine high'],
  ['five-card', '6s 6h 6d 6c 2c', 'four sixes, two'],
  ['five-card', 'As Ah Ad Kc Ks', 'aces full of kings'],
  ['five-card', 'Ah Jh 9h 6h 2h', 'flush in hearts, ace jack nine six two'],
  ['five-card', 'Th 9d 8c 7s 6h', '6-7-8-9-10 straight, ten high'],
  ['five-card', 'Qh Qd Qc As Kd', 'three queens, ace king'],
  ['five-card', 'Ah Ad Kc Ks Qd', 'two pair, aces and kings, queen'],
  ['five-card', 'Qh Qd Ac Ks 9d', 'pair of queens, ace king nine'],
  ['five-card', 'Ah Qd 9c 7s 5d', 'ace high, queen nine seven five'],
  ['four-card', 'As 2h 3d 4c 9s', 'A-2-3-4 straight, four high'],
  ['four-card', 'Ah Kh Qh Jh', 'J-Q-K-A straight flush in hearts, ace high'],
  ['four-card', 'Ah Ad Kc Ks Qd', 'two pair, aces and kings'],
  ['ace-to-five', 'Ah 2d 3c 4s 5d', '5-4-3-2-A low'],
  ['deuce-to-seven', '2h 3d 4c 5s 7d', '7-5-4-3-2 low'],
  ['ace-to-five', 'Kh Kd 3c 2s Ad', 'pair of kings, three two ace'],
  ['pai-gow', 'As Ah Ad Ac Jk', 'five aces, the joker as an ace'],
  ['pai-gow', 'Jk 9s Td Jc Qh', '9-10-J-Q-K straight, king high, the joker as a king'],
  ['pai-gow', 'Jk 6s 7d 9c Th', '6-7-8-9-10 straight, ten high, the joker as an eight'],
  ['pai-gow-jokers-wild', '6s 6h 6d 6c Jk', 'five sixes, the joker as a six'],
  ['pai-gow-front', 'Jk 7d', 'ace high, seven, the joker as an ace'],
];
for (const [ranking, hand, words] of CALLS) {
  test(`[RNK-8] ${ranking}: ${hand} is called "${words}"`, () => assert.equal(ranked(ranking, hand).words, words));
}

const REASONS: readonly [ranking: RankingName, a: string, b: string, reason: string][] = [
  ['four-card', '2s 2h 2d Kc', 'Ah Qh 9h 4h', 'In the four-card order, three of a kind outranks a flush.'],
  [
    'five-card',
    'As Ah Ad Ac Ks',
    '9h 8h 7h 6h 5h',
    'In the five-card order, four of a kind is outranked by a straight flush.',
  ],
  ['four-card', 'Ks Kh 5d 4c', '3s 3h Ad Qc', 'Both have a pair; kings are higher than threes.'],
  ['five-card', '6s 6h 6d 4c 4s', '7s 7h 7d 2c 2s', 'Both have a full house; sixes are lower than sevens.'],
  [
    'five-card',
    '7s 7h 7d 4c 4s',
    '7s 7h 7d 2c 2s',
    'Both have a full house with sevens alike; fours are higher than twos.',
  ],
  [
    'five-card',
    'Ks Kh Ad Qc 4s',
    'Kd Kc Ah Js 9s',
    'Both have a pair with kings, ace alike; the queen is higher than the jack.',
  ],
  ['five-card', 'Ts 9h 8d 7c 6s', 'Ad Kc Qh Js Ts', 'Both have a straight; ten high is lower than ace high.'],
  ['three-card', 'As Kh 9d', 'Ah Kd 8d', 'Both have no pair with ace, king alike; the nine is higher than the eight.'],
  [
    'ace-to-five',
    '5s 4h 3d 2c As',
    '6s 4d 3c 2h Ad',
    'Both have no pair; the five is lower than the six, and the lower is the better low.',
  ],
  [
    'deuce-to-seven',
    '6s 5h 4d 3c 2s',
    'Kd Kc 9h 7s 2d',
    'In the deuce-to-seven order, a straight is a worse low than a pair.',
  ],
  [
    'pai-gow',
    'As Ah Ad Ac Jk',
    '9h 8h 7h 6h 5h',
    'In the pai gow order, a hand of five aces outranks a straight flush.',
  ],
  [
    'four-card',
    'As Ah Kd Kc Qs',
    'Ad Ac Ks Kh 2c',
    'Both hands play the same ranks: a tie; the other card doesn’t count.',
  ],
  [
    'five-card',
    'As Kd Qc Jh 9s 3d 2c',
    'Ad Kc Qh Js 9d',
    'Both hands play the same ranks: a tie; the other cards don’t count.',
  ],
  ['three-card', 'As Kd 9s', 'Ad Kc 9d', 'Both hands play the same ranks: a tie.'],
];
for (const [ranking, a, b, reason] of REASONS) {
  test(`[RNK-8] ${ranking}: ${a} against ${b}: "${reason}"`, () =>
    assert.equal(explainOrder(ranked(ranking, a), ranked(ranking, b)).message, reason));
}

test('[RNK-8] any two hands of a ranking are explained in one whole sentence', () => {
  const pairs = fc.constantFrom(...RANKING_NAMES).chain(ranking => {
    const { deck, min, max } = RANKINGS[ranking];
    const hand = fc
      .shuffledSubarray([...cardsOfDeck(DECKS[deck])], { minLength: min, maxLength: max })
      .map(cards => rankKnown(ranking, cards));
    return fc.tuple(hand, hand);
  });
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      const reason = explainOrder(a, b).message;
      assert.match(reason, /^[A-Z][^.]*\.$/);
      assert.doesNotMatch(reason, /undefined|NaN| {2}/);
      assert.doesNotMatch(a.words, /undefined|NaN| {2}/);
    }),
  );
});
