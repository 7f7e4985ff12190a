import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardOf } from '#core/cards';
import { freshDeck, meterAt, type RandomBelow, rankPlayer, type Settlement, shuffleTop } from '#core/games/table';
import { dollars, times } from '#core/money';
import { type Crazy4Round, plainStrategy, rounder, settle } from './index.ts';

const randomFrom = (seed: number): RandomBelow => {
  let state = seed;
  return bound => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * bound);
  };
};

const meter = meterAt(dollars(25_000), dollars(10_000));
const TABLE = {
  schedules: {
    queensUp: 'A',
    fourCardProgressive: 'A',
    fiveCardProgressive: true,
    fiveCardHandBonus: true,
    coverAll: true,
  },
  meters: { fourCard: meter, fiveCard: meter, handBonus: meter },
} as const;
const WAGERS = {
  ante: dollars(10),
  superBonus: dollars(10),
  queensUp: dollars(5),
  fourCardProgressive: dollars(1),
  fiveCardProgressive: dollars(5),
  handBonusOnPlayer: dollars(1),
  handBonusOnDealer: dollars(1),
  coverAll: dollars(5),
};
const PLAYERS = 6;

/** The round that a simulation deals from the same random numbers, written out. */
const dealRound = (deck: Uint8Array, random: RandomBelow): Crazy4Round => {
  shuffleTop(deck, 5 * (PLAYERS + 1), random);
  const magicCard = cardOf(random(52));
  const luckySeat = random(PLAYERS + 1) || 'dealer';
  const hands = Array.from({ length: PLAYERS + 1 }, (_, i) => Array.from(deck.subarray(5 * i, 5 * i + 5), cardOf));
  const seats = hands.slice(0, PLAYERS).map((cards, i) => {
    const multiple = plainStrategy(rankPlayer(cards).four);
    const decision = multiple === 0 ? ('fold' as const) : { play: times(WAGERS.ante, multiple) };
    return { seat: i + 1, cards, wagers: WAGERS, decision };
  });
  return { ...TABLE, seats, dealer: hands[PLAYERS]!, magicCard, luckySeat };
};

test('a simulated round is settled as the same round written out', () => {
  const strategy = plainStrategy;
  const nextRound = rounder({ ...TABLE, wagers: WAGERS, seats: PLAYERS, strategy, random: randomFrom(7) });
  const [deck, random] = [freshDeck(), randomFrom(7)];
  for (let i = 0; i < 2_000; i += 1) {
    const settled = settle(dealRound(deck, random));
    assert.ok(settled.ok);
    assert.deepEqual(nextRound(), settled.value);
  }
});

/** What was staked on each wager, and how often it was bet. */
const staked = (rounds: readonly Settlement[], name: string) => {
  const bets = rounds.flatMap(({ entries }) => entries.filter(({ wager }) => wager === name));
  return { bets: bets.length, staked: bets.reduce((sum, { stake }) => sum + stake, 0) };
};

test('a simulation settles every bet of every round', () => {
  const simulation = { ...TABLE, wagers: WAGERS, seats: 3, strategy: plainStrategy, random: randomFrom(8) };
  const rounds = Array.from({ length: 1_000 }, rounder(simulation));
  assert.deepEqual(staked(rounds, 'ante'), { bets: 3_000, staked: 3_000_000 });
  assert.deepEqual(staked(rounds, 'queensUp'), { bets: 3_000, staked: 1_500_000 });
  assert.ok(staked(rounds, 'play').bets < 3_000);
});
