import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH_SENTENCES, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH_SENTENCES> = {
  'not-a-reading': '這不是感測器讀數：{problem}。請按 docs/feed.md 設定感測器。',
  'reading-late': '{table} 號桌 {seat} 號位的讀數早於上一局，來得太晚。',
  'reading-ahead': '讀數的時間是 {at}，還沒有到。請校準感測器的時鐘。',
  'reading-failed': '無法處理讀數。請查看伺服器日誌。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'reading.topic': '主題 {topic}',
  'reading.payload': '內容 {payload}',
};
