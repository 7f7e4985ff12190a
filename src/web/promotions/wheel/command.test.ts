import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { YES } from '../parts/posting.ts';
import { postedOf, spotsIn } from './command.ts';

test('the spots of a wheel are read line by line: amounts, things with their worth, so many of them, and the double', () => {
  assert.deepEqual(spotsIn('2 x $50\n\n cap = 25\njacket\nDouble'), {
    ok: true,
    value: [
      { type: 'cash', amount: dollars(50) },
      { type: 'cash', amount: dollars(50) },
      { type: 'goods', what: 'cap', value: dollars(25) },
      { type: 'goods', what: 'jacket' },
      { type: 'double' },
    ],
  });
  assert.deepEqual(spotsIn('cap = much'), { ok: false, words: 'much' });
});

test('[B101-21] a whole wheel is posted; what cannot be read is said, and nothing before its spots are written', () => {
  const draft = {
    spots: '$50',
    jackpot: '$1,000',
    guarantee: '25',
    guaranteedFrom: '16:00',
    guaranteedTo: '18:00',
    spunByComputer: YES,
  };
  assert.deepEqual(postedOf(draft), {
    ok: true,
    value: {
      spots: [{ type: 'cash', amount: dollars(50) }],
      jackpot: { type: 'cash', amount: dollars(1_000) },
      guarantee: dollars(25),
      guaranteedAt: { from: '16:00', to: '18:00' },
      byComputer: true,
    },
  });
  assert.deepEqual(postedOf({ ...draft, guarantee: 'some' }), { ok: false, words: 'some' });
  assert.deepEqual(postedOf({ ...draft, spots: ' ' }), { ok: false, words: '' });
});
