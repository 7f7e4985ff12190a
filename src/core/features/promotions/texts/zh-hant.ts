import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'promotion-runs': '{promotion} 已在進行。請為這個推廣另取名稱。',
  'promotion-of-other-sort': '{promotion} 不是這種推廣。請選它自己的操作。',
  'promotion-not-finished': '{promotion} 還不能結束：{what}。請先完成。',
  'promotions-still-on': '{activity} 還有進行中的推廣：{promotions}。請先結束。',
  'drawing-times-not-posted': '{activity} 沒有抽獎時間。開啟前請公布每次抽獎的時間。',
  'drawing-times-not-in-order': '抽獎時間的先後不對。請把最早的時間放在最前。',
  'posted-drawing-not-due': '按公布，下一次抽獎在 {due} 舉行。請等到那時。',
  'no-drawing-left': '{drawings, plural, other {公布的 # 次抽獎}}都已舉行。請另開一個推廣並公布新的時間。',
  'drawn-by-computer': '{promotion} 由電腦抽取，結果不由人輸入。請鎖定抽獎，再公開結果。',
  'drawn-by-hand': '{promotion} 由人工抽取。由兩人記錄結果。',
  'nothing-to-draw': '{promotion} 不能抽獎：{why}。',
  'no-secrets-here': '系統運作時才能鎖定抽獎。請到那時再試。',
  'secret-not-kept': '系統無法開啟第 {draw} 次抽獎的秘密數字，不能抽獎。須由兩人作廢。',
  'value-of-other-form': '第 {draw} 次抽獎的公開數值須為{form}。請照此輸入。',
  'beacon-missing': '第 {draw} 次抽獎需要事先公布的公開數值：{beacon}。請輸入。',
  'no-beacon-announced': '第 {draw} 次抽獎前沒有公布公開數值，不能事後加入。請留空。',
  'unknown-draw': '沒有第 {draw} 次抽獎。{last, plural, =0 {還沒有抽過獎。} other {最近一次是第 {last} 次。}}',
  'draw-over': '第 {draw} 次抽獎已結束，結果有效。',
};
