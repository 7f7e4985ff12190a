import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addRational, multiplyRational, type Rational, rational, subtractRational } from '#core/base';
import { cents, dollars, total } from '#core/money';
import { icm } from './icm.ts';

/** The model written out: every order of finish with its chance. */
const byEveryOrder = (stacks: readonly number[], prizes: readonly number[]): readonly number[] => {
  const worth = stacks.map(() => 0);
  const go = (left: readonly number[], place: number, chance: number): void => {
    const chips = left.reduce((sum, player) => sum + stacks[player]!, 0);
    for (const player of left) {
      const next = (chance * stacks[player]!) / chips;
      worth[player]! += next * (prizes[place] ?? 0);
      const others = left.filter(other => other !== player);
      go(others, place + 1, next);
    }
  };
  const everybody = stacks.map((_, player) => player);
  go(everybody, 0, 1);
  return worth;
};

test('[TRN-9] stacks of 50, 30 and 20 for prizes of 50, 30 and 20 are worth 38.39, 32.75 and 28.86', () => {
  const prizes = [dollars(50), dollars(30), dollars(20)];
  assert.deepEqual(icm([50, 30, 20], prizes), [3_839, 3_275, 2_886]);
});

test('[TRN-9] it is the model, order by order, to the cent, and together all the prizes', () => {
  const stacks = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 6 });
  const prizes = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(stacks, prizes, (chips, paid) => {
      const got = icm(chips, paid.map(cents));
      const exact = byEveryOrder(chips, paid);
      for (const [player, amount] of got.entries()) assert.ok(Math.abs(amount - exact[player]!) < 1.001);
      assert.equal(total(got), total(paid.slice(0, chips.length).map(cents)));
    }),
    { numRuns: 50 },
  );
});

/** The same in exact fractions, in cents. */
const byFractions = (stacks: readonly number[], prizes: readonly number[]): readonly Rational[] => {
  const worth = stacks.map(() => rational(0));
  const go = (left: readonly number[], place: number, chance: Rational): void => {
    const chips = left.reduce((sum, player) => sum + stacks[player]!, 0);
    for (const player of left) {
      const next = multiplyRational(chance, rational(stacks[player]!, chips));
      worth[player] = addRational(worth[player]!, multiplyRational(next, rational(prizes[place] ?? 0)));
      go(
        left.filter(other => other !== player),
        place + 1,
        next,
      );
    }
  };
  go(
    stacks.map((_, player) => player),
    0,
    rational(1),
  );
  return worth;
};

test('[TRN-9] against exact fractions every amount is less than a cent away, also for millions', () => {
  const stacks = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 2, maxLength: 5 });
  const prizes = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(stacks, prizes, (chips, paid) => {
      const exact = byFractions(chips, paid);
      for (const [player, amount] of icm(chips, paid.map(cents)).entries()) {
        const away = subtractRational(rational(amount), exact[player]!);
        const size = away.over < 0n ? -away.over : away.over;
        assert.ok(size < away.under + away.under / 1_000n + 1n, `${amount} is more than a cent away`);
      }
    }),
    { numRuns: 40 },
  );
});

test('[TRN-9] equal stacks are worth the same, also with twenty players', () => {
  const prizes = Array.from({ length: 20 }, (_, place) => cents(100 * (20 - place)));
  const worth = icm(
    Array.from({ length: 20 }, () => 1_000),
    prizes,
  );
  assert.deepEqual(new Set(worth), new Set([1_050]));
  assert.throws(
    () =>
      icm(
        Array.from({ length: 21 }, () => 1),
        prizes,
      ),
    /1 to 20 players/,
  );
  assert.throws(() => icm([1, 0], prizes), /is out/);
});
