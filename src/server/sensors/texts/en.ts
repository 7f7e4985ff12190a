export const SENTENCES = {
  'not-a-reading': "This isn't a sensor reading: {problem}. Set the sensor up as docs/feed.md says.",
  'reading-late':
    'The reading of table {table}, seat {seat} is from before the last round, so it came too late for it.',
  'reading-ahead': 'The reading is from {at}, which is still to come. Set the clock of the sensor.',
  'reading-failed': "The reading couldn't be handled. Look at the log of the server.",
} as const;

export const TERMS = {
  'reading.topic': 'topic {topic}',
  'reading.payload': 'payload {payload}',
} as const;
