import type { SENTENCES as ENGLISH, TERMS as WORDS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'opening-incomplete': '牌房還不能開業。還缺：{missing}。',
  'opening-under-way': '正在設定牌房。請稍候。',
  'approval-unknown': '核准項目目錄裡沒有 {approval}。請從清單中選擇。',
  'jurisdiction-unknown': 'Houseway 不認識轄區 {jurisdiction}。請從清單中選擇。',
  'badge-of-other-founder': '另一位負責人已使用工牌 {badge}。請換一張。',
  'logo-not-usable':
    '標誌必須是 PNG 或 JPEG 圖片，最大 {kb, number} KB，每邊最多 {pixels, number} 像素。請選擇其他檔案。',
  'journal-not-empty': '這裡已有日誌，其中有事件。請用 houseway serve 啟動。',
};

export const TERMS: { readonly [Code in keyof typeof WORDS]: string } = {
  'opening.name': '牌房名稱',
  'opening.license': '牌照號碼',
  'opening.zone': '時區',
  'opening.approvals': '至少一個核准項目',
  'opening.first': '第一位負責人',
  'opening.second': '第二位負責人',
};
