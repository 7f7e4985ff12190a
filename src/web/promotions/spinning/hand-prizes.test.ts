import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { handPrizesIn } from './hand-prizes.ts';

test('hands that pay nothing are left out of what is posted', () => {
  const draft = { hands: { pair: '100', 'royal-flush': '$5,000' }, valueAwards: '2 x cap\njacket' } as const;
  assert.deepEqual(handPrizesIn(draft), {
    ok: true,
    value: {
      prizes: { 'royal-flush': dollars(5_000), pair: dollars(100) },
      valueAwards: ['cap', 'cap', 'jacket'],
    },
  });
});
