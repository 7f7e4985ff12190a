import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgetPlaces, isSecondFault, noteFault } from './faults.ts';

const storeOf = (first: Readonly<Record<string, string>> = {}) => {
  const kept = new Map(Object.entries(first));
  return {
    names: () => [...kept.keys()],
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
    key: (place: number) => [...kept.keys()][place] ?? null,
    get length() {
      return kept.size;
    },
  };
};

test('a fault within a minute of another is a second one', () => {
  const store = storeOf();
  assert.equal(isSecondFault(store, 1_000), false);
  noteFault(store, 1_000);
  assert.equal(isSecondFault(store, 60_999), true);
  assert.equal(isSecondFault(store, 61_000), false);
});

test('a browser without storage has first faults only', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  const store = { ...storeOf(), getItem: refuse, setItem: refuse };
  noteFault(store, 1);
  assert.equal(isSecondFault(store, 2), false);
});

test('starting over forgets what was opened here, and nothing of others', () => {
  const store = storeOf({ 'houseway-promotions-place': '{}', 'houseway-fault-at': '1', other: 'x', 'houseway-z': '1' });
  forgetPlaces(store);
  assert.deepEqual(store.names(), ['other']);
});
