import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'perhaps-enrolled': '同姓名、同出生日期的人已有卡號 {card}。請用那張卡，或確認是另一個人。',
  'ask-compliance-first': '此人不能在這個櫃檯登記。請避開其他玩家，詢問合規人員。',
  'perhaps-excluded': '此證件與一位不得參與者相似。請與該人的證件比對；如果是另一個人，請寫明理由。',
  'no-member-record': '已沒有這位會員的資料。',
  'no-photo': '這不是 JPEG 照片。請重拍，或選其他檔案。',
  'photo-too-big': '照片超過 {mostKb, number} KB。請拍小一點。',
  'photo-too-wide': '照片是 {width, number} × {height, number} 像素。任何一邊都不能超過 {most, number}。',
  'card-or-pin-wrong': '卡號或 PIN 不正確。請重試，或到會員櫃檯詢問。',
  'card-first': '這台自助機沒有人登入。請先用會員卡和 PIN 登入。',
  'see-the-club-desk': '此卡在這裡不能使用。請到會員櫃檯詢問。',
};
