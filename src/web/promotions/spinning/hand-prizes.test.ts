import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import type { Draft } from '../parts/opening-form.ts';
import { HAND_FIELDS, type HandField, handPrizesIn } from './hand-prizes.ts';

const NOTHING = Object.fromEntries(Object.keys(HAND_FIELDS).map(key => [key, ''])) as Draft<HandField>; // All of them.

test('hands that pay nothing are left out of what is posted', () => {
  const draft = { ...NOTHING, pair: '100', 'royal-flush': '$5,000', valueAwards: '2 x cap\njacket' };
  assert.deepEqual(handPrizesIn(draft), {
    ok: true,
    value: {
      prizes: { 'royal-flush': dollars(5_000), pair: dollars(100) },
      valueAwards: ['cap', 'cap', 'jacket'],
    },
  });
});
