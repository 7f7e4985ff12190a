import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'unknown-game': '牌房沒有 {game} 這個遊戲。請從清單中選擇。',
  'no-table-number': '{table} 不是桌號。桌號從 1 開始。',
  'table-already-open': '{table} 號桌已開桌。',
  'no-seat-number': '{seat} 不是座位號。座位和旁注位置都從 1 開始。',
  'seat-already-taken': '{table} 號桌 {seat} 號位已有人。',
  'seat-already-lit': '{table} 號桌 {seat} 號位的燈已亮。',
  'seat-not-lit': '{table} 號桌 {seat} 號位的燈沒有亮。',
  'no-prize-asked-here': '{table} 號桌不為 {activity} 選獎項。只有規則要求時，才在無需購買的桌上選獎項。',
  'no-such-prize': '「{prize}」不是此桌的獎項。{count, plural, =0 {此桌沒有獎項。} other {請選：{known}。}}',
  'prize-already-asked': '{table} 號桌 {seat} 號位沒有變化。',
  'fee-not-placed': '{table} 號桌 {seat} 號位不收費：{why}。請退回籌碼。',
  'nobody-sits-out': '{table} 號桌 {seat} 號位沒有暫離。',
  'already-sits-out': '{table} 號桌 {seat} 號位已經暫離。',
  'sits-out': '{table} 號桌 {seat} 號位暫離。請先讓玩家回到牌局。',
  'one-hand-each': '這位玩家已在 {table} 號桌 {seat} 號位。無需購買的牌桌每人只打一手牌。',
};
