import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatTime, houseClock, parseTime } from './index.ts';

test('[TIM-1] a house has a zone and a time at which its gaming day starts', () => {
  const clock = houseClock({ zone: 'America/Los_Angeles', dayStartsAt: '6:00' });
  assert.ok(clock.ok);
  assert.equal(clock.value.zone, 'America/Los_Angeles');
  assert.equal(formatTime(clock.value.dayStartsAt), '06:00');
});

const REFUSED: readonly [zone: string, dayStartsAt: string, code: string, why: string][] = [
  ['America/San_Jose', '06:00', 'unknown-zone', 'no such city'],
  ['-08:00', '06:00', 'unknown-zone', 'an offset is right for half of the year'],
  ['', '06:00', 'unknown-zone', 'none given'],
  ['America/Los_Angeles', '6 am', 'unreadable-time', 'hours and minutes are asked for'],
];
for (const [zone, dayStartsAt, code, why] of REFUSED) {
  test(`[TIM-1] a house in "${zone}" from ${dayStartsAt} is refused: ${why}`, () => {
    const clock = houseClock({ zone, dayStartsAt });
    assert.equal(!clock.ok && clock.code, code);
  });
}

test('[TIM-2] every minute of the day: parse undoes format', () => {
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const time = new Temporal.PlainTime(Math.floor(minute / 60), minute % 60);
    const read = parseTime(formatTime(time));
    assert.ok(read.ok && read.value.equals(time));
  }
});

for (const text of ['', '24:00', '18', '18:60', '18:5', '6pm', '18:00:30', '-1:00']) {
  test(`[TIM-2] "${text}" is not a time of day`, () => {
    const read = parseTime(text);
    assert.equal(!read.ok && read.code, 'unreadable-time');
  });
}
