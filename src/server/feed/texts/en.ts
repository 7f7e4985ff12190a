export const SENTENCES = {
  'no-topics': 'Say which topics to send: topics=meters,table.7. There are: {known}.',
  'unknown-topic': 'Nothing is called {topic}. There are: {known}, and table.N for one table.',
  'too-many-topics': '{topics} topics at once are too many. Ask for at most {max}; the overview of all tables is one.',
  'feed-full': '{clients} screens are connected, and no more fit. Close what nobody looks at, then try again.',
} as const;
