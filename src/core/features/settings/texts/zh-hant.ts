import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-such-setting': '沒有名為 {setting} 的設定。請從 {known} 中選擇。',
  'clock-with-day-open': '{day} 的營業日還沒有結束。請先結束營業日，再更改時區或每天的開始時間。',
  'clock-moves-day': '按新的時間，現在的營業日會是 {is}，而不是 {was}。請在兩者相同的時間更改。',
  'approval-not-in-book': '規則手冊中沒有 {approvals}。請從清單中選擇。',
  'approval-still-offered': '仍在提供：{activities}。請先結束這些推廣方案，再取消核准項目。',
  'setting-of-files': '「{setting}」來自牌房的檔案。請修改檔案並重新啟動，然後在這裡確認。',
  'setting-as-before': '「{setting}」已經是這個值。',
  'setting-wrong': '「{setting}」不能是 {value}。請輸入其他值。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'setting.name': '牌房名稱',
  'setting.address': '牌房地址',
  'setting.license': '牌房牌照號碼',
  'setting.logo': '牌房標誌',
  'setting.verifierPays': '一人可獨自核實並支付的金額',
  'setting.clock': '時區和營業日開始時間',
  'setting.increasesAt': '每日增額的時間',
  'setting.closesDayAt': '結束營業日的時間',
  'setting.secondPersonFrom': '須由兩人辦理的最低金額',
  'setting.sealFrom': '須封存牌的最低金額',
  'setting.checklist': '報牌的核實清單',
  'setting.feesMax': '每局收費上限',
  'setting.roundSecondsMin': '兩局之間的最少秒數',
  'setting.secondFromOtherDepartment': '第二人須來自其他部門',
  'setting.secondWithinMinutes': '請求等待第二人的分鐘數',
  'setting.sessionHoursMax': '最長登入時間（小時）',
  'setting.pinAgainAfterMinutes': '付款、給權限和匯出需要重新輸入 PIN 前的分鐘數',
  'setting.signOffAfterMinutes': '自動登出前的分鐘數（{station}）',
  'setting.approvals': '本牌房的核准項目',
  'setting.activity': '本牌房自有活動 {activity}',
};
