import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-fees-approved': '{activity} 不向玩家收費。請不要收。',
  'fee-not-said': '{activity} 的收費是 {approved}。請輸入實收金額。',
  'fee-outside-approval': '{given} 的收費超出 {activity} 的核准範圍。核准：{approved}。',
  'allocation-not-posted': '{activity} 的收費如何分到各獎項還沒有公布。請先公布百分比。',
  'no-admin-fee-approved': '{activity} 沒有管理費，所以沒有收取。',
  'admin-fee-not-posted': '{activity} 的管理費還沒有公布。請公布每桌每小時的金額。核准：{approved}。',
  'seed-not-posted': '{activity} 的 {pool} 還沒有公布起始金額。請先公布。',
  'unknown-pool': '沒有獎池「{pool}」。{count, plural, =0 {這裡沒有獎池。} other {請選：{known}。}}',
  'raise-not-approved': '牌房不能增加 {activity} 的獎額。它只按自己的規則增長。',
  'raise-beyond-cap': '這樣 {pool} 會增加到 {raised}，超過上限 {cap}。請少加一些。',
  'raise-beyond-reserve': '增加的 {raise} 出自儲備金，而儲備金只有 {reserve}。請少加一些，或稍後再加。',
  'pool-never-lowered': '{pool} 只有中獎才會減少。要改正錯誤，須由兩人撤銷。',
  'unknown-payout': '沒有分配方式「{payout}」。{count, plural, =0 {這裡沒有分配方式。} other {請選：{known}。}}',
  'payout-locked': '累積大獎中出並付獎之前，不能更改分配方式。',
};
