import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardOf } from '#core/cards';
import { freshDeck, meterAt, type RandomBelow, rankPlayer, type Stakes, shuffleTop } from '#core/games/table';
import { dollars, NOTHING, times } from '#core/money';
import { type FourCardRound, plainStrategy, rounder, settle, simulate } from './index.ts';

const randomFrom = (seed: number): RandomBelow => {
  let state = seed;
  return bound => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * bound);
  };
};

const TABLE = {
  schedules: { acesUp: 'FCP-03', progressive: 'FCPP-1' },
  meters: { progressive: meterAt(dollars(25_000), dollars(10_000)) },
} as const;
const PLAYERS = 6;

/** The round that a simulation deals from the same random numbers, written out. */
const dealRound = (deck: Uint8Array, wagers: Stakes, random: RandomBelow): FourCardRound => {
  shuffleTop(deck, 5 * PLAYERS + 6, random);
  const dealer = Array.from(deck.subarray(5 * PLAYERS, 5 * PLAYERS + 6), cardOf);
  const seats = Array.from({ length: PLAYERS }, (_, i) => {
    const cards = Array.from(deck.subarray(5 * i, 5 * i + 5), cardOf);
    const multiple = plainStrategy(rankPlayer(cards).four, deck[5 * PLAYERS + 5]!);
    const decision = multiple === 0 ? ('fold' as const) : { play: times(wagers.ante ?? NOTHING, multiple) };
    return { seat: i + 1, cards, wagers, decision: wagers.ante === undefined ? undefined : decision };
  });
  return { ...TABLE, seats, dealer, upCard: dealer.at(-1) };
};

test('a simulated round is settled as the same round written out, with an Ante and without', () => {
  const sideWagers = { acesUp: dollars(5), progressive: dollars(1) };
  for (const wagers of [{ ante: dollars(10), ...sideWagers }, sideWagers]) {
    const nextRound = rounder({ ...TABLE, wagers, seats: PLAYERS, strategy: plainStrategy, random: randomFrom(7) });
    const [deck, random] = [freshDeck(), randomFrom(7)];
    for (let i = 0; i < 1_000; i += 1) {
      const settled = settle(dealRound(deck, wagers, random));
      assert.ok(settled.ok);
      assert.deepEqual(nextRound(), settled.value);
    }
  }
});

test('a simulation adds up every bet of every round', () => {
  const wagers = { ante: dollars(10), acesUp: dollars(5) };
  const simulation = { ...TABLE, wagers, seats: 3, strategy: plainStrategy, random: randomFrom(8) };
  const { ante, acesUp, play } = simulate(simulation, 1_000);
  assert.deepEqual([ante.bets, ante.staked, acesUp.staked], [3_000, 3_000_000, 1_500_000]);
  assert.ok(play.bets < ante.bets && play.netSquares > 0);
});
