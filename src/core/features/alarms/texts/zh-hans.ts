import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'unknown-alarm': '警报 {alarm} 已不在待办中。请查看列表。',
  'alarm-open': '{table} 号桌不能收费：警报 {alarm} 尚未处理（{words}）。请呼叫楼面。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'alarm.too-fast': '这局在上一局 {seconds} 秒后就开始，至少应隔 {least} 秒',
  'alarm.too-many': '感应器上有 {fees, number} 份收费，最多应为 {most, number} 份',
};
