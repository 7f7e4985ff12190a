import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberOf, parseCards } from '#core/cards';
import { categoryOfFive, rankFive, rankSeven } from '#core/evaluator';
import { bothPlay } from '../texas-holdem/bad-beat.ts';
import { type Board, hasTrips } from './boards.ts';
import { type BeatRule, beatenHand, leastHand, qualifies } from './rule.ts';

const numbers = (text: string): readonly number[] => {
  const cards = parseCards(text);
  assert.ok(cards.ok);
  return cards.value.map(numberOf);
};
const five = (text: string): number => rankFive(...(numbers(text) as unknown as Board));

const LEAST: readonly [name: string, hand: string | undefined, why: string][] = [
  ['four-of-a-kind-8', '8c 8d 8h 8s 2c', 'the lowest kicker'],
  ['four-of-a-kind-2', '2c 2d 2h 2s 3c', 'four deuces cannot have a deuce beside them'],
  ['four-of-a-kind', '2c 2d 2h 2s 3c', 'any four of a kind'],
  ['full-house-AAAKK', 'Ac Ad Ah Kc Kd', 'aces full of kings'],
  ['full-house', '2c 2d 2h 3c 3d', 'the lowest full house'],
  ['straight-flush', '5c 4c 3c 2c Ac', 'the wheel is the lowest'],
  ['straight-flush-9', '9c 8c 7c 6c 5c', 'named by its top card'],
  ['full-house-AATTT', undefined, 'the three come first'],
  ['full-house-AAAAA', undefined, 'a rank has four cards'],
  ['four-of-a-kind-88', undefined, 'one rank is enough'],
  ['straight-flush-4', undefined, 'no straight ends on a four'],
  ['flush', undefined, 'too low to be counted'],
];
for (const [name, hand, why] of LEAST) {
  test(`[OPK-4] ${name} starts at ${hand ?? 'nothing'}: ${why}`, () => {
    assert.equal(leastHand(name), hand === undefined ? undefined : five(hand));
  });
}

test('[OPK-4] a losing hand that does not exist is refused with what there is', () => {
  const refused = beatenHand('four-of-a-kind-2').read('beaten', 'two-pair');
  assert.ok(!refused.ok);
  assert.match(refused.message, /“two-pair” isn't a choice for beaten\. .*full-house-AAAKK/);
});

const PLAIN: BeatRule = {
  beatenMin: 0,
  winnerMin: 0,
  loser: 'second-best',
  pocketPairForQuads: false,
  tripsPartlyInHand: false,
};
const POCKET: BeatRule = { ...PLAIN, pocketPairForQuads: true };
const NOT_ON_BOARD: BeatRule = { ...POCKET, tripsPartlyInHand: true };

const HANDS: readonly [board: string, hole: string, rules: [boolean, boolean, boolean], why: string][] = [
  ['8h 8d Ks Kh 2c', '8s 8c', [true, true, true], 'a pocket pair makes four'],
  ['Qd Qh Qc 5s 9d', 'Qs Ah', [true, false, false], 'the ace plays as the kicker, but there is no pocket pair'],
  ['Qd Qh Qc 5s 9d', 'Qs 4h', [false, false, false], 'the nine plays, not the four'],
  ['Ac Ad As Kh Kd', 'Ah Kc', [true, false, false], 'the king of the hand ranks as well as one of the board'],
  ['2c 2d 2h 2s Kc', 'Ah Ad', [false, false, false], 'four on the board take one ace only'],
  ['As Ad Kh Ks 7c', 'Ah 9c', [false, false, false], 'aces full of the kings on the board: one hole card'],
  [
    'Kc Kd Kh 7s 2d',
    '7c 7d',
    [true, true, false],
    'two sevens play, though one would do; the kings are all on the board',
  ],
  ['Kc Kd Kh 7s 2d', '7c 5d', [false, false, false], 'the five does not play'],
  ['6s 7s 8s 9s Kd', '4s 5s', [false, false, false], 'the best straight flush takes one hole card'],
  ['6s 7s 8s 2d Kd', '9s Ts', [true, true, true], 'a straight flush with both'],
];
for (const [board, hole, expected, why] of HANDS) {
  test(`[OPK-2] [OPK-5] ${hole} on ${board}: ${why}`, () => {
    const table = numbers(board) as unknown as Board;
    const [x, y] = numbers(hole) as [number, number];
    const value = rankSeven(...table, x, y);
    const hand = {
      value,
      bothPlay: bothPlay(table, value, x, y),
      isPocketPair: x >> 2 === y >> 2,
      tripsOnBoard: hasTrips(table),
    };
    const judged = [PLAIN, POCKET, NOT_ON_BOARD].map(rule => qualifies(rule, hand));
    assert.deepEqual(judged, expected, categoryOfFive(value));
  });
}
