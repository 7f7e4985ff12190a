import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'credits-not-posted': '還沒有公布每次刷卡得多少點、點數能換什麼。請先填好兩項再開啟。',
  'credit-time-not-posted': '還沒有公布玩多久可得點數。請填寫分鐘數，可統一填寫或按遊戲填寫。',
  'minutes-for-no-game': '沒有遊戲 {game}。請按牌桌上的寫法填寫。',
  'no-tracking': '{activity} 沒有計時積分。請選有計時積分的推廣。',
  'may-not-enroll': '此人不能參加。不符合：{why}。',
  'may-not-swipe': '{player} 目前不能累積時數或點數。不符合：{why}。',
  'enrolled-before': '{player} 在這個推廣中已有會員卡。',
  'not-enrolled': '{player} 在這個推廣中沒有會員卡。請先登記。',
  'play-not-tracked': '{activity} 沒有開設計時積分。請先開設；時數只來自刷卡。',
  'tracked-several-times': '有多個推廣開設了計時積分：{promotions}。請選要計入的一個。',
  'reward-not-valued': '{prize} 沒有價值。請輸入核准範圍內的價值。',
  'card-sits-elsewhere': '{player} 坐在 {known} 號桌，不是 {table} 號桌。請先更改座位。',
  'card-not-at-table': '{table} 號桌沒有可能是 {player} 的入座者。請先安排該玩家入座。',
  'not-seated': '這位玩家不在任何牌桌，沒有可離開的座位。',
  'wrong-pin': 'PIN 錯誤。PIN 不對，帳戶不會開啟。',
  'redeem-needs-id': '兌換點數須出示未過期的附照片證件。請現在查看。',
  'redeem-outside-period':
    '點數只能在這段期間兌換：{period, select, both {{from} 至 {to}} from {{from} 起} to {至 {to} 止} other {核准的期間}}。其他時間無效。',
  'unknown-reward': '沒有可用點數兌換的獎品 {prize}。請選：{known}。',
  'no-rewards': '這個推廣沒有點數獎品，不能兌換 {prize}。',
  'credits-short': '{prize} 要 {costs, plural, other {# 點}}，卡上有 {has, number} 點。請選較小的獎品，或再累積點數。',
};
