import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createTranslator } from 'use-intl/core';
import { cents } from '#core/money';
import type { MetersOfActivity, MeterView } from '#core/views';
import { factsOf, planOf } from './facts.ts';
import * as en from './texts/en.ts';

const ENGLISH = { language: 'en', t: createTranslator({ locale: 'en', messages: en, namespace: 'sign' }) } as const;
const LYING = { shape: 'landscape', voices: [ENGLISH] } as const;

const paysOf = (labels: readonly string[]): MeterView['pays'] =>
  labels.map((label, row) => ({ row: String(row), label, percent: 100, sharing: 'split' }));

const meterOf = (pays: MeterView['pays'], label = 'Royal flush'): MeterView => ({
  pool: 'main',
  label,
  amount: cents(2_500_000),
  reseed: cents(500_000),
  pays,
  shares: [],
});

const activityOf = (...pools: readonly MeterView[]): MetersOfActivity => ({
  activity: 'A',
  name: 'Jackpot',
  state: 'running',
  fundsNext: true,
  pools,
});

const planFor = (labels: readonly string[], look = LYING) => {
  const meter = meterOf(paysOf(labels));
  return planOf(activityOf(meter), meter, look);
};

test('what fits beside a large amount is on one slide', () => {
  const { parts, isTight } = planFor(['Royal flush', 'Straight flush']);
  assert.equal(parts.length, 1);
  assert.equal(isTight, false);
});

test('many lines make the amount smaller first, then go on to another slide', () => {
  const shown = (count: number) => {
    const { parts, isTight } = planFor(Array(count).fill('Royal flush'));
    return [parts.length, isTight];
  };
  assert.deepEqual([2, 3, 5].map(shown), [
    [1, false],
    [1, true],
    [2, true],
  ]);
});

test('a neighbor, a long name and a second language take room', () => {
  const meter = meterOf(paysOf(['Four of a kind, eights or better', 'Straight flush']));
  const partsOf = (of: MetersOfActivity, look: Parameters<typeof planOf>[2] = LYING) =>
    planOf(of, of.pools[0]!, look).parts.length;
  assert.equal(partsOf(activityOf(meter)), 1);
  assert.ok(partsOf(activityOf(meter, meterOf([]), meterOf([]))) > 1);
  assert.ok(partsOf(activityOf({ ...meter, label: 'Four of a kind, eights or better '.repeat(3) })) > 1);
  assert.ok(partsOf(activityOf(meter), { ...LYING, voices: [ENGLISH, ENGLISH] }) > 1);
});

test('[REG-M12] however many there are, every fact is said once, in order, and no slide is without one', () =>
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 120 }), { maxLength: 14 }),
      fc.constantFrom('landscape', 'portrait'),
      (labels, shape) => {
        const meter = meterOf(paysOf(labels));
        const of = activityOf(meter);
        const { parts } = planOf(of, meter, { ...LYING, shape });
        const keys = parts.flat().map(({ key }) => key);
        assert.deepEqual(
          keys,
          factsOf(of, meter).map(({ key }) => key),
        );
        assert.ok(parts.every(part => part.length > 0));
      },
    ),
  ));
