import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-splash-pot': '{activity} 不往底池加獎。請選其他活動。',
  'splash-prize-missing': '抽取牌桌之前，請先公布放入底池的內容。',
  'tables-not-as-posted': '公布每次抽 {posted, plural, other {# 桌}}，不是 {count, number} 桌。',
  'pot-without-winner': '{table} 號桌的底池沒有贏的人。請輸入誰贏了底池。',
  'pot-winner-not-dealt-in': '{seat} 號位不在 {table} 號桌這手牌中。請輸入贏得底池的座位。',
};
