import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'secret-not-kept': '第 {draw} 次抽奖的秘密数字不在这台服务器上，不能抽奖。须由两人作废这次抽奖。',
};
