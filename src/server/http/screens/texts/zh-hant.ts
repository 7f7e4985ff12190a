import type { TextsFor } from '#core/words';
import type { TERMS as ENGLISH } from './en.ts';

export const TERMS: TextsFor<typeof ENGLISH> = {
  'screen.failed': '發生錯誤，已記錄。請重試；如果一直失敗，請聯絡技術支援。',
  'screen.nothing': '{path} 沒有內容。請從 / 開啟各螢幕。',
};
