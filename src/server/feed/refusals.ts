import { refusals } from '#core/base';

export const SENTENCES = {
  'no-topics': (f: { known: string }) => `Say which topics to send: topics=meters,table.7. There are: ${f.known}.`,
  'unknown-topic': (f: { topic: string; known: string }) =>
    `Nothing is called ${f.topic}. There are: ${f.known}, and table.N for one table.`,
  'too-many-topics': (f: { topics: number; max: number }) =>
    `${f.topics} topics at once are too many. Ask for at most ${f.max}; the overview of all tables is one.`,
  'feed-full': (f: { clients: number }) =>
    `${f.clients} screens are connected, and no more fit. Close what nobody looks at, then try again.`,
};

export const refuse = refusals(SENTENCES);
