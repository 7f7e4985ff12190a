export const SENTENCES = {
  'no-topics': 'Name the topics to send: topics=meters,table.7. Choose from {known}.',
  'unknown-topic': 'There is no topic {topic}. Choose from {known}, or table.N for one table.',
  'too-many-topics':
    '{topics, plural, one {# topic is} other {# topics are}} too many at once. Ask for at most {max, number}; the overview of all tables is one topic.',
  'lines-full':
    'This screen is already open {lines, number} times. Close the other windows of {station}, then try again.',
  'feed-full':
    '{clients, number} screens are connected, and no more fit. Close screens that nobody uses, then try again.',
} as const;
