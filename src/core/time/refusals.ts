import { refusals } from '#core/base';

export const SENTENCES = {
  'unknown-zone': (f: { zone: string }) =>
    `${f.zone} is not a time zone. Name it by region and city, for example America/Los_Angeles.`,
  'unreadable-time': (f: { time: string }) =>
    `${f.time} is not a time of day. Write 00:00 to 23:59, for example 18:00.`,
  'unreadable-moment': (f: { moment: string }) =>
    `${f.moment} is not a date and time. Write house time, for example 2026-03-02T18:00.`,
  'time-skipped': (f: { moment: string; next: string }) =>
    `There is no ${f.moment}: the clocks went ahead to ${f.next}. Write the time that the wall clock showed.`,
  'offset-not-in-force': (f: { moment: string; zone: string }) =>
    `${f.moment} has an offset that ${f.zone} did not have then. Leave the offset out, or correct it.`,
  'unreadable-window': (f: { window: string; example: string }) =>
    `${f.window} does not say when. Write days and hours, for example ${f.example}.`,
  'unknown-weekday': (f: { day: string }) =>
    `${f.day} is not a day of the week. Write Mondays to Sundays, one by one, or Every day.`,
  'window-without-length': (f: { time: string }) =>
    `A window from ${f.time} to ${f.time} has no length. Write all day for a whole day.`,
  'no-such-date': (f: { date: string }) => `There is no ${f.date} in the calendar. Check the month and the day.`,
  'dates-out-of-order': (f: { first: string; last: string }) =>
    `The last day, ${f.last}, is before the first, ${f.first}. Exchange them.`,
  'unreadable-period': (f: { period: string }) =>
    `${f.period} is not a period. Write a number of minutes, hours or days, for example 30 days.`,
};

export const refuse = refusals(SENTENCES);
