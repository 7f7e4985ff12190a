import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'unknown-alarm': 'Cảnh báo {alarm} không còn mở. Xem lại danh sách.',
  'alarm-open': 'Bàn {table} không thu phí được: cảnh báo {alarm} chưa xử lý ({words}). Gọi giám sát.',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'alarm.too-fast': 'Ván bắt đầu {seconds} giây sau ván trước; phải cách ít nhất {least} giây',
  'alarm.too-many': 'Có {fees, plural, other {# phí}} trên cảm biến; nhiều nhất là {most, number}',
};
