import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'game-not-set-up': '{table} 號桌的 {game} 還沒有設定。請先設定賠率表。',
  'deal-of-other-game': '這手牌不是 {game} 的。請重新輸入。',
  'round-settled-before': '{table} 號桌第 {round} 局已結算。請按「結束本局」。',
  'play-by-moves': '{game} 的每局按步驟進行：下注、Coin In、發牌、決定、結束本局。',
  'limits-not-posted': '{table} 號桌沒有公布限額。請在開桌時填寫最低和最高下注。',
  'no-bets-here': '{table} 號桌不收下注：無需購買的牌桌和錦標賽桌都不下注。請按「開局」。',
  'no-play-on': '{table} 號桌現在沒有進行中的牌局。請先按 Coin In。',
  'bets-are-locked': '{table} 號桌正在進行一局。按「結束本局」之前，下注鎖定。',
  'nobody-to-bet': '{table} 號桌 {seat} 號位沒有人。請先讓玩家入座。',
  'bettor-not-dealt-in': '{table} 號桌 {seat} 號位有下注，但沒有發牌。請取消下注，或給該座位發牌。',
  'chance-missing': '系統沒有可用於這次抽取的隨機數。請呼叫樓面。',
  'keyed-by-same-person': '本局由 {person} 發牌。須由另一位樓面主管核實這手牌。',
  'nothing-to-verify': '{table} 號桌 {seat} 號位沒有等待樓面核實的中獎牌。',
  'cards-needed': '請輸入 {seat} 號位中獎牌的五張牌。',
  'cards-not-the-hand': '{cards} 不是{hand}。請駁回這手牌，或重新輸入。',
  'cards-not-as-dealt': '{cards} 不是發給 {seat} 號位的牌。請重新輸入。',
  'cards-decide': '{seat} 號位按已輸入的牌中獎。如果輸入錯誤，請更正牌。',
  'unknown-played-round': '系統中已沒有 {table} 號桌第 {round} 局。請找會計更正。',
  'nothing-left-of-round': '{table} 號桌第 {round} 局已沒有可撤銷的內容。',
  'meter-moved-on': '累積獎金中已沒有本局的錢。請找會計更正。',
  'prize-paid-first': '本局的獎項 {award} 已付。請先撤銷付款。',
  'cards-not-followed': '系統沒有追蹤 {table} 號桌的牌。請先在辦公室設定。',
  'no-rules-for-cards': '{game} 的規則沒有規定換牌和清點。請不要選擇這一項。',
};
