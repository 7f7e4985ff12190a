import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'amount-missing': '請輸入美元金額，例如 {example}。',
  'amount-below-zero': '請輸入金額，不要負號。',
  'amount-unreadable': '{amount} 不是金額。請輸入美元金額，例如 {example}。',
  'amount-finer-than-cents': '請輸入到分為止的金額，例如 12.50。',
  'amount-too-large': '{amount} 超過帳戶所能容納的金額。請檢查位數。',
};
