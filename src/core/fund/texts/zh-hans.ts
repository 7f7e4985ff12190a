import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-fees-approved': '{activity} 不向玩家收费。请不要收取。',
  'fee-not-said': '{activity} 的收费是 {approved}。请输入收取的金额。',
  'fee-outside-approval': '{activity} 没有获批收取 {given}。获批的收费：{approved}。',
  'allocation-not-posted': '{activity} 的收费如何分到各个奖，尚未公布。请先公布百分比。',
  'no-admin-fee-approved': '{activity} 没有管理费，因此没有收取。',
  'admin-fee-not-posted': '{activity} 的管理费尚未公布。请公布每桌每小时的管理费。获批：{approved}。',
  'seed-not-posted': '{activity} 的 {pool} 没有公布起始金额。请先公布。',
  'unknown-pool': '没有奖池“{pool}”。{count, plural, =0 {这里没有奖池。} other {请从以下选择：{known}。}}',
  'raise-not-approved': '牌房不能增加 {activity} 的奖金。奖金只按自身规则增长。',
  'raise-beyond-cap': '这样 {pool} 会增至 {raised}，高于上限 {cap}。请减少增加的金额。',
  'raise-beyond-reserve': '增加的 {raise} 由储备金支出，而储备金只有 {reserve}。请减少金额，或以后再增加。',
  'pool-never-lowered': '{pool} 只在中奖时减少。如需改正错误，须由两人撤销。',
  'unknown-payout': '没有分配方式“{payout}”。{count, plural, =0 {这里没有分配方式。} other {请从以下选择：{known}。}}',
  'payout-locked': '累积大奖中出并派奖之前，不能更改分配方式。',
};
