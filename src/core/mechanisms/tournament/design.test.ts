import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cents, total } from '#core/money';
import { chipRace } from './chip-race.ts';
import { BLINDS_AT_END, designLevels, estimatedLength } from './design-levels.ts';
import { designPayout, flatPayout } from './design-payout.ts';

const wishes = fc.record({
  players: fc.integer({ min: 2, max: 2_000 }),
  chips: fc.integer({ min: 1_000, max: 100_000 }),
  length: fc.integer({ min: 60, max: 1_440 }),
  levelMinutes: fc.integer({ min: 5, max: 60 }),
  smallestChip: fc.constantFrom(1, 5, 25, 100),
});

test('[TRN-32] designed levels always rise, in whole chips, and reach the expected end', () => {
  fc.assert(
    fc.property(wishes, wish => {
      const levels = designLevels(wish);
      let before = 0;
      for (const level of levels) {
        assert.ok(level.type === 'level');
        assert.ok(level.bigBlind > before && level.smallBlind <= level.bigBlind);
        assert.deepEqual([level.bigBlind % wish.smallestChip, level.smallBlind % wish.smallestChip], [0, 0]);
        before = level.bigBlind;
      }
      assert.ok(estimatedLength(levels, wish.players * wish.chips).isReached);
    }),
  );
});

test('[TRN-32] an event of 120 players and eight hours is expected to end within a level and a break of that', () => {
  const levels = designLevels({
    players: 120,
    chips: 20_000,
    length: 480,
    levelMinutes: 20,
    smallestChip: 25,
    breakEvery: 4,
    breakMinutes: 10,
  });
  const { minutes } = estimatedLength(levels, 120 * 20_000);
  assert.ok(Math.abs(minutes - 480) <= 30, `${minutes} minutes`);
  assert.deepEqual(levels[4], { type: 'break', minutes: 10 });
});

test('[TRN-32] the end is the level in which twenty big blinds are all chips, or not reached at all', () => {
  const level = (bigBlind: number) => ({ type: 'level', minutes: 20, smallBlind: bigBlind / 2, bigBlind }) as const;
  const levels = [level(100), { type: 'break', minutes: 10 } as const, level(200), level(400)];
  assert.deepEqual(estimatedLength(levels, 200 * BLINDS_AT_END), { minutes: 50, level: 2, isReached: true });
  assert.deepEqual(estimatedLength(levels, 401 * BLINDS_AT_END), { minutes: 70, level: 3, isReached: false });
});

test('[TRN-33] whatever the field, percentages are exactly 100 and never rise, and amounts are exactly the pool', () => {
  const steepness = fc.constantFrom('flat', 'usual', 'steep');
  const places = fc.integer({ min: 1, max: 1_000 });
  fc.assert(
    fc.property(
      places,
      steepness,
      fc.nat(100_000_000),
      fc.integer({ min: 1, max: 10_000 }),
      (paid, steep, pool, step) => {
        const { percents } = designPayout(paid, { places: paid, steepness: steep });
        const hundredths = percents.map(percent => Math.round(percent * 100));
        assert.equal(
          hundredths.reduce((a, b) => a + b, 0),
          10_000,
        );
        assert.ok(hundredths.every((part, place) => part > 0 && part <= (hundredths[place - 1] ?? part)));
        const { amounts } = flatPayout(cents(pool), percents, cents(step));
        assert.equal(total(amounts), pool);
        assert.ok(amounts.slice(1).every(amount => amount % step === 0));
      },
    ),
    { numRuns: 200 },
  );
});

test('[TRN-24] a race makes and loses nothing but what it says, gives one chip at most and puts nobody out', () => {
  const holding = fc.record({ small: fc.nat(40), rest: fc.integer({ min: 0, max: 50 }).map(n => n * 100) });
  const table = fc.array(holding, { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(table, fc.constantFrom(2, 4, 5, 20), fc.infiniteStream(fc.nat(51)), (all, perLarge, cards) => {
      const holdings = all.map((one, n) => ({ player: `p${n}`, ...one })).filter(({ small, rest }) => small + rest > 0);
      const odd = holdings.reduce((sum, { small }) => sum + (small % perLarge), 0);
      const numbers = Array.from({ length: odd }, () => cards.next().value as number);
      const large = 25 * perLarge;
      const { raced, added } = chipRace({ small: 25, large }, holdings, numbers);
      const sum = (key: 'before' | 'after') => raced.reduce((all_, one) => all_ + one[key], 0);
      assert.equal(sum('after'), sum('before') + added);
      for (const [n, { before, after }] of raced.entries()) {
        const { small, rest } = holdings[n]!;
        assert.ok(after > 0 && after - rest - Math.floor(small / perLarge) * large <= large);
        assert.ok(after > before - large);
      }
      // Besides a part of one chip only those who would have been out without it have more.
      const saved = raced.filter(({ before, after }) => after === large && before < large).length;
      assert.ok(added >= 0 && added < large * (1 + saved));
    }),
  );
});
