import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'notice-never-shown': '公告在 {until} 就结束，还来不及显示。请选择更晚的结束时间。',
  'notice-names-activity':
    '公告提到 {activity}。请选择该活动，以便显示屏在需要之处加上其编号和“No Purchase Necessary”。',
  'unknown-notice': '公告 {notice} 没有公布。请查看列表。',
  'not-our-approval': '{activity}（{approval}）不在本牌房获批之列。获批后才能提供。',
  'already-offered': '{activity} 目前状态：{state}。要重新公布，请先结束；要更改，请先暂停。',
  'offering-in-other-state': '{activity} 目前状态：{state}，现在不能这样做。',
  'calls-pending-in-activity': '{activity} 有 {calls, plural, other {# 手报牌}}等待处理。请先核实、驳回或撤销。',
  'rounds-still-on': '{count, plural, other {{tables} 号桌}}有 {activity} 的牌局还没打完。请等本局结束。',
  'pool-left-behind': '奖池 {pool} 里有玩家的 {amount}，而此推广方案没有它的位置。请保留它的牌型表。',
  'cap-below-meter': '{pool} 的累积奖金已有 {shown}，高于上限 {cap}。请公布至少 {shown} 的上限。',
  'raise-not-above-zero': '增加的金额必须大于零。请输入金额。',
  'change-needs-notice': '{activity} 的更改须提前 {hours, plural, other {# 小时}}通知玩家。{holds} 起可以恢复。',
  'raise-needs-notice':
    '增加 {activity} 的奖池前，须提前 {hours, plural, other {# 小时}}通知玩家。请公布在 {first} 或之后增加。',
  'rank-is-drawn': '{activity} 的点数由系统按每个公布时段抽出。请不要填写点数，按“抽点数”。',
  'no-rank-to-draw': '{activity} 没有要抽的点数。请在推广方案中公布点数。',
  'no-chance-for-rank': '系统没有可用于抽牌的随机数。请联系办公室。',
  'no-period-ahead': '{activity} 之后没有公布的时段。请先公布日期和时间。',
  'rank-already-drawn': '{activity} 到 {until} 为止的点数已经抽出。每个时段只有一个点数，请等下一个时段再抽。',
};
