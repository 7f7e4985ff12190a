import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moved, requestOf } from './shortcuts.ts';

const press = (key: string, how: { hasModifier?: boolean; isTaken?: boolean } = {}, areLettersOn = true) =>
  requestOf({ key, hasModifier: false, isTaken: false, ...how }, areLettersOn);

test('letters ask for what the list says, large or small', () => {
  assert.deepEqual(
    ['j', 'K', 'Enter', 'v', 'R', 'b', '?'].map(key => press(key)),
    ['next', 'previous', 'open', 'verify', 'reject', 'back-out', 'help'],
  );
});

test('fields keep their letters, the system its combinations, and letters can be turned off', () => {
  assert.equal(press('v', { isTaken: true }), undefined);
  assert.equal(press('r', { hasModifier: true }), undefined);
  assert.equal(press('j', {}, false), undefined);
  assert.equal(press('Enter', {}, false), 'open');
  assert.equal(press('q'), undefined);
});

test('moving stays within the queue', () => {
  const keys = ['a', 'b', 'c'];
  assert.equal(moved(keys, undefined, 1), 'a');
  assert.equal(moved(keys, 'b', 1), 'c');
  assert.equal(moved(keys, 'c', 1), 'c');
  assert.equal(moved(keys, 'a', -1), 'a');
  assert.equal(moved(keys, 'gone', 1), 'a');
  assert.equal(moved([], undefined, 1), undefined);
});
