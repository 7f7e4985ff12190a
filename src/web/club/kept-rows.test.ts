import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptRows } from './kept-rows.ts';

test('[CLB-9] everything that is kept is a line on the paper, named by the way to it', () => {
  const kept = {
    record: { name: 'Zoë', photo: 'data:', card: '1' },
    ids: ['m-1', 'm-2'],
    merged: [],
    account: { tracked: [{ hours: 8, noPurchase: ['Ask.'] }] },
  };
  assert.deepEqual(keptRows(kept), [
    ['record › name', 'Zoë'],
    ['record › card', '1'],
    ['ids › 1', 'm-1'],
    ['ids › 2', 'm-2'],
    ['account › tracked › 1 › hours', '8'],
  ]);
});
