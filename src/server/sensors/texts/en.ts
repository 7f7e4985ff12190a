export const SENTENCES = {
  'not-a-reading': 'This is no reading of a sensor: {where}: {problem}. Set the sensor up as docs/feed.md says.',
} as const;
