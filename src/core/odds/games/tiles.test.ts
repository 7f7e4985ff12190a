import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TILES, tileSplits } from '#core/cards';
import { choose } from '../counting/choose.ts';
import { ALL_TILE_HANDS, PAI_GOW_TILES, tileWays } from './tiles.ts';

const ways = new Map(tileWays());

const KNOWN: readonly (readonly [key: string, ways: bigint, why: string])[] = [
  ['pair-pair', choose(16, 2), 'any two of the sixteen pairs'],
  ['pair-with-gee-joon-behind', 15n, 'Gee Joon and any other pair'],
  ['eighth-or-better-pair-in-front', choose(8, 2), 'the pair behind ranks higher still'],
  ['gong-gong', choose(4, 2) ** 2n, 'two of four Teens and Days with two of four eights'],
];
for (const [key, count, why] of KNOWN) {
  test(`[OCT-8] ${key} has ${count} of 35,960 hands: ${why}`, () => assert.equal(ways.get(key), count));
}

test('[OCT-8] each key counts what it did when every hand is set by the rules of the game', () => {
  const counts = { nineGong: 0n, gongGong: 0n, gongPair: 0n, all: 0n };
  for (const [a, first] of TILES.entries())
    for (const [b, second] of TILES.entries())
      for (const [c, third] of TILES.entries())
        for (const fourth of a < b && b < c ? TILES.slice(c + 1) : []) {
          const sets = tileSplits([first, second, third, fourth]);
          assert.ok(sets.ok);
          const strong = sets.value.filter(({ back }) => back.kind !== 'points');
          const gongs = strong.filter(({ front }) => front.kind !== 'points');
          counts.all += 1n;
          if (strong.some(({ front }) => front.kind !== 'points' || front.points === 9)) counts.nineGong += 1n;
          if (gongs.length > 0) counts.gongGong += 1n;
          if (gongs.some(({ back }) => back.kind === 'pair')) counts.gongPair += 1n;
        }
  assert.equal(counts.all, ALL_TILE_HANDS);
  assert.equal(ways.get('nine-gong-or-better'), counts.nineGong);
  assert.equal(ways.get('gong-gong-or-better'), counts.gongGong);
  assert.equal(ways.get('gong-pair-or-better'), counts.gongPair);
});

test('[OCT-3] eight hands use all tiles and no ninth can be asked for', () => {
  assert.ok(PAI_GOW_TILES.subject.bets[0]!.ask({ players: '8' }, () => {}).ok);
  assert.equal(PAI_GOW_TILES.subject.bets[0]!.ask({ players: '9' }, () => {}).ok, false);
});
