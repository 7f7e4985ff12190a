import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addRational, multiplyRational, rational } from '#core/base';
import {
  applyRate,
  type Carry,
  type Cents,
  cents,
  dollars,
  minus,
  NO_CARRY,
  partOf,
  percent,
  plus,
  type Rate,
  rate,
  total,
} from './index.ts';

const amounts = fc.integer({ min: 0, max: 1_000_000_000 }).map(cents);
const rates = fc.tuple(fc.nat(1_000), fc.integer({ min: 1, max: 1_000 })).map(([over, under]) => rate(over, under));

/** Applies a history of amounts, one by one, and adds up the parts. */
const applyAll = (of: Rate, history: readonly Cents[]): { part: Cents; carry: Carry } =>
  history.reduce(
    (soFar, amount) => {
      const { part, carry } = applyRate({ rate: of, amount, carry: soFar.carry });
      return { part: plus(soFar.part, part), carry };
    },
    { part: cents(0), carry: NO_CARRY },
  );

test('[MON-6] over any history the parts and the carry are exactly the rate of the whole', () => {
  fc.assert(
    fc.property(rates, fc.array(amounts), (of, history) => {
      const { part, carry } = applyAll(of, history);
      const exact = multiplyRational(rational(of.over, of.under), rational(total(history)));
      assert.deepEqual(addRational(rational(part), rational(carry.over, carry.under)), exact);
      assert.equal(BigInt(part), exact.over / exact.under);
      assert.ok(carry.over >= 0 && carry.over < carry.under);
    }),
  );
});

test('[MON-6] one by one or all at once gives the same', () => {
  fc.assert(
    fc.property(rates, fc.array(amounts), (of, history) => {
      assert.deepEqual(applyAll(of, history), applyAll(of, [total(history)]));
    }),
  );
});

test('[MON-6] taking an amount back leaves the account as it was', () => {
  fc.assert(
    fc.property(rates, amounts, fc.nat(999), (of, amount, thousandths) => {
      const carry = rate(thousandths, 1_000);
      const given = applyRate({ rate: of, amount, carry });
      const taken = applyRate({ rate: of, amount: minus(cents(0), amount), carry: given.carry });
      assert.deepEqual(taken, { part: minus(cents(0), given.part), carry });
    }),
  );
});

test('[MON-6] a change of rate keeps what the old one carried', () => {
  const third = applyRate({ rate: rate(1, 3), amount: cents(100), carry: NO_CARRY });
  assert.deepEqual(third, { part: 33, carry: { over: 1, under: 3 } });
  const fifth = applyRate({ rate: percent(20), amount: cents(101), carry: third.carry });
  assert.deepEqual(fifth, { part: 20, carry: { over: 8, under: 15 } });
});

test('[MON-6] nine percent of a dime, a hundred times, is ninety cents', () => {
  assert.deepEqual(applyAll(percent(9), Array<Cents>(100).fill(cents(10))), { part: 90, carry: { over: 0, under: 1 } });
});

const PERCENTAGES: readonly [percent: number, over: number, under: number][] = [
  [9, 9, 100],
  [12.5, 1, 8],
  [0.1, 1, 1_000],
  [100, 1, 1],
  [0, 0, 1],
];
for (const [n, over, under] of PERCENTAGES) {
  test(`[MON-6] ${n}% is ${over}/${under}`, () => assert.deepEqual(percent(n), { over, under }));
}

test('[MON-5] a part of a posted amount goes down to the cent, and the rest stays', () => {
  assert.equal(partOf(cents(123_456), percent(10)), 12_345);
  assert.equal(partOf(dollars(50_000), percent(100)), dollars(50_000));
  fc.assert(
    fc.property(amounts, rates, (amount, of) => {
      const missing = BigInt(amount) * BigInt(of.over) - BigInt(partOf(amount, of)) * BigInt(of.under);
      assert.ok(missing >= 0n && missing < BigInt(of.under));
    }),
  );
});

test('[MON-6] what is not a rate is a defect', () => {
  assert.throws(() => rate(-1, 3), /below zero/);
  assert.throws(() => rate(1, 0), /nothing under the line/);
  assert.throws(() => rate(1n, 10n ** 20n), /too fine to keep/);
  assert.throws(() => percent(1 / 3), /finer than six places/);
  assert.throws(() => partOf(cents(-1), percent(10)), /only what is there/);
});
