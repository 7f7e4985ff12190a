import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH_SENTENCES, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH_SENTENCES> = {
  'no-such-address': '{path} 沒有可 {method} 的內容。所有位址見 /api/v1/。',
  'method-not-allowed': '{path} 不接受 {method}。請用 {methods}。',
  'question-not-understood': '請檢查網址「?」之後的部分：{fields}。',
  'not-json': '請以 application/json 內容類型送出。',
  'json-broken': '內容不是有效的 JSON。',
  'json-not-utf8': '內容不是 UTF-8 文字。',
  'json-too-deep': '內容的巢狀超過 {deepest, number} 層。',
  'json-forbidden-key': '欄位不能叫做 {key}。請改名。',
  'body-too-big': '請求超過 {mostKb, number} KB。請縮小後再送。',
  'body-cut-off': '請求中斷，沒有記錄任何內容。請重新送出。',
  'fields-wrong': '請檢查{count, plural, =1 {這個欄位} other {這些欄位}}：{fields}。',
  'unknown-command': '沒有指令 {type}。所有指令見 /api/v1/。',
  'key-missing':
    '指令須有 Idempotency-Key：8 到 100 個字母、數字、「.」、「_」或「-」。每個指令用新的，重送時用同一個。',
  'too-many-requests': '請求太多。請在 {seconds, plural, other {# 秒}}後重試。',
  'other-origin': '來自 {origin} 的網頁不能使用這個工作站。請在系統自己的網址開啟螢幕。',
  'other-host': '此伺服器沒有這個名稱。請用系統自己的網址開啟，或請管理員允許該名稱。',
  'server-failed': '發生錯誤，已記錄。這次操作可能成功，也可能沒有。請再按一次；只會記錄一次。',
  'not-in-service': '系統暫停服務。{reason}',
  'reports-behind': '報表還在更新。請一分鐘後重試。',
  'no-such-thing': '沒有{what} {name}。請檢查名稱或編號。',
  'no-such-request': '沒有用這個鍵提出的請求。請重新提出。',
  'record-at-desk': '第 {draw} 次抽獎的紀錄含有會員卡號，不對所有人公開。請到推廣台查詢。',
  'not-paid-yet': '獎項 {award} 還沒有付。付獎時才列印憑單。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'question.name-twice': '每個名稱只能出現一次',
  'question.in-address': '已在網址中，請去掉',
  'metrics.how': '指標只能在本機讀取，或憑權杖讀取。',
  'origin.other-site': '其他網站（{site}）',
  'thing.activity': '核准活動',
  'thing.award': '獎項',
  'thing.club-card': '會員卡',
  'thing.draw': '已公開的抽獎',
  'thing.drum': '抽獎箱',
  'thing.member': '會員',
  'thing.offering': '推廣方案',
  'thing.promotion': '推廣',
  'thing.report': '報表',
  'thing.slip': '憑單',
  'thing.table': '牌桌',
  'thing.tournament': '錦標賽',
};
