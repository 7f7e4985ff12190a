import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '../../messages/index.ts';
import { calendarDayAt, endOfDay, type HouseTime, houseTime, momentAt, wallTimeAt } from './house-time.ts';

const ZONE = 'America/Los_Angeles';
const MOMENT = '2026-03-02T22:02:09Z';

type Told = Readonly<Record<keyof HouseTime, string>>;

// Months in words or signs and twelve hours in every language.
const TOLD: Readonly<Record<Language, Told>> = {
  en: {
    time: '2:02 PM',
    second: '2:02:09 PM',
    moment: 'Mar 2, 2026, 2:02 PM',
    when: 'Mar 2, 2:02 PM',
    day: 'Mar 2, 2026',
    weekday: 'Mon, Mar 2',
  },
  es: {
    time: '2:02 p.m.',
    second: '2:02:09 p.m.',
    moment: '2 mar 2026, 2:02 p.m.',
    when: '2 mar, 2:02 p.m.',
    day: '2 mar 2026',
    weekday: 'lun, 2 de mar',
  },
  vi: {
    time: '2:02 CH',
    second: '2:02:09 CH',
    moment: '2:02 CH 2 thg 3, 2026',
    when: '2:02 CH 2 thg 3',
    day: '2 thg 3, 2026',
    weekday: 'Thứ 2, 2 thg 3',
  },
  'zh-Hans': {
    time: '下午2:02',
    second: '下午2:02:09',
    moment: '2026年3月2日 下午2:02',
    when: '3月2日 下午2:02',
    day: '2026年3月2日',
    weekday: '3月2日周一',
  },
  'zh-Hant': {
    time: '下午2:02',
    second: '下午2:02:09',
    moment: '2026年3月2日 下午2:02',
    when: '3月2日 下午2:02',
    day: '2026年3月2日',
    weekday: '3月2日週一',
  },
};

/** Without what only says where a line may end. */
const plain = (text: string): string => text.replaceAll('\u2060', '').replaceAll(/\s/g, ' ');

for (const language of LANGUAGES) {
  test(`moments are told by the clock of the house, months in words: ${language}`, () => {
    const { time, second, moment, when, day, weekday } = houseTime(language, ZONE);
    assert.deepEqual(
      {
        time: plain(time(MOMENT)),
        second: plain(second(Date.parse(MOMENT))),
        moment: plain(moment(MOMENT)),
        when: plain(when(MOMENT)),
        day: plain(day('2026-03-02')),
        weekday: plain(weekday('2026-03-02')),
      },
      TOLD[language],
    );
  });
}

test('the clock of the house is made once for each language and zone', () => {
  assert.equal(houseTime('vi', ZONE), houseTime('vi', ZONE));
  assert.notEqual(houseTime('vi', ZONE), houseTime('vi', 'America/New_York'));
  assert.notEqual(houseTime('vi', ZONE), houseTime('es', ZONE));
});

test('midnight and noon are 12 o’clock, in the morning and in the afternoon', () => {
  const { time } = houseTime('en', ZONE);
  assert.deepEqual(
    ['2026-03-02T08:05:00Z', '2026-03-02T20:05:00Z'].map(at => plain(time(at))),
    ['12:05 AM', '12:05 PM'],
  );
});

const PIECES: readonly [language: Language, date: string, clock: string, moment: string][] = [
  ['en', 'Mar_2,_2026', '2:02_PM', 'Mar_2,_2026, 2:02_PM'],
  ['es', '2_mar_2026', '2:02_p.m.', '2_mar_2026, 2:02_p.m.'],
  ['vi', '2_thg_3,_2026', '2:02_CH', '2:02_CH 2_thg_3,_2026'],
  ['zh-Hans', '2026+年+3+月+2+日', '下+午+2:02', '2026+年+3+月+2+日 下+午+2:02'],
  ['zh-Hant', '2026+年+3+月+2+日', '下+午+2:02', '2026+年+3+月+2+日 下+午+2:02'],
];

for (const [language, ...pieces] of PIECES) {
  test(`a line ends between a date and a time, never inside one: ${language}`, () => {
    const { time, moment, day } = houseTime(language, ZONE);
    const seen = [day('2026-03-02'), time(MOMENT), moment(MOMENT)];
    assert.deepEqual(
      seen.map(text => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '+')),
      pieces,
    );
  });
}

test('[TAX-1] the day of a payment is the calendar day at the house', () => {
  assert.equal(calendarDayAt(Date.parse('2026-01-01T07:59:59Z'), ZONE), '2025-12-31');
  assert.equal(calendarDayAt(Date.parse('2026-01-01T08:00:00Z'), ZONE), '2026-01-01');
});

test('a day ends at 23:59 on the wall of the house, in winter, in summer and when the clocks change', () => {
  for (const [day, moment] of [
    ['2026-12-31', '2027-01-01T07:59:00.000Z'],
    ['2026-07-04', '2026-07-05T06:59:00.000Z'],
    ['2026-11-01', '2026-11-02T07:59:00.000Z'],
    ['2026-03-08', '2026-03-09T06:59:00.000Z'],
  ] as const) {
    assert.equal(endOfDay(day, ZONE), moment, day);
  }
});

test('a time on the wall of the house and its moment are one, before and after the clocks change', () => {
  for (const [wall, moment] of [
    ['2026-10-31T23:30', '2026-11-01T06:30:00.000Z'],
    ['2026-11-01T03:00', '2026-11-01T11:00:00.000Z'],
    ['2026-03-08T03:00', '2026-03-08T10:00:00.000Z'],
  ] as const) {
    assert.equal(momentAt(wall, ZONE), moment, wall);
    assert.equal(wallTimeAt(Date.parse(moment), ZONE), wall);
  }
});
