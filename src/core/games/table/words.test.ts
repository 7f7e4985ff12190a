import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forOne, inWords, listWords, payWords, percentOfMeter, showPays, to } from './index.ts';

test('numbers below a thousand as a dealer says them', () => {
  const said = [0, 9, 13, 20, 21, 99, 100, 125, 300, 999].map(inWords);
  assert.deepEqual(said, [
    'zero',
    'nine',
    'thirteen',
    'twenty',
    'twenty-one',
    'ninety-nine',
    'one hundred',
    'one hundred twenty-five',
    'three hundred',
    'nine hundred ninety-nine',
  ]);
});

test('[TBL-1] what a row pays, spoken and printed', () => {
  const rows = [to(3, 2), to(9), forOne(300), percentOfMeter(10)];
  assert.deepEqual(rows.map(payWords), [
    'three to two',
    'nine to one',
    'three hundred for one',
    'ten percent of the meter',
  ]);
  assert.deepEqual(rows.map(showPays), ['3 to 2', '9 to 1', '300 for 1', '10% of meter']);
});

test('a list is spoken with "and" before the last', () => {
  assert.deepEqual(
    [listWords([]), listWords(['a']), listWords(['a', 'b']), listWords(['a', 'b', 'c'])],
    ['', 'a', 'a and b', 'a, b and c'],
  );
});
