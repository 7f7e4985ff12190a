import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'two-decks-need-shuffler': '用兩副牌的桌須有自動洗牌機：一副在用時，洗另一副。',
  'hand-needs-shuffler': '從手中發牌須有自動洗牌機。',
  'same-backs': '兩副牌的牌背都是 {back}。兩副牌的牌背須不同顏色。',
  'no-deck': '桌上沒有牌。請向樓面主管領牌並檢查。',
  'inspection-first': '這副牌還沒有檢查完。請荷官檢查、樓面主管核實，再給玩家看。',
  'nothing-inspected': '沒有等待樓面主管核實的牌。請荷官先檢查。',
  'same-inspector': '這副牌是 {person} 檢查的。須由另一位樓面主管核實。',
  'deck-in-play': '{deck} 那副牌正在使用。請先打完這一局。',
  'no-round': '沒有進行中的牌局，沒有可清點或結束的。',
  'deck-change-due': '這副牌已用了 {hours, plural, other {# 小時}}。下一局前請換牌。',
  'other-deck-next': '兩副牌輪流使用。這一局請用 {deck} 那副。',
  'not-shuffled': '{deck} 那副牌還沒有洗。開局前請洗牌。',
  'no-cut-due': '不需切牌。自動洗牌後直接發牌。',
  'cut-first': '請先切牌，切牌卡距頂至少 {least} 張。',
  'cut-too-shallow': '切牌卡距頂 {given, plural, other {# 張}}。請放在距頂至少 {least} 張處。',
  'stub-count-due': '剩牌已有 {rounds, plural, other {# 局}}沒有清點。結束這一局前請牌面朝下清點。',
  'device-broken': '洗牌機故障。請蓋好並改為人工洗牌。',
  'device-not-covered': '人工洗牌前，請蓋好洗牌機或標明故障。',
};
