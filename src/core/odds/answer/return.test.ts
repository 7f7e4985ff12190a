import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rational } from '#core/base';
import { event } from './event.ts';
import { returnOf } from './return.ts';

test('[ODD-1] a return: edge, hits and deviation of a bet that pays 3 to 2 once in four', () => {
  const lines = [
    { key: 'win', count: 1n, net: rational(3, 2) },
    { key: 'push', count: 1n, net: rational(0) },
    { key: 'lose', count: 2n, net: rational(-1) },
  ];
  // The mean is (3/2 - 2) / 4 = -1/8, the mean square (9/4 + 2) / 4 = 17/16, the variance 67/64.
  assert.deepEqual(returnOf(lines, 4n), {
    edge: { fraction: '1/8', decimal: '0.125000000000000' },
    hitRate: '0.250000000000000',
    standardDeviation: '1.02316909648406',
    outcomes: [
      { key: 'win', count: '1', total: '4', probability: '0.250000000000000', pays: 1.5 },
      { key: 'push', count: '1', total: '4', probability: '0.250000000000000', pays: 0 },
      { key: 'lose', count: '2', total: '4', probability: '0.500000000000000', pays: -1 },
    ],
  });
});

test('[ODD-1] lines that leave out a way, or count one twice, are a defect', () => {
  assert.throws(() => returnOf([{ key: 'win', count: 3n, net: rational(1) }], 4n), /Defect/);
});

test('[ODD-1] an event says its chance and "1 in so many"; what cannot happen is 1 in nothing', () => {
  assert.deepEqual(event('royal-flush', 4n, 2_598_960n), {
    key: 'royal-flush',
    count: '4',
    total: '2598960',
    probability: '0.00000153907716932927',
    oneIn: '649740.000000000',
  });
  assert.deepEqual(event('five-aces', 0n, 52n), { key: 'five-aces', count: '0', total: '52', probability: '0' });
  assert.throws(() => event('more than all', 53n, 52n), /Defect/);
});
