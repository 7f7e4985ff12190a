import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'nobody-seated': '{table} 號桌沒有人入座。請先安排玩家入座。',
  'player-dealer-not-seated': '{table} 號桌 {seat} 號位沒有人。請選坐莊玩家的座位。',
  'out-of-service': '{table} 號桌不能收費：暫停服務（{reason}）。請呼叫樓面。',
  'calls-pending': '{table} 號桌還有 {calls, plural, other {# 手報牌}}等樓面主管處理。請先核實、駁回或取消報牌。',
  'no-fees-taken': '{table} 號桌這一局沒有收費。',
  'fees-moved-on': '{activity} 的 {amount} 已經用掉。請找會計更正。',
  'fee-to-give-back': '{table} 號桌不能開始：{why}。請退回{count, plural, other { {seats} 號位}}的籌碼並清除標記。',
  'player-dealer-needed': '{table} 號桌不能開始：{activity} 由坐莊玩家付費。請標出坐莊的座位。',
  'everybody-sits-out': '{table} 號桌的人都暫離了。請先讓一位玩家回到牌局。',
  'coin-in-here': '{table} 號桌的遊戲由系統結算。請輸入下注，再按 Coin In，不要按「開局」。',
  'finish-round-here': '{table} 號桌的本局尚未結算。請先結算，再按「結束本局」。',
};
