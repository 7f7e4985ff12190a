import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH_SENTENCES, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH_SENTENCES> = {
  'own-activity-wrong': '該活動有 {count, plural, other {# 處錯誤}}。第一處在 {place}：{sentence}',
  'house-out-of-service': '系統暫停服務，沒有記錄任何內容。{reason}',
  'outcome-unknown': '系統在儲存時中斷。恢復後請再按一次；只會記錄一次。{reason}',
  'not-the-writer': '這台伺服器是備用機，沒有在此記錄。{writer} 請把指令送到使用中的伺服器。',
  'key-of-another-command': '鍵 {key} 已屬於另一個指令（事件 {first}）。請用新的鍵送出。',
  'not-a-name': '{name} 不是有效的鍵、人員或工作站。請用 1 到 200 個可列印字元。',
  'nothing-to-do': '沒有要做的事。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'service.starting': '正在啟動。請稍後重試。',
  'service.check-failed':
    '檢查失敗：{findings} 沒有更改任何內容；日誌不正確時，什麼都不執行。請保持檔案原樣，執行 houseway journal verify 查看詳情，並從檢查過的備份還原。',
  'program.more': '另有 {count, plural, other {# 項}}',
};
