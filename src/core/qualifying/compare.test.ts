import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCard, type Tile } from '#core/cards';
import { outranks } from './compare.ts';
import type { Deal, DealtHand } from './deal.ts';
import { gameOf } from './games.ts';

/** Cards in order, or the parts of a set hand with bars between them. */
const handOf = (text: string): DealtHand => {
  const parts = text.split(' | ').map(part => part.split(' '));
  const cards = parts.flat().filter(isCard);
  if (parts.length === 1) return { seat: 1, cards };
  const [front, middle, back] =
    parts.length === 2 ? [parts[0]!, undefined, parts[1]!] : [parts[0]!, parts[1]!, parts[2]!];
  const set = {
    front: front as Tile[],
    ...(middle === undefined ? {} : { middle: middle as Tile[] }),
    back: back as Tile[],
  };
  return { seat: 1, cards, set };
};

const CASES: readonly [game: string, a: string, b: string, board: string, beats: boolean, why: string][] = [
  ['texas-holdem', '7s 7d', 'As Ah', '7h Kc 2d 9s 4c', true, 'three sevens over aces'],
  ['texas-holdem', 'As Ah', 'Ac Ad', '7h Kc 2d 9s 4c', false, 'a tie is no beat'],
  ['omaha', 'Kd Kc Qh Jh', '8s 8c 4d 5d', '8h 8d Ks Kh 2c', true, 'four kings over four eights'],
  ['pan', '3s 3c 3s', '6h 6d 6h', '', true, 'nine over eight'],
  ['blackjack-poker', '9s 5d 7h', '2s 3h 4d 5c 6s', '', true, 'twenty-one over twenty'],
  ['blackjack-poker', 'As Kd', '9s 5d 7h', '', true, 'a natural over a drawn twenty-one'],
  ['blackjack-poker', 'Ts Kd 5c', '9s 5d', '', false, 'a bust beats nothing'],
  ['pai-gow-poker', 'Qh Qd | Ah Ad Ac 4s 2c', 'Jh Jd | Th Td Tc Kc 5s', '', true, 'better in both parts'],
  ['pai-gow-poker', 'Kh Qd | Ah Ad Ac 4s 2c', 'Jh Jd | Th Td Tc Kc 5s', '', false, 'one part is not enough'],
  [
    '13-card',
    'Qc Qd 5d | Tc Td Th 6c 3d | 4h 5h 6h 7h 8h',
    '4c 4d Jh | 9h 9s 9d Kc 2c | 3s 4s 5s 6s 7s',
    '',
    true,
    'better in all three parts',
  ],
  [
    'pai-gow-poker',
    'Kh Qd | Ah Kd Jc 4s 2c',
    'Jh Jd Js | Th Td Tc Kc',
    '',
    true,
    'a hand set with a card too many is fouled',
  ],
  ['pai-gow-tiles', 'foo-a foo-b | teen-a teen-b', 'look-a look-b | ping-a ping-b', '', true, 'both pairs higher'],
  ['pai-gow-tiles', 'foo-a look-a | teen-a teen-b', 'look-a look-b | ping-a ping-b', '', false, 'the front is lower'],
  ['casino-war', 'As', '2s', '', false, 'a game whose hands are not compared'],
];

for (const [game, a, b, board, beats, why] of CASES) {
  test(`[QLF-19] ${game}, ${a} against ${b}: ${why}`, () => {
    const deal: Deal = { game, board: board.split(' ').filter(isCard), hands: [], dealerCards: [] };
    assert.equal(outranks(deal, handOf(a), handOf(b)), beats);
  });
}

test('[QLF-18] a game is known by the slug of its printed name, and only then', () => {
  assert.equal(gameOf('pai-gow-poker-jokers-wild')?.set?.back, 'pai-gow-jokers-wild');
  assert.equal(gameOf('5-card-omaha-high-low-split')?.form, 'flop');
  assert.equal(gameOf('Pan 9'), undefined);
});
