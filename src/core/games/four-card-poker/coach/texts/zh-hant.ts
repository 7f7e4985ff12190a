import type { TextsFor } from '#core/words';
import type { COACH as ENGLISH } from './en.ts';

export const COACH: TextsFor<typeof ENGLISH> = {
  'fourCard.lock': '按鎖定鍵。有累積獎注的感測器會亮，整局不滅。',
  'fourCard.ask': '問 {seat} 號位：棄牌，還是下 Play {from} 到 {to}？',
  'fourCard.reveal': '把六張牌從大到小排好，宣布{hand}：{cards}。{unused} 放在一邊。',
  'fourCard.folded-by-sensor': '把 {seat} 號位的牌朝下放在感測器旁。累積獎注仍有效。',
  'fourCard.folded-by-aces-up': '把 {seat} 號位的牌朝下放在 Aces Up 注旁，直到結算。',
  'fourCard.folded-to-rack': '把 {seat} 號位的牌收進棄牌架。',
  'fourCard.last': '付同喜獎 (Envy)。給獎的那幾手牌留著朝上，直到全部付清。',
  'fourCard.end': '按重設鍵。',
  'why.tie-wins': '與莊家平手，平手算玩家贏',
  'why.below-aces': '不到一對 A',
};
