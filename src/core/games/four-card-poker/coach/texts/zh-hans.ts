import type { TextsFor } from '#core/words';
import type { COACH as ENGLISH } from './en.ts';

export const COACH: TextsFor<typeof ENGLISH> = {
  'fourCard.lock': '按锁定键。有累积奖注的感应器会亮，整局不灭。',
  'fourCard.ask': '问 {seat} 号位：弃牌，还是下 Play {from} 到 {to}？',
  'fourCard.reveal': '把六张牌从大到小排好，宣布{hand}：{cards}。{unused} 放在一边。',
  'fourCard.folded-by-sensor': '把 {seat} 号位的牌朝下放在感应器旁。累积奖注仍有效。',
  'fourCard.folded-by-aces-up': '把 {seat} 号位的牌朝下放在 Aces Up 注旁，直到结算。',
  'fourCard.folded-to-rack': '把 {seat} 号位的牌收进弃牌架。',
  'fourCard.last': '付同喜奖 (Envy)。给奖的那几手牌留着朝上，直到全部付清。',
  'fourCard.end': '按重置键。',
  'why.tie-wins': '与庄家平手，平手算玩家赢',
  'why.below-aces': '不到一对 A',
};
