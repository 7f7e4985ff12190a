import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'drops-not-counted': '還有收費箱沒有清點：{drops}。請先清點，再結束營業日。',
  'clock-not-held': '時鐘沒有暫停。沒有什麼需要確認。',
  'no-day-open': '沒有進行中的營業日。開第一張桌時，營業日就開始。',
  'gaming-day-not-over': '{day} 的營業日於 {ends} 結束。請到時再結束。',
  'nothing-to-reimburse': '現在無需歸還：{activity} 的儲備金能還的，都已還給牌房。',
};
