import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openRoom } from './house/room.ts';

test('[F1] [TIM-14] while the clock is on hold nothing falls due; two people accept it, never one', () => {
  const room = openRoom();
  room.do({ type: 'EngagePerson', person: 'ada', roles: ['administrator'], department: 'systems' });
  room.do({ type: 'EngagePerson', person: 'con', roles: ['compliance'], department: 'compliance' });
  const meters = JSON.stringify([...room.house.funds]);
  room.do({ type: 'HoldClock', wall: '2026-04-11T18:00:00Z' });
  room.now = Temporal.Instant.from('2026-04-11T18:00:00Z');
  const passed = room.ask({ type: 'LetTimePass' });
  assert.ok(passed.ok && passed.events.length === 0);
  assert.equal(JSON.stringify([...room.house.funds]), meters);
  assert.equal(room.refused({ type: 'AcceptClock' }).code, 'second-person-missing');
  const [released] = room.both({ type: 'AcceptClock' });
  assert.deepEqual(released?.type === 'ClockReleased' && [released.by, released.wall], [
    ['ann', 'bo'],
    '2026-04-11T18:00:00Z',
  ]);
  const due = room.ask({ type: 'LetTimePass' });
  assert.ok(due.ok && due.events.length > 0, 'then it falls due');
});
