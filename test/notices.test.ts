import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BEAT, openRoom, SENSOR } from './house/room.ts';

const nameIn = (room: ReturnType<typeof openRoom>, id: string): string =>
  room.house.settings.activities.find(one => one.id === id)!.name;

test('[SGN-6] [SGN-1] words that name an activity are posted only as a notice about it', () => {
  const room = openRoom();
  const words = `Win big with ${nameIn(room, BEAT)}!`;
  assert.equal(room.refused({ type: 'PostNotice', words }).code, 'notice-names-activity');
  assert.equal(room.refused({ type: 'PostNotice', words: `See ${BEAT}` }).code, 'notice-names-activity');
  assert.equal(
    room.refused({ type: 'PostNotice', words: 'Big wins', also: [{ language: 'es', words }] }).code,
    'notice-names-activity',
    'in any language',
  );
  assert.equal(room.refused({ type: 'PostNotice', words, activity: SENSOR }).code, 'notice-names-activity');
  room.do({ type: 'PostNotice', words, activity: BEAT });
  assert.deepEqual(room.house.notices.get(1), { notice: 1, words, activity: BEAT });
});

test('[SGN-6] a notice that would be over before it is shown is refused', () => {
  const room = openRoom();
  const at = (hours: number): string => room.now.add({ hours }).toString();
  const posted = { type: 'PostNotice', words: 'Closed on Sunday' } as const;
  assert.equal(room.refused({ ...posted, until: at(-1) }).code, 'notice-never-shown');
  assert.equal(room.refused({ ...posted, from: at(3), until: at(2) }).code, 'notice-never-shown');
  room.do({ ...posted, from: at(1), until: at(2) });
  assert.equal(room.house.notices.get(1)?.until, room.now.add({ hours: 2 }).toString());
});
