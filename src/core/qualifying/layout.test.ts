import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layoutOf } from './index.ts';

const CASES: readonly [slug: string, own: number, board: number, dealer: number, coup: number, why: string][] = [
  ['texas-holdem', 2, 5, 0, 0, 'two in the hand, five on the board'],
  ['crazy-pineapple', 3, 5, 0, 0, 'a third until it is thrown away'],
  ['omaha-high-low-split', 4, 5, 0, 0, 'four in the hand'],
  ['5-card-omaha-high-low-split', 5, 5, 0, 0, 'five in the hand'],
  ['ultimate-texas-holdem-bad-beat-bonus', 2, 5, 2, 0, 'the bank plays too'],
  ['seven-card-stud', 7, 0, 0, 0, 'no board'],
  ['asian-five-card-stud-five-card-stud', 5, 0, 0, 0, 'the shorter stud'],
  ['california-lowball', 5, 0, 0, 0, 'a draw game'],
  ['pai-gow-poker-jokers-wild', 7, 0, 0, 0, 'seven, to be set'],
  ['13-card-chinese-poker', 13, 0, 0, 0, 'the whole deck for four'],
  ['pai-gow-tiles', 4, 0, 0, 0, 'four tiles'],
  ['ez-baccarat-panda-8', 0, 0, 0, 3, 'two hands for all'],
  ['super-pan-9', 3, 0, 0, 0, 'no baccarat, everybody has cards'],
  ['no-bust-21st-century-blackjack', 11, 0, 11, 0, 'four aces, four twos, three threes'],
  ['a-game-of-the-house', 7, 5, 7, 0, 'what nobody knows may be any'],
];
for (const [slug, own, board, dealer, coup, why] of CASES) {
  test(`${slug}: ${why}`, () => {
    const lies = layoutOf(slug);
    assert.deepEqual([lies.own, lies.board, lies.dealer, lies.coup], [own, board, dealer, coup]);
  });
}

test('tiles are tiles, and a joker is where the deck has one', () => {
  assert.equal(layoutOf('pai-gow-tiles').pieces, 'tiles');
  assert.equal(layoutOf('mexican-poker').hasJoker, true);
  assert.equal(layoutOf('omaha').hasJoker, false);
});
