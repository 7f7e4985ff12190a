import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { seeded } from '#core/base';
import { type Card, compareHands, rankFour } from '#core/cards';
import { type Crazy4Round, settle as settleCrazy4 } from '#core/games/crazy-4-poker';
import { type FourCardRound, settle as settleFourCard } from '#core/games/four-card-poker';
import { netOf, type Seat, type Settlement } from '#core/games/table';
import { auditRound } from './games/audit.ts';
import { auditBaccarat, auditHiLoDay } from './games/other-games.ts';
import { randomCrazy4Round, randomFourCardRound, randomFrom } from './games/random-rounds.ts';

const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const ROUNDS = { numRuns: 1_500 };

test('[TBL-8] Crazy 4 Poker: money in equals money out, whatever is bet and dealt', () => {
  fc.assert(
    fc.property(seeds, seed => {
      const round = randomCrazy4Round(randomFrom(seed));
      auditRound(round, settleCrazy4(round));
    }),
    ROUNDS,
  );
});

test('[TBL-8] Four-Card Poker: money in equals money out, whatever is bet and dealt', () => {
  fc.assert(
    fc.property(seeds, seed => {
      const round = randomFourCardRound(randomFrom(seed));
      auditRound(round, settleFourCard(round));
    }),
    ROUNDS,
  );
});

const settledNet = ({ entries }: Settlement, { seat }: Seat, wager: string): number =>
  entries.filter(entry => entry.seat === seat && entry.wager === wager).reduce((sum, entry) => sum + netOf(entry), 0);

const betterThan = (a: readonly Card[], b: readonly Card[]): number =>
  Math.sign(compareHands(rankFour(a), rankFour(b)));

/** Ante and Play once more, from the plain ranking and the words of the rule. */
const plainCrazy4 = (
  { dealer }: Crazy4Round,
  { cards, wagers, decision }: Seat,
): readonly [ante: number, play: number] => {
  const ante = wagers.ante ?? 0;
  if (typeof decision !== 'object') return [0 - ante, 0];
  const { category, words } = rankFour(dealer);
  const isBelowKing = category === 'high-card' && !/^(king|ace) high/.test(words);
  if (isBelowKing) return [0, decision.play];
  const better = betterThan(cards, dealer);
  return [ante * better + 0, decision.play * better + 0];
};

const plainFourCard = ({ dealer }: FourCardRound, { cards, wagers, decision }: Seat): readonly [number, number] => {
  const ante = wagers.ante ?? 0;
  if (typeof decision !== 'object') return [0 - ante, 0];
  const sign = betterThan(cards, dealer) >= 0 ? 1 : -1;
  return [ante * sign, decision.play * sign];
};

test('[C4P 8.1] the main wagers agree with the plain ranking and the words of the rule', () => {
  fc.assert(
    fc.property(seeds, seed => {
      const round = randomCrazy4Round(randomFrom(seed));
      const settled = settleCrazy4(round);
      assert.ok(settled.ok);
      for (const seat of round.seats) {
        const got: readonly number[] = [
          settledNet(settled.value, seat, 'ante'),
          settledNet(settled.value, seat, 'play'),
        ];
        assert.deepEqual(got, plainCrazy4(round, seat));
      }
    }),
    { numRuns: 150 },
  );
});

test('[FCP 5] the main wagers agree with the plain ranking and the words of the rule', () => {
  fc.assert(
    fc.property(seeds, seed => {
      const round = randomFourCardRound(randomFrom(seed));
      const settled = settleFourCard(round);
      assert.ok(settled.ok);
      for (const seat of round.seats) {
        const got: readonly number[] = [
          settledNet(settled.value, seat, 'ante'),
          settledNet(settled.value, seat, 'play'),
        ];
        assert.deepEqual(got, plainFourCard(round, seat));
      }
    }),
    { numRuns: 150 },
  );
});

test('[BAC-7] punto banco: what the players win is what the bank pays', () => {
  const random = seeded('bank');
  for (let i = 0; i < 2_000; i += 1) auditBaccarat(random);
});

test('[HLP 3] Hi-Lo: every prize and every step of the progressive agree with the printed ladder', () => {
  const random = seeded('ladder');
  for (let i = 0; i < 200; i += 1) auditHiLoDay(random);
});
