import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
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

test('[TRN-9] equal stacks are worth the same, and twenty players are no trouble', () => {
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
