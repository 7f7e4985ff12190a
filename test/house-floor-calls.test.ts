import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewOf } from '#core/views';
import { openRoom, type Room } from './house/room.ts';

const queued = ({ house }: Room) => {
  const { keys, part } = viewOf('queue');
  return [...keys(house)].map(key => part(house, key));
};

test('[HSE-18] a call is in the queue of the floor until the floor has come, and stops nothing', () => {
  const room = openRoom();
  room.do({ type: 'CallFloor', table: 7 }, { actor: { id: 'dee', role: 'dealer' }, at: '2026-03-02T18:40:00Z' });
  assert.deepEqual(queued(room), [{ type: 'floor-call', since: '2026-03-02T18:40:00Z', table: 7, by: 'dee' }]);
  room.do({ type: 'StartGame', table: 7 });
  room.do({ type: 'GameOver', table: 7 });
  room.do({ type: 'AnswerFloor', table: 7 });
  assert.deepEqual(queued(room), []);
  room.do({ type: 'CallFloor', table: 7 });
});

test('[HSE-18] the table shows since when it waits; a closed one calls nobody', () => {
  const room = openRoom();
  const calledAt = () => (viewOf('tables').part(room.house, '7') as { floorCalledAt?: string }).floorCalledAt;
  assert.equal(calledAt(), undefined);
  room.do({ type: 'CallFloor', table: 7 });
  assert.equal(calledAt(), '2026-03-02T18:30:00Z');
  assert.equal(room.refused({ type: 'CallFloor', table: 9 }).code, 'table-not-open');
});

test('[HSE-18] a call outlives the closing of its table and can be answered', () => {
  const room = openRoom();
  room.do({ type: 'CallFloor', table: 7 });
  room.do({ type: 'CloseTable', table: 7 });
  room.do({ type: 'AnswerFloor', table: 7 });
  assert.deepEqual(queued(room), []);
});
