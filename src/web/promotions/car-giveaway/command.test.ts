import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { chipsIn, countOf, keysOf, newHolder, postedOf } from './command.ts';

test('[CAR-1] holders are those who are named; cards and envelopes are sent as far as they are drawn', () => {
  const rows = [{ ...newHolder(' ana '), isPresent: true, card: 'A', envelope: '3' }, newHolder('ben'), newHolder('')];
  assert.deepEqual(keysOf(rows, '3'), {
    type: 'TryKeys',
    holders: [
      { player: 'ana', isPresent: true, showsId: false, showsPass: false, card: 'A', envelope: 3 },
      { player: 'ben', isPresent: false, showsId: false, showsPass: false },
    ],
    startingEnvelope: 3,
  });
  assert.deepEqual(chipsIn('ana 4,200\nben van 4200 2\nnobody'), [
    { player: 'ana', chips: 4_200 },
    { player: 'ben van', chips: 4_200, extra: 2 },
  ]);
});

test('[CAR-4] [CAR-5] chips are counted at every table of the first round, and at the final one', () => {
  const [one, other] = [chipsIn('ana 4200'), chipsIn('ben 900')];
  assert.deepEqual(countOf('first', [one, other]), { type: 'CountFirstRound', tables: [[...one], [...other]] });
  assert.deepEqual(countOf('final', [one]), { type: 'CountFinalTable', counts: [...one] });
});

test('what the car is worth is posted', () =>
  assert.deepEqual(postedOf({ carValue: '32,000' }), { ok: true, value: { carValue: dollars(32_000) } }));
