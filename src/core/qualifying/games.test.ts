import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAME_SLUGS, nameOfGame, slugOf } from './games.ts';

const NAMES: readonly (readonly [slug: string, name: string])[] = [
  ['ultimate-texas-holdem', "Ultimate Texas Hold'em"],
  ['reverse-hold-em', "Reverse Hold 'em"],
  ['ez-baccarat-panda-8', 'EZ Baccarat Panda 8'],
  ['golden-frog-baccarat-2-0', 'Golden Frog Baccarat 2.0'],
  ['omaha-hi-low-split-8-or-better', 'Omaha Hi Low Split 8 or Better'],
  ['9-1-2', '9-1-2'],
];

test('[QLF-18] people read the name of a game, not its slug', () => {
  for (const [slug, name] of NAMES) assert.equal(nameOfGame(slug), name);
});

test('[QLF-18] the name of every game has the slug that it was made from', () => {
  for (const slug of GAME_SLUGS) assert.equal(slugOf(nameOfGame(slug)), slug);
});
