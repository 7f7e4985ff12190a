import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatMoment } from '#core/time';
import { actor, openRoom, type Room } from './house/room.ts';

const CON = actor('con', 'compliance');

/** Each of the tasks of an incident with the house's own moment by which it is due. */
const duesOf = ({ house }: Room, incident: number): readonly (readonly [string, string])[] => {
  const { clock } = house.settings;
  const { tasks = [] } = house.incidents.get(incident) ?? {};
  return tasks.map(({ task, due }) => [task, formatMoment(clock, Temporal.Instant.from(due))]);
};

test('[INC-1] [REG-S7] an incident starts the clocks of the law, and is closed once everybody was told', () => {
  const room = openRoom();
  const at = '2026-03-02T18:40:00Z';
  room.do({ type: 'OpenIncident', kind: 'data-exposed', words: 'A laptop is missing.' }, { actor: CON, at });
  assert.deepEqual(duesOf(room, 1), [
    ['tell-persons', '2026-04-02T00:00'],
    ['tell-attorney-general', '2026-04-17T00:00'],
  ]);
  const open = room.refused({ type: 'CloseIncident', incident: 1 });
  assert.equal(open.code, 'incident-tasks-open');
  assert.match(open.message, /tell the persons affected/);
  const told = { type: 'DoIncidentTask', incident: 1, task: 'tell-persons' } as const;
  room.do(told, { actor: CON, at: '2026-03-03T18:40:00Z' });
  assert.equal(room.refused(told).code, 'no-such-incident-task');
  room.do({ type: 'DoIncidentTask', incident: 1, task: 'tell-attorney-general' });
  room.do({ type: 'CloseIncident', incident: 1 });
  assert.equal(room.refused({ type: 'CloseIncident', incident: 1 }).code, 'unknown-incident');
  const { tasks, closed } = room.house.incidents.get(1)!;
  assert.deepEqual(tasks[0]?.done, { at: '2026-03-03T18:40:00Z', by: 'con' }, 'it stays on record who did what when');
  assert.ok(closed !== undefined);
});

test('[REG-S7] the Bureau is told within five days of a failure, misuse, or a log that is not synchronized', () => {
  for (const kind of ['system-failure', 'misuse', 'unsynchronized'] as const) {
    const room = openRoom();
    room.do({ type: 'OpenIncident', kind, words: 'It happened.' }, { at: '2026-03-02T18:40:00Z' });
    assert.deepEqual(duesOf(room, 1), [['tell-bureau', '2026-03-08T00:00']]);
  }
});

test('[REG-S3] an emergency change opens tasks by business days: over a weekend and a change of clocks', () => {
  const room = openRoom();
  const friday = '2026-03-06T20:00:00Z';
  room.do({ type: 'OpenIncident', kind: 'emergency-change', words: 'The meters froze.' }, { at: friday });
  assert.deepEqual(duesOf(room, 1), [
    ['notify-change', '2026-03-10T00:00'],
    ['release-notes', '2026-03-12T00:00'],
  ]);
});

test('[REG-A8] an incident keeps the camera that has it, with its times', () => {
  const room = openRoom();
  const camera = 'Camera 14, 9:02 to 9:10 PM, 3 seconds ahead';
  room.do({ type: 'OpenIncident', kind: 'misuse', words: 'A bet was moved.', camera });
  assert.equal(room.house.incidents.get(1)?.camera, camera);
});
