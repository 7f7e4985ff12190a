import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'not-a-reading': '这不是感应器读数：{problem}。请按 docs/feed.md 设置感应器。',
  'reading-late': '{table} 号桌 {seat} 号位的读数早于上一局，来得太晚。',
  'reading-ahead': '读数的时间是 {at}，还没有到。请校准感应器的时钟。',
  'reading-failed': '无法处理读数。请查看服务器日志。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'reading.topic': '主题 {topic}',
  'reading.payload': '内容 {payload}',
};
