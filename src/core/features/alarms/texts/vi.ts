import type { TextsFor } from '#core/words';
import type { TERMS as ENGLISH } from './en.ts';

export const TERMS: TextsFor<typeof ENGLISH> = {
  'alarm.too-fast': 'Ván bắt đầu {seconds} giây sau ván trước; phải cách ít nhất {least} giây',
  'alarm.too-many': 'Có {fees, plural, other {# phí}} trên cảm biến; nhiều nhất là {most, number}',
};
