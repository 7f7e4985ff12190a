import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH_SENTENCES, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH_SENTENCES> = {
  'not-a-reading': '這不是感測器讀數：{problem}。請按 docs/feed.md 設定感測器。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'reading.topic': '主題 {topic}',
  'reading.payload': '內容 {payload}',
};
