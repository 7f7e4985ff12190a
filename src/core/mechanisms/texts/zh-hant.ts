import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-such-contest': '{activity} 不是這種競賽。請選其他活動。',
  'contest-over': '這項競賽已結算，不能再加入或計分。',
  'hand-not-named': '這些{what, select, points {積分} other {抽獎券}}來自一手已核實的牌。請選那手牌的獎項。',
  'award-earns-otherwise':
    '獎項 {award} 在這裡不能得 {what, select, points {{count, plural, other {# 分}}} other {{count, plural, other {# 張抽獎券}}}}。請檢查編號、牌型和活動。',
  'award-of-another': '獎項 {award} 是別人中的，不是 {player}。不能轉給他人。',
};
