import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'unknown-review': '第 {review} 號核實已不在等第二人同意。請查看清單。',
  'no-such-hand': '「{hand}」不是此桌的合格牌型。{count, plural, =0 {此桌沒有合格牌型。} other {請選：{known}。}}',
  'paid-for-the-period': '{activity} 付給該時段的最大牌。請把這手牌登上榜單；時段結束時付獎。',
  'nothing-called': '{table} 號桌沒有為 {activity} 報牌。請荷官先報牌。',
  'confirmed-by-role': '這手牌須由兩人確認，其中一人須是{role}。請找{role}。',
  'wager-missing': '座位 {seat} 有多人下注，獎金按各自的下注額分配。請輸入位置 {position} 的下注額。',
  'seal-missing': '{from} 或以上的中獎牌須封存。請封存這手牌（{amount}）並輸入封條號碼。',
};
