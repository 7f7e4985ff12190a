import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-splash-pot': '{activity} 不向底池加奖。请选择其他获批活动。',
  'splash-prize-missing': '抽取牌桌之前，请先公布放入底池的内容。',
  'tables-not-as-posted': '公布的是每次抽 {posted, number} 张桌，不是 {count, number} 张。',
  'pot-without-winner': '{table} 号桌的底池没有赢的人。请输入谁赢了底池。',
  'pot-winner-not-dealt-in': '{seat} 号位不在 {table} 号桌的这手牌中。请输入赢得底池的座位。',
};
