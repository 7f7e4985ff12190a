import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH_SENTENCES, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH_SENTENCES> = {
  'unknown-alarm': '警報 {alarm} 已不在清單上。請查看清單。',
  'alarm-open': '{table} 號桌不能收費：警報 {alarm} 尚未處理（{words}）。請呼叫樓面。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'alarm.too-fast': '這局在上一局之後 {seconds} 秒就開始，至少應隔 {least} 秒',
  'alarm.too-many': '感測器上有 {fees, plural, other {# 份收費}}，最多應為 {most, number} 份',
};
