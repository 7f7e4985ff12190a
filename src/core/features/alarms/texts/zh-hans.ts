import type { TextsFor } from '#core/words';
import type { TERMS as ENGLISH } from './en.ts';

export const TERMS: TextsFor<typeof ENGLISH> = {
  'alarm.too-fast': '这局在上一局 {seconds} 秒后就开始，至少应隔 {least} 秒',
  'alarm.too-many': '感应器上有 {fees, number} 份收费，最多应为 {most, number} 份',
};
