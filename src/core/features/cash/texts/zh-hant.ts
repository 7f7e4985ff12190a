import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'vault-not-counted': '金庫還沒有清點過。請先由兩人在辦公室清點。',
  'vault-without-variance': '上一次金庫清點沒有需要說明的差額。',
  'not-a-window': '此工作站沒有錢箱。請使用帳房的窗口。',
  'drawer-not-open': '{station} 的錢箱是關閉的。請先用清點好的備用金開啟。',
  'drawer-already-open': '{station} 的錢箱已經開啟。請清點後交接或關閉。',
  'drawer-of-another': '{station} 的錢箱由另一位出納負責。請先清點，再接手。',
  'drawer-not-counted': '{station} 的錢箱在最後一筆收付之後還沒有清點。請先清點。',
  'reason-for-variance': '{station} 的清點金額與帳面不符。請選擇差額原因。',
  'not-that-way': '現金不能這樣調動。補款和退款只在金庫、錢箱和籌碼盤之間；銀行只與金庫往來。',
  'nothing-to-move': '請輸入大於零的金額。',
  'too-little-in-vault': '金庫帳面有 {holds}，不能支出 {amount}。請先調入現金。',
  'too-little-in-drawer': '{station} 的錢箱帳面有 {holds}，不能支出 {amount}。請先從金庫補款。',
  'too-little-in-tray': '{table} 號桌籌碼盤的補款合計 {holds}。退回不得超過此數。',
};
