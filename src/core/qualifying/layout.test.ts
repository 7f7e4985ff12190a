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
  ['super-pan-9', 4, 0, 0, 0, 'no baccarat, everybody has cards and may take a fourth'],
  ['super-9', 4, 0, 0, 0, 'the fourth card for whoever asks'],
  ['baccarat-9', 4, 0, 0, 0, 'Pan under another name: everybody has cards'],
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
  assert.equal(layoutOf('mexican-poker').deck.jokersEach, 1);
  assert.equal(layoutOf('omaha').deck.jokersEach, 0);
});

test('[HG1-B1] games of a shoe have twins, games of one deck have none', () => {
  const decks = (slug: string) => layoutOf(slug).deck.decks;
  for (const slug of ['blackjack-poker', 'california-blackjack', 'ez-baccarat', 'pan-9', 'casino-war', 'pokara'])
    assert.ok(decks(slug) >= 6, slug);
  for (const slug of [
    'texas-holdem',
    'caribbean-stud-poker',
    'pai-gow-poker',
    '13-card-chinese-poker',
    'three-card-poker',
  ])
    assert.equal(decks(slug), 1, slug);
});

test('[HG1-B3] hands that are set have parts', () => {
  assert.deepEqual(layoutOf('fortune-pai-gow-poker').parts, { front: 2, back: 5 });
  assert.deepEqual(layoutOf('13-card').parts, { front: 3, middle: 5, back: 5 });
  assert.equal(layoutOf('omaha').parts, undefined);
});
