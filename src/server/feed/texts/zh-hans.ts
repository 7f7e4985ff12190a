import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-topics': '请写明要发送的主题：topics=meters,table.7。可选：{known}。',
  'unknown-topic': '没有主题 {topic}。可选：{known}，或用 table.N 表示一张牌桌。',
  'too-many-topics': '一次 {topics, number} 个主题太多，最多 {max, number} 个。全部牌桌的总览算一个主题。',
  'lines-full': '此屏幕已打开 {lines, number} 次。请关闭 {station} 的其他窗口，然后重试。',
  'feed-full': '已连接 {clients, number} 个屏幕，不能再连接。请关闭没人用的屏幕，然后重试。',
};
