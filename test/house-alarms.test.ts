import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSensorRoom, type Room, SENSOR, SETTINGS, startSensorRound } from './house/room.ts';

const lit = (seat: number) => ({ seat, position: 1, activity: SENSOR, space: 'player' }) as const;

const boundedRoom = (): Room => {
  const room = openSensorRoom();
  room.house = { ...room.house, settings: { ...SETTINGS, bounds: { feesMax: 2, roundSecondsMin: 5 } } };
  return room;
};

test('[HSE-17] a round sooner than any can be played is not started: it raises an alarm', () => {
  const room = boundedRoom();
  startSensorRound(room, 8);
  room.do({ type: 'GameOver', table: 8 });
  const meter = room.meter(SENSOR);
  const [event, ...more] = room.do({ type: 'StartGame', table: 8, playerDealer: 4 }, { at: '2026-03-02T18:30:04.9Z' });
  assert.deepEqual(more, []);
  assert.deepEqual(event, {
    type: 'ContributionAlarmed',
    alarm: 1,
    table: 8,
    why: 'too-fast',
    words: 'The round started 4.9 s after the last one; expected at least 5 s',
    said: { code: 'alarm.too-fast', facts: { seconds: '4.9', least: 5 } },
    at: '2026-03-02T18:30:04.9Z',
  });
  assert.equal(room.meter(SENSOR), meter, 'nothing was taken');
  const refusal = room.refused({ type: 'StartGame', table: 8, playerDealer: 4 }, { at: '2026-03-02T18:31:00Z' });
  assert.equal(refusal.code, 'alarm-open');
  room.do({ type: 'StartGame', table: 9, playerDealer: 4 });
  room.do({ type: 'AnswerAlarm', alarm: 1, found: 'the key hung' });
  room.do({ type: 'StartGame', table: 8, playerDealer: 4 });
});

test('[HSE-17] at the bound a round starts', () => {
  const room = boundedRoom();
  startSensorRound(room, 8);
  room.do({ type: 'GameOver', table: 8 });
  const [event] = room.do({ type: 'StartGame', table: 8, playerDealer: 4 }, { at: '2026-03-02T18:30:05Z' });
  assert.equal(event?.type, 'RoundStarted');
});

test('[HSE-17] a sensor that sees more fees than there are places raises an alarm; the dealer may still mark one', () => {
  const room = boundedRoom();
  const bySensor = { actor: { id: 'sensor-8', role: 'sensor' } };
  for (const seat of [1, 2]) room.do({ type: 'LightSeat', table: 8, lit: lit(seat) }, bySensor);
  const [event] = room.do({ type: 'LightSeat', table: 8, lit: lit(3) }, bySensor);
  assert.equal(event?.type, 'ContributionAlarmed');
  assert.equal(room.house.tables.get(8)?.lit.length, 2);
  assert.equal(room.refused({ type: 'LightSeat', table: 8, lit: lit(3) }, bySensor).code, 'alarm-open');
  room.do({ type: 'LightSeat', table: 8, lit: lit(3) });
});

test('[HSE-17] without bounds nothing is an alarm', () => {
  const room = openSensorRoom();
  for (let round = 0; round < 3; round++) {
    startSensorRound(room, 8);
    room.do({ type: 'GameOver', table: 8 });
  }
  assert.equal(room.house.alarms.size, 0);
});
