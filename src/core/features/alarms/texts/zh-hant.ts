import type { TextsFor } from '#core/words';
import type { TERMS as ENGLISH } from './en.ts';

export const TERMS: TextsFor<typeof ENGLISH> = {
  'alarm.too-fast': '這局在上一局 {seconds} 秒後就開始，至少應隔 {least} 秒',
  'alarm.too-many': '感應器上有 {fees, number} 份收費，最多應為 {most, number} 份',
};
