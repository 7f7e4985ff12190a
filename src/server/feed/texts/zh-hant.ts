import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-topics': '請指明要接收的主題：topics=meters,table.7。可選：{known}。',
  'unknown-topic': '沒有主題 {topic}。可選：{known}，或以 table.N 指一張桌。',
  'too-many-topics': '一次 {topics, plural, other {# 個主題}}太多。最多 {max, number} 個；全場總覽算一個主題。',
  'lines-full': '此螢幕已開啟 {lines, number} 次。請關閉 {station} 的其他視窗，再重試。',
  'feed-full': '已連接 {clients, number} 個螢幕，不能再多。請關閉沒有人用的螢幕，再重試。',
};
