import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'notice-never-shown': '公告在 {until} 就結束，還來不及顯示。請選擇更晚的結束時間。',
  'notice-names-activity':
    '公告提到 {activity}。請選擇該活動，看板才會在需要之處加上其編號和「No Purchase Necessary」。',
  'unknown-notice': '公告 {notice} 沒有張貼。請查看清單。',
  'not-our-approval': '{activity}（{approval}）不在本牌房獲批之列。獲批後才能提供。',
  'already-offered': '{activity} 目前的狀態是「{state}」。要重新公布請先結束，要更改請先暫停。',
  'offering-in-other-state': '{activity} 目前的狀態是「{state}」，現在不能這樣做。',
  'calls-pending-in-activity': '{activity} 還有 {calls, plural, other {# 手報牌}}待核實。請先核實、駁回或取消報牌。',
  'rounds-still-on': '{count, plural, other {{tables} 號桌}}還在打含 {activity} 的一局。請等「結束本局」。',
  'pool-left-behind': '獎池 {pool} 還有玩家的錢 {amount}，但這個推廣方案沒有它的位置。請保留它的牌型表。',
  'cap-below-meter': '{pool} 的累積獎金已是 {shown}，高於上限 {cap}。請公布至少 {shown} 的上限。',
  'raise-not-above-zero': '增加的金額須大於零。請輸入金額。',
  'change-needs-notice': '{activity} 的更改須提前 {hours, plural, other {# 小時}}通知玩家。{holds} 起可以恢復。',
  'raise-needs-notice':
    '增加 {activity} 的獎池前，須提前 {hours, plural, other {# 小時}}通知玩家。請公布在 {first} 或之後增加。',
  'rank-is-drawn': '{activity} 的點數由系統按每個公布時段抽出。請不要填寫點數，按「抽點數」。',
  'no-rank-to-draw': '{activity} 沒有要抽的點數。請在推廣方案中公布點數。',
  'no-chance-for-rank': '系統沒有可用於抽牌的隨機數。請聯絡辦公室。',
  'no-period-ahead': '{activity} 之後沒有公布的時段。請先公布日期和時間。',
  'rank-already-drawn': '{activity} 到 {until} 為止的點數已經抽出。每個時段只有一個點數，請等下一個時段再抽。',
};
