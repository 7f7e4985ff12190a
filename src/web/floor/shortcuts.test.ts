import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moved, requestOf } from './shortcuts.ts';

const press = (key: string, areLettersOn = true) =>
  requestOf({ key, ctrlKey: false, metaKey: false, altKey: false, isTaken: false }, areLettersOn);

test('letters ask for what the list says, large or small', () => {
  assert.deepEqual(
    ['j', 'K', 'Enter', 'v', 'R', 'b', '?'].map(key => press(key)),
    ['next', 'previous', 'open', 'verify', 'reject', 'back-out', 'help'],
  );
});

test('with letters switched off, Enter still opens', () => {
  assert.equal(press('j', false), undefined);
  assert.equal(press('Enter', false), 'open');
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
