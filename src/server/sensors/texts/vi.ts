import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'not-a-reading': 'Đây không phải là số đọc của cảm biến: {problem}. Cài đặt cảm biến theo docs/feed.md.',
  'reading-late': 'Số đọc ở bàn {table}, ghế {seat} có từ trước ván vừa rồi nên đến quá trễ.',
  'reading-ahead': 'Số đọc ghi lúc {at}, tức là chưa tới. Chỉnh lại đồng hồ của cảm biến.',
  'reading-failed': 'Không xử lý được số đọc. Xem nhật ký của máy chủ.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'reading.topic': 'topic {topic}',
  'reading.payload': 'payload {payload}',
};
