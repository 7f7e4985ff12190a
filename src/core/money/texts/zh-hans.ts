import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'amount-missing': '请输入美元金额，例如 {example}。',
  'amount-below-zero': '请输入不带负号的金额。',
  'amount-unreadable': '{amount} 不是金额。请输入美元金额，例如 {example}。',
  'amount-finer-than-cents': '请输入美元和美分，例如 12.50。',
  'amount-too-large': '{amount} 超出任何账户的上限。请检查数字。',
};
