export const SENTENCES = {
  'unknown-zone': "“{zone}” isn't a time zone. Enter region and city, like America/Los_Angeles.",
  'unreadable-time': "“{time}” isn't a time of day. Enter 00:00 to 23:59, like 18:00.",
  'unreadable-moment': "“{moment}” isn't a date and time. Enter house time, like 2026-03-02T18:00.",
  'time-skipped': 'There is no {moment}: the clocks went ahead to {next}. Enter the time that the wall clock showed.',
  'offset-not-in-force': "{moment} has an offset that {zone} didn't have then. Leave the offset out, or correct it.",
  'unreadable-window': "“{window}” doesn't say when. Enter days and hours, like {example}.",
  'unknown-weekday': "“{day}” isn't a day of the week. Enter Mondays to Sundays, one by one, or Every day.",
  'window-without-length': 'A window from {time} to {time} has no length. Enter all day for a whole day.',
  'no-such-date': "{date} isn't on the calendar. Check the month and the day.",
  'dates-out-of-order': 'The last day, {last}, is before the first, {first}. Swap them.',
} as const;
