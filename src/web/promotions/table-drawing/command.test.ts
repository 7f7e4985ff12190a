import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMPTY_TABLE, TABLE } from '../../../../test/fixtures/seating.ts';
import { drawnAmong, drawTableOf, EMPTY_DRAW } from './command.ts';

test('[TBD-1] who showed ID goes along with the balls; the newest ball of an open table asks for its seats', () => {
  assert.equal(drawnAmong([TABLE, EMPTY_TABLE], '99, 7')?.table, 7);
  assert.equal(drawnAmong([TABLE, { ...EMPTY_TABLE, isOpen: false }], '12'), undefined);
  const draft = {
    ...EMPTY_DRAW,
    balls: '99, 7',
    ids: ['7/4'],
    spinCards: { '1': 'A', '4': '' },
    stops: 'As\n\nlogo cap',
  };
  const { balls, ids, spinCards, stops } = drawTableOf(draft);
  assert.deepEqual(
    [balls, ids, spinCards, stops],
    [[99, 7], [{ table: 7, seat: 4 }], { '1': 'A' }, ['As', 'logo cap']],
  );
});
