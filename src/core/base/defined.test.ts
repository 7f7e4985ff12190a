import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defined } from './defined.ts';

test('a field without a value is absent, whatever else has one', () => {
  const photo: string | undefined = undefined;
  assert.deepEqual(defined({ name: 'Ann', photo, count: 0, last: null, isNew: false, note: '' }), {
    name: 'Ann',
    count: 0,
    last: null,
    isNew: false,
    note: '',
  });
  assert.equal('photo' in defined({ photo }), false);
  assert.deepEqual(defined({}), {});
});
