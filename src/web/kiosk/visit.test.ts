import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeredIn, isInside, letterOf, NOBODY, readVisit, type Visit, writeVisit } from './visit.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
};

const DRAFT = { picks: { 'Raiders at Chiefs': 'Chiefs' }, guess: ['24', '17'] } as const;
const VISIT: Visit = { place: { page: 'picks', promotion: 'week-1', step: 0 }, drafts: { 'week-1': DRAFT } };

test('[CLB-12] a reload goes on where the visit was', () => {
  const store = memory();
  assert.deepEqual(readVisit(store), NOBODY);
  writeVisit(store, VISIT);
  assert.deepEqual(readVisit(store), VISIT);
});

test('[CLB-11] when a visit is over nothing of it is kept', () => {
  const store = memory();
  writeVisit(store, VISIT);
  writeVisit(store, NOBODY);
  assert.equal(store.kept.size, 0);
});

test('[CLB-11] typing a number does not sign on', () => {
  assert.deepEqual([isInside(VISIT), isInside({ ...NOBODY, place: { page: 'pin', card: '1' } })], [true, false]);
});

test('[CLB-12] what was typed wrong into the storage is nobody', () =>
  assert.deepEqual(readVisit({ getItem: () => '{' }), NOBODY));

test('[CLB-12] a guess is sent once both scores are typed', () => {
  assert.deepEqual(letterOf('k', 'week-1', DRAFT), {
    key: 'k',
    promotion: 'week-1',
    picks: DRAFT.picks,
    guess: [24, 17],
  });
  assert.deepEqual(letterOf('k', 'week-1', { ...DRAFT, guess: ['24', ''] }), {
    key: 'k',
    promotion: 'week-1',
    picks: DRAFT.picks,
  });
});

test('[CLB-12] accepted picks are no longer a draft, refused ones still are, and other contests are left alone', () => {
  const before: Visit = { ...VISIT, drafts: { 'week-1': DRAFT, march: DRAFT } };
  const sent: Visit = { ...before, letter: letterOf('k', 'week-1', DRAFT) };
  assert.deepEqual(answeredIn(sent, true), { ...before, drafts: { march: DRAFT } });
  assert.deepEqual(answeredIn(sent, false), before);
});
