import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'game-not-set-up': '{table} 號桌的 {game} 還沒有設定。請先設定賠率表。',
  'deal-of-other-game': '這手牌不是 {game} 的。請重新輸入。',
  'round-settled-before': '{table} 號桌第 {round} 局已結算。請按「結束本局」。',
  'play-by-moves': '{game} 的每局按步驟進行:下注、Coin In、發牌、決定、Game Over。',
  'limits-not-posted': '{table} 號桌沒有公布限額。請以最低和最高下注開桌。',
  'no-play-on': '{table} 號桌沒有進行中的一局。請先按 Coin In。',
  'bets-are-locked': '{table} 號桌正在進行一局。Game Over 之前下注鎖定。',
  'nobody-to-bet': '{table} 號桌 {seat} 號位沒有人。請先讓玩家入座。',
  'bettor-not-dealt-in': '{table} 號桌 {seat} 號位有下注但沒有發牌。請收回下注,或給該座位發牌。',
  'chance-missing': '系統沒有可用於獎勵牌的隨機數。請呼叫樓面。',
  'keyed-by-same-person': '本局由 {person} 發牌。須由另一位樓面人員核實牌型。',
  'nothing-to-verify': '{table} 號桌 {seat} 號位沒有等待樓面的中獎牌。',
  'cards-needed': '請輸入 {seat} 號位中獎牌的五張牌。',
  'cards-not-the-hand': '{cards} 不是 {hand}。請拒絕該牌,或重新輸入。',
  'cards-not-as-dealt': '{cards} 不是發給 {seat} 號位的牌。請重新輸入。',
  'cards-decide': '{seat} 號位的牌已輸入並中獎。若輸入錯誤,請更正牌。',
  'unknown-played-round': '系統已沒有 {table} 號桌第 {round} 局的結算。請向會計申請更正。',
  'nothing-left-of-round': '{table} 號桌第 {round} 局已沒有可撤銷的內容。',
  'meter-moved-on': '累積獎金已不再持有本局的金額。請向會計申請更正。',
  'prize-paid-first': '本局的獎金 {award} 已付。請先撤銷付款。',
};
