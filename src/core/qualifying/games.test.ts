import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAME_SLUGS, GAMES, gameOf, isSameGame, nameOfGame, slugOf } from './games.ts';

const NAMES: readonly (readonly [slug: string, name: string])[] = [
  ['ultimate-texas-holdem', "Ultimate Texas Hold'em"],
  ['reverse-hold-em', "Reverse Hold 'em"],
  ['ez-baccarat-panda-8', 'EZ Baccarat Panda 8'],
  ['golden-frog-baccarat-2-0', 'Golden Frog Baccarat 2.0'],
  ['omaha-hi-low-split-8-or-better', 'Omaha Hi Low Split 8 or Better'],
  ['9-1-2', '9 1/2'],
  ['omaha-high-low-split', 'Omaha High-Low Split'],
  ['four-card-poker', 'Four Card Poker'],
];

test('[QLF-18] people read the name of a game, not its slug', () => {
  for (const [slug, name] of NAMES) assert.equal(nameOfGame(slug), name);
});

test('[QLF-18] the name of every game has the slug that it was made from', () => {
  for (const slug of GAME_SLUGS) assert.equal(slugOf(nameOfGame(slug)), slug);
});

test('[QLF-20] every spelling belongs to one game', () => {
  const spellings = GAMES.flatMap(({ slug, also }) => [slug, ...also]);
  assert.deepEqual(spellings.length, new Set(spellings).size);
  for (const game of GAMES) for (const slug of game.also) assert.equal(gameOf(slug), game);
});

test('[QLF-20] [HG1-B8] spellings of one game are the same, a game that is not listed only itself', () => {
  assert.ok(isSameGame('pan', 'pan-9'));
  assert.ok(isSameGame('pai-gow-tile', 'pai-gow-tiles'));
  assert.ok(isSameGame('pai-gow-poker-jokers-wild', 'jokers-wild-pai-gow-poker'));
  assert.ok(isSameGame('old-maid', 'old-maid'));
  assert.ok(!isSameGame('old-maid', 'bridge'));
  assert.ok(!isSameGame('no-limit-holdem', 'texas-holdem'));
});

test('[QLF-18] nobody bets on a hand of poker, and twins come from several decks', () => {
  for (const { slug, form, backline, deck } of GAMES) {
    if (form !== 'table-game') assert.equal(backline, false, slug);
    assert.equal(deck === undefined, gameOf(slug)?.order === 'tiles', slug);
  }
  assert.equal(gameOf('pan')?.deck?.decks, 8);
  assert.equal(gameOf('blackjack-poker')?.deck?.decks, 6);
  assert.equal(gameOf('texas-holdem')?.deck?.decks, 1);
});
