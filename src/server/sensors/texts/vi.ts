import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'not-a-reading': 'Đây không phải là số đọc của cảm biến: {problem}. Cài đặt cảm biến theo docs/feed.md.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'reading.topic': 'topic {topic}',
  'reading.payload': 'payload {payload}',
};
