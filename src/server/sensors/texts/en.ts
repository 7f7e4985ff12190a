export const SENTENCES = {
  'not-a-reading': "This isn't a sensor reading: {problem}. Set the sensor up as docs/feed.md says.",
} as const;

export const TERMS = {
  'reading.topic': 'topic {topic}',
  'reading.payload': 'payload {payload}',
} as const;
