import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'not-a-reading': '这不是感应器读数：{problem}。请按 docs/feed.md 设置感应器。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'reading.topic': '主题 {topic}',
  'reading.payload': '内容 {payload}',
};
