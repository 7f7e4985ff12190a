import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatTime, type PostedWindow, parseWindow, WEEKDAYS, type Weekday } from './index.ts';

const formatWindow = ({ days, hours, by, dates }: PostedWindow): string =>
  [
    formatDays(days),
    hours === 'all-day' ? 'all day' : `${formatTime(hours.from)} to ${formatTime(hours.to)}`,
    ...(by === 'gaming-day' ? ['by gaming day'] : []),
    ...(dates === undefined ? [] : [`from ${dates.first} to ${dates.last}`]),
  ].join(' ');

const formatDays = (days: readonly Weekday[]): string => {
  const names = WEEKDAYS.filter(day => days.includes(day)).map(day => `${day}s`);
  if (names.length === WEEKDAYS.length) return 'Every day';
  return names.length === 1 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

const READ: readonly [text: string, printed: string, why: string][] = [
  ['Mondays 18:00 to 22:00', 'Mondays 18:00 to 22:00', 'as it is posted'],
  ['monday 6:00 to 24:00', 'Mondays 06:00 to 00:00', 'as people type it'],
  ['Sundays, Fridays and Saturdays all day', 'Fridays, Saturdays and Sundays all day', 'in the order of the week'],
  ['Tuesdays and Tuesdays 10:00 to 11:00', 'Tuesdays 10:00 to 11:00', 'a day is a day'],
  [`${WEEKDAYS.join(', ')} all day`, 'Every day all day', 'all seven are every day'],
  [' every  day  22:00 to 02:00  by gaming day ', 'Every day 22:00 to 02:00 by gaming day', 'spaces do not matter'],
  [
    'Thursdays 14:00 to 23:00 from 2012-08-02 to 2012-08-30',
    'Thursdays 14:00 to 23:00 from 2012-08-02 to 2012-08-30',
    'five Thursdays',
  ],
];
for (const [text, printed, why] of READ) {
  test(`[TIM-8] "${text}" is ${printed}: ${why}`, () => {
    const read = parseWindow(text);
    assert.ok(read.ok);
    assert.equal(formatWindow(read.value), printed);
  });
}

const REFUSED: readonly [text: string, code: string, why: string][] = [
  ['Mondays 25:00 to 26:00', 'unreadable-time', 'no such hour'],
  ['Mondays 18:00 to 22:60', 'unreadable-time', 'no such minute'],
  ['Mondays 24:00 to 02:00', 'unreadable-time', 'only an end may be 24:00'],
  ['', 'unreadable-window', 'nothing written'],
  ['18:00 to 22:00', 'unreadable-window', 'no days'],
  ['Mondays', 'unreadable-window', 'no hours'],
  ['Mondays 6pm to 10pm', 'unreadable-window', 'not by the 24-hour clock'],
  ['Mondays 18:00 to 22:00 from 2026-03-01', 'unreadable-window', 'no last day'],
  ['Moondays 18:00 to 22:00', 'unknown-weekday', 'a slip'],
  ['Mondays, 18:00 to 22:00', 'unknown-weekday', 'a comma and no day behind it'],
  ['Mondays 18:00 to 18:00', 'window-without-length', 'a whole day is written all day'],
  ['Mondays all day from 2026-02-30 to 2026-03-31', 'no-such-date', 'February is shorter'],
  ['Mondays all day from 2026-02-01 to 2026-02-29', 'no-such-date', 'at both ends'],
  ['Mondays all day from 2026-03-31 to 2026-03-01', 'dates-out-of-order', 'exchanged'],
];
for (const [text, code, why] of REFUSED) {
  test(`[TIM-8] "${text}" is refused: ${why}`, () => {
    const read = parseWindow(text);
    assert.equal(!read.ok && read.code, code);
  });
}

const times = fc.nat(24 * 60 - 1).map(minute => new Temporal.PlainTime(Math.floor(minute / 60), minute % 60));
const dates = fc.nat(3_650).map(days => Temporal.PlainDate.from('2020-01-01').add({ days }));
const windows: fc.Arbitrary<PostedWindow> = fc.record(
  {
    days: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    hours: fc.oneof(
      fc.constant('all-day' as const),
      fc.record({ from: times, to: times }).filter(({ from, to }) => !from.equals(to)),
    ),
    by: fc.constantFrom('calendar-day', 'gaming-day'),
    dates: fc.tuple(dates, fc.nat(60)).map(([first, days]) => ({ first, last: first.add({ days }) })),
  },
  { requiredKeys: ['days', 'hours', 'by'] },
);

test('[TIM-8] parse undoes format', () => {
  // Moments and dates are compared by their text, as JSON writes them.
  fc.assert(
    fc.property(windows, window => {
      const read = parseWindow(formatWindow(window));
      assert.ok(read.ok);
      assert.deepEqual(JSON.parse(JSON.stringify(read.value)), JSON.parse(JSON.stringify(window)));
    }),
  );
});
