import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createTranslator } from 'use-intl/core';
import { cents } from '#core/money';
import type { MetersOfActivity, MeterView } from '#core/views';
import * as kitEn from '../kit/texts/en.ts';
import { factsOf, planOf } from './facts.ts';
import { nextOn } from './next.ts';
import * as signEn from './texts/en.ts';

const en = { ...kitEn, ...signEn };

const ENGLISH = {
  language: 'en',
  t: createTranslator({ locale: 'en', messages: en, namespace: 'sign' }),
  kit: createTranslator({ locale: 'en', messages: en, namespace: 'kit' }),
} as const;
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
  assert.deepEqual([2, 4, 6].map(shown), [
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

test('[SGN-5] a meter says that it resets only where a hand wins all of it', () => {
  const saidOf = (...percents: readonly number[]) => {
    const meter = meterOf(
      percents.map((percent, row) => ({ row: String(row), label: 'Hand', percent, sharing: 'each' })),
    );
    return factsOf(activityOf(meter), meter).map(({ text }) => text(ENGLISH.t));
  };
  assert.ok(saidOf(100).includes('Then resets to $5,000.00'));
  assert.ok(saidOf(100, 10).includes('A hand that pays 100% resets it to $5,000.00'));
  assert.ok(!saidOf(10, 5).some(said => said.includes('resets')), 'it goes on with the rest');
  const empty = { ...activityOf(meterOf([])), fundsNext: false };
  assert.deepEqual(
    planOf(empty, empty.pools[0]!, LYING).parts,
    [[]],
    'a meter of which nothing is said is still shown',
  );
});

const saidNext = (next: Parameters<typeof nextOn>[0]) => {
  const { label, facts, ...shown } = nextOn(next, 'America/Los_Angeles');
  const plain = (text: string): string => text.replaceAll(/\s/g, ' ');
  return {
    ...shown,
    label: label(ENGLISH.t, 'en', ENGLISH.kit),
    facts: facts.map(text => plain(text(ENGLISH.t, 'en', ENGLISH.kit))),
  };
};

test('[HG1-B9] [SGN-4] the next drawing with its time, its prize and the times of the tickets', () => {
  const prizes = [{ what: 'Cash', amount: cents(50_000), count: 1 }];
  assert.deepEqual(saidNext({ at: '2026-03-02T22:00:00Z', prizes, ticketTimes: ['11:00', '23:20:00'] }), {
    label: 'Next drawing',
    figure: '$500',
    words: 'Cash',
    others: [],
    facts: ['Mar 2, 2:00 PM', 'Tickets handed out at 11:00 AM, 11:20 PM'],
  });
  assert.deepEqual(saidNext({ isNow: true, prizes: [{ what: 'car pass', count: 10 }] }), {
    label: 'Drawing now',
    words: '10 × Car pass',
    others: [],
    facts: [],
  });
});

test('[SGN-4] a wheel says its highest prize, some others, and how many there are besides', () => {
  const prizes = [1_000, 500, 400, 300, 200, 100].map(amount => ({ amount: cents(amount * 100), count: 1 }));
  assert.deepEqual(saidNext({ prizes }), {
    label: 'Prizes',
    figure: '$1,000',
    others: ['$500', '$400', '$300', '$200'],
    facts: ['and 1 more'],
  });
});
