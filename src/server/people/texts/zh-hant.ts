import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'station-unknown-here': '這個螢幕沒有登記，或金鑰錯誤。請管理員登記。',
  'badge-or-pin-wrong': '工牌或 PIN 不正確。請重試。',
  'present-pin-missing': '請同時輸入您現在的 PIN。',
  'pin-as-before': '這就是現在的 PIN。請換一個新的。',
  'nobody-signed-on': '這個工作站沒有人登入。',
  'name-yourself': '更改須有姓名。請加上 --by ID；給予權限時再加 --second ID。',
  'no-such-code': '這個代碼不存在、已用過或已過期。請管理員給新的代碼。',
  'code-of-other-station': '此代碼屬於另一種工作站（{kind}）。請開啟那個工作站的頁面再輸入。代碼仍然有效。',
  'no-private-record': '沒有 {person} 的姓名、工牌或 PIN：已刪除，或從未輸入。',
  'badge-taken': '這個工牌已有人用。請換一個。',
};
