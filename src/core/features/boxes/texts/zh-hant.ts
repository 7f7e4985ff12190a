import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'unknown-drop': '沒有待清點的收費箱 {drop}。請查看箱上的號碼。',
  'drop-already-counted': '收費箱 {drop} 已清點過：{counted}。不能清點兩次。',
  'drop-without-variance': '收費箱 {drop} 沒有需要說明的差額。請檢查號碼。',
};
