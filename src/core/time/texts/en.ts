export const SENTENCES = {
  'unknown-zone': '{zone} is not a time zone. Name it by region and city, for example America/Los_Angeles.',
  'unreadable-time': '{time} is not a time of day. Write 00:00 to 23:59, for example 18:00.',
  'unreadable-moment': '{moment} is not a date and time. Write house time, for example 2026-03-02T18:00.',
  'time-skipped': 'There is no {moment}: the clocks went ahead to {next}. Write the time that the wall clock showed.',
  'offset-not-in-force': '{moment} has an offset that {zone} did not have then. Leave the offset out, or correct it.',
  'unreadable-window': '{window} does not say when. Write days and hours, for example {example}.',
  'unknown-weekday': '{day} is not a day of the week. Write Mondays to Sundays, one by one, or Every day.',
  'window-without-length': 'A window from {time} to {time} has no length. Write all day for a whole day.',
  'no-such-date': 'There is no {date} in the calendar. Check the month and the day.',
  'dates-out-of-order': 'The last day, {last}, is before the first, {first}. Exchange them.',
} as const;
