import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HouseCommand } from '#core/house';
import { HouseService } from '#server/house';
import { type Reading, readBody, readMessage, Sensors } from '#server/sensors';
import { openSensorRoom, SENSOR, SENSOR_OFFERING, SETTINGS, startSensorRound, ULTIMATE } from './house/room.ts';
import { clock, done, optionsFor } from './runtime/floor.ts';
import { until } from './runtime/until.ts';
import { simulatedSensors } from './sensors/simulated.ts';

const SETTLE_MS = 20;
const closing: (() => Promise<void>)[] = [];
after(() => Promise.all(closing.map(close => close())));

/** A table with a sensor at each of four seats, on a real journal. */
const openSensed = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'houseway-sensors-'));
  const settings = { ...SETTINGS, bounds: { feesMax: 3, roundSecondsMin: 5 } };
  const house = await HouseService.start(optionsFor({ type: 'sqlite', folder }, { settings }));
  const said: string[] = [];
  const sensors = new Sensors(house, {
    settleMs: SETTLE_MS,
    now: () => clock.now,
    say: sentence => said.push(sentence),
  });
  closing.push(async () => {
    sensors.close();
    await house.stop();
    rmSync(folder, { recursive: true });
  });
  let n = 0;
  const doing = (command: HouseCommand) => done(house, `0-${n++}`, command);
  clock.now = Temporal.Instant.from('2026-03-02T18:00:00Z');
  await doing({ type: 'AnnounceOffering', offering: SENSOR_OFFERING, tables: 'all' });
  clock.now = Temporal.Instant.from('2026-03-02T18:30:00Z');
  await doing({ type: 'StartOffering', activity: SENSOR });
  await doing({ type: 'OpenTable', table: 8, plays: ULTIMATE });
  for (const seat of [1, 2, 3, 4]) {
    const player = { type: 'anonymous' } as const;
    await doing({ type: 'SeatPlayer', table: 8, seated: { seat, position: 1, player, role: 'player' } });
  }
  const see = (seat: number, isOn: boolean, more: { at?: string; activity?: string } = {}) =>
    sensors.see('sensor-8', { table: 8, seat, position: 1, activity: SENSOR, space: 'player', isOn, ...more });
  const lit = (): readonly number[] => house.state?.tables.get(8)?.lit.map(one => one.seat) ?? [];
  return { house, doing, see, lit, said, sensors };
};

test('[FED-8] a coin that bounces is one fee, and one taken back is none', async () => {
  const { house, see, lit } = await openSensed();
  const { durable } = house;
  for (const isOn of [true, false, true, false, true]) void see(1, isOn);
  await until(() => lit().length === 1);
  void see(1, false);
  void see(1, true);
  await sleep(3 * SETTLE_MS);
  assert.deepEqual(lit(), [1]);
  assert.equal(house.durable, durable + 1);
  void see(1, false);
  await until(() => lit().length === 0);
});

test('[FED-8] what is still there after its round is not paid twice; what came meanwhile waits for the end', async () => {
  const { doing, see, lit, said } = await openSensed();
  void see(1, true);
  await until(() => lit().length === 1);
  await doing({ type: 'StartGame', table: 8, playerDealer: 4 });
  void see(2, true);
  await sleep(3 * SETTLE_MS);
  assert.deepEqual(lit(), []);
  await doing({ type: 'GameOver', table: 8 });
  await until(() => lit().length === 1);
  assert.deepEqual(lit(), [2]);
  assert.deepEqual(said, []);
});

test('[HSE-17] too many fees for a table raise an alarm, and none is taken until it is answered', async () => {
  const { house, doing, see, lit, said } = await openSensed();
  for (const seat of [1, 2, 3]) void see(seat, true);
  await until(() => lit().length === 3);
  void see(4, true);
  await until(() => house.state?.alarms.size === 1);
  assert.deepEqual(lit(), [1, 2, 3]);
  void see(1, false);
  await until(() => lit().length === 2);
  void see(1, true);
  await until(() => said.length === 1);
  assert.match(
    said[0]!,
    /^The sensor at table 8, seat 1 was refused: Table 8 can't take fees: alarm 1 is open \(4 fees /,
  );
  await doing({ type: 'AnswerAlarm', alarm: 1, found: 'a magnet on seat 4' });
  void see(1, false);
  await sleep(3 * SETTLE_MS);
  void see(1, true);
  await until(() => lit().length === 3);
});

const READING: Reading = { table: 8, seat: 3, position: 1, activity: SENSOR, space: 'player', isOn: true };
const MESSAGES: readonly [topic: string, payload: string, reading: Reading | 'refused', why: string][] = [
  [`tables/8/seats/3/activities/${SENSOR}`, 'on', READING, 'a fee came'],
  [`tables/8/seats/3/activities/${SENSOR}`, '0', { ...READING, isOn: false }, 'and went'],
  [`tables/8/seats/3/positions/2/activities/${SENSOR}`, '1', { ...READING, position: 2 }, 'behind the seat'],
  [`tables/8/seats/3/activities/${SENSOR}/player-dealer`, 'on', { ...READING, space: 'player-dealer' }, 'on the bank'],
  [`tables/8/seats/0/activities/${SENSOR}`, 'on', 'refused', 'seats count from 1'],
  [`tables/8/seats/3/activities/${SENSOR}`, 'constructor', 'refused', 'no word of ours'],
  ['tables/8', 'on', 'refused', 'no place'],
];
for (const [topic, payload, expected, why] of MESSAGES) {
  test(`[FED-8] ${topic} ${payload}: ${why}`, () => {
    const read = readMessage({ topic, payload });
    assert.deepEqual(read.ok ? read.value : 'refused', expected);
  });
}

test('[FED-8] a body is read strictly, and refused with the place of the mistake', () => {
  const read = readBody({ table: 8, seat: 3, activity: SENSOR, isOn: true });
  assert.deepEqual(read.ok && read.value, READING);
  const stray = readBody({ ...READING, seat: '3' });
  assert.match(stray.ok ? '' : stray.message, /^This isn't a sensor reading: seat \(a whole number\)\./);
});

test('[FED-8] simulated sensors put fees down between rounds and sweep them in one', () => {
  const room = openSensorRoom();
  const look = simulatedSensors('demo');
  const readings = Array.from({ length: 5 }, () => look(room.house)).flat();
  assert.ok(readings.some(({ isOn }) => isOn));
  assert.ok(readings.every(reading => 'activity' in reading && reading.activity === SENSOR));
  startSensorRound(room, 8);
  const swept = look(room.house).filter(({ table }) => table === 8);
  assert.ok(swept.length > 0 && swept.every(({ isOn }) => !isOn));
  assert.deepEqual(
    look(room.house).filter(({ table }) => table === 8),
    [],
  );
});

test('[IN-10] [MCH-10] a reading is told what became of it: taken, unchanged, waiting, superseded or refused', async () => {
  const { doing, see, sensors } = await openSensed();
  assert.equal((await see(1, true)).outcome, 'taken');
  assert.equal((await see(1, true)).outcome, 'unchanged');
  const [first, second] = await Promise.all([see(2, true), see(2, false)]);
  assert.deepEqual([first.outcome, second.outcome], ['superseded', 'unchanged']);
  const wrong = await see(3, true, { activity: 'NOPE' });
  assert.ok(wrong.outcome === 'refused');
  assert.equal(wrong.refusal.code, 'unknown-activity');
  assert.deepEqual(
    sensors.faults.map(({ table, seat, count, refusal }) => [table, seat, count, refusal.code]),
    [[8, 3, 1, 'unknown-activity']],
  );
  await doing({ type: 'StartGame', table: 8, playerDealer: 4 });
  assert.equal((await see(2, true)).outcome, 'waiting');
  assert.deepEqual(sensors.counts, { taken: 1, waiting: 1, unchanged: 2, superseded: 1, refused: 1 });
});

test('[IN-10] [MCH-10] a reading that says when it was seen counts once and in order, and not after its round', async () => {
  const { doing, see, lit, sensors } = await openSensed();
  const at = (second: number): { at: string } => ({ at: `2026-03-02T18:30:0${second}Z` });
  assert.equal((await see(1, true, at(1))).outcome, 'taken');
  const again = await see(1, true, at(1));
  assert.deepEqual([again.outcome, lit()], ['taken', [1]], 'delivered twice: told again, and one fee');
  assert.equal((await see(1, false, at(0))).outcome, 'superseded', 'older, and delivered later');
  clock.now = Temporal.Instant.from('2026-03-02T18:30:05Z');
  await doing({ type: 'StartGame', table: 8, playerDealer: 4 });
  await doing({ type: 'GameOver', table: 8 });
  clock.now = Temporal.Instant.from('2026-03-02T18:30:07Z');
  const late = await see(2, true, at(3));
  assert.ok(late.outcome === 'refused' && late.refusal.code === 'reading-late');
  assert.deepEqual(lit(), []);
  assert.equal((await see(2, true, at(7))).outcome, 'taken');
  assert.equal(sensors.faults.length, 0, 'a reading that is taken ends the fault of its place');
  const ahead = await see(3, true, { at: '2026-03-02T18:40:00Z' });
  assert.ok(ahead.outcome === 'refused' && ahead.refusal.code === 'reading-ahead');
});

test('[IN-10] [MCH-10] topics under a name of the broker and payloads in capitals are read', () => {
  const read = readMessage({ topic: `houseway/tables/8/seats/3/activities/${SENSOR}`, payload: 'ON' });
  assert.deepEqual(read.ok && read.value, READING);
});
