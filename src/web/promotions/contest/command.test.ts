import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Draft } from '../parts/opening-form.ts';
import { entryOf, NO_SHEET, type OpenField, pointsOf, postedOf, settlementOf } from './command.ts';

const ZONE = 'America/Los_Angeles';

const EMPTY: Draft<OpenField> = { games: '', deadline: '', things: '' };

const POSTED: readonly [draft: Partial<Draft<OpenField>>, posted: unknown, why: string][] = [
  [
    { games: 'Raiders at Chiefs\nRams at 49ers', deadline: '2026-11-22T09:30' },
    { games: ['Raiders at Chiefs', 'Rams at 49ers'], deadline: '2026-11-22T17:30:00.000Z' },
    'the deadline is a moment',
  ],
  [
    { things: '1st = a pickup truck\n2nd = two jerseys' },
    { games: [], things: { '1st': 'a pickup truck', '2nd': 'two jerseys' } },
    'things by the prizes that give them',
  ],
];
for (const [draft, value, why] of POSTED) {
  test(`what is posted: ${why}`, () => assert.deepEqual(postedOf({ ...EMPTY, ...draft }, ZONE), { ok: true, value }));
}

test('[CON-2] an entry has the picks that are typed, and a guess where both scores are', () => {
  const draft = { ...NO_SHEET, sides: { one: ' Raiders ', two: ' ' } };
  const entry = entryOf(' ana ', draft);
  assert.ok(entry.type === 'SubmitEntry');
  assert.deepEqual([entry.player, entry.picks, entry.guess], ['ana', { one: 'Raiders' }, undefined]);
  const guessed = entryOf(' ana ', { ...draft, score: ['17', '10'] });
  assert.ok(guessed.type === 'SubmitEntry');
  assert.deepEqual(guessed.guess, [17, 10]);
});

test('[CON-3] results are sent as far as they are typed; a verified hand brings its points', () => {
  assert.deepEqual(settlementOf({ ...NO_SHEET, sides: { one: 'Raiders', two: '' } }), {
    type: 'SettleContest',
    results: { one: 'Raiders' },
  });
  const points = pointsOf(' ana ', { award: 12, count: 2 });
  assert.ok(points.type === 'AddPoints');
  assert.deepEqual([points.player, points.points, points.award], ['ana', 2, 12]);
});
