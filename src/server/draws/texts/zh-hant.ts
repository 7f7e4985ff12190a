import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'secret-not-kept': '第 {draw} 次抽獎的秘密數字不在這台伺服器上，無法抽獎。須由兩人作廢。',
};
