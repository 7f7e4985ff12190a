import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMPTY_TABLE, TABLE } from '../parts/seating.fixture.ts';
import { drawnAmong, drawTableOf, EMPTY_DRAW } from './command.ts';

test('[TBD-1] the floor goes along with the balls; the newest ball of an open table asks for its seats', () => {
  assert.equal(drawnAmong([TABLE, EMPTY_TABLE], '99, 7')?.table, 7);
  assert.equal(drawnAmong([TABLE, { ...EMPTY_TABLE, isOpen: false }], '12'), undefined);
  const draft = {
    ...EMPTY_DRAW,
    balls: '99, 7',
    ids: ['7/4'],
    spinCards: { '1': 'A', '4': '' },
    stops: 'As\n\nlogo cap',
  };
  const { tables, balls, spinCards, stops } = drawTableOf([TABLE, EMPTY_TABLE], draft);
  assert.deepEqual([balls, spinCards, stops], [[99, 7], { '1': 'A' }, ['As', 'logo cap']]);
  assert.deepEqual(
    tables.map(({ table, isActive }) => [table, isActive]),
    [
      [7, true],
      [12, false],
    ],
  );
  assert.deepEqual(tables[0]?.seats, [
    { seat: 1, showsId: false, wasDealtIn: true, role: 'player', player: 'm-1' },
    { seat: 4, showsId: true, wasDealtIn: false, role: 'player', age: 30 },
  ]);
});
