import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardOf } from '#core/cards';
import { fourOfFour } from '#core/evaluator';
import {
  freshDeck,
  meterAt,
  type RandomBelow,
  rankPlayer,
  type Settlement,
  type Stakes,
  shuffleTop,
} from '#core/games/table';
import { dollars, NOTHING, times } from '#core/money';
import { type FourCardRound, rounder, type Strategy, settle } from './index.ts';

/** Three times from a pair of tens, once from any pair, else fold. */
const plainStrategy: Strategy = four => (four >= fourOfFour(33, 32, 4, 0) ? 3 : four >= fourOfFour(1, 0, 8, 4) ? 1 : 0);

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

/** What was staked on each wager, and how often it was bet. */
const staked = (rounds: readonly Settlement[], name: string) => {
  const bets = rounds.flatMap(({ entries }) => entries.filter(({ wager }) => wager === name));
  return { bets: bets.length, staked: bets.reduce((sum, { stake }) => sum + stake, 0) };
};

test('a simulation settles every bet of every round', () => {
  const wagers = { ante: dollars(10), acesUp: dollars(5) };
  const simulation = { ...TABLE, wagers, seats: 3, strategy: plainStrategy, random: randomFrom(8) };
  const rounds = Array.from({ length: 1_000 }, rounder(simulation));
  assert.deepEqual(staked(rounds, 'ante'), { bets: 3_000, staked: 3_000_000 });
  assert.deepEqual(staked(rounds, 'acesUp'), { bets: 3_000, staked: 1_500_000 });
  assert.ok(staked(rounds, 'play').bets < 3_000);
});
