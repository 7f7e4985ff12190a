import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH_SENTENCES, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH_SENTENCES> = {
  'list-already-imported': '這份名單已經匯入。請查看會員，或選擇其他檔案。',
  'born-too-early': '沒有人年滿 {years, number} 歲。請查看證件上的出生日期。',
  'too-young': '會員須年滿 {least, number} 歲。請查看證件上的出生日期。',
  'unknown-member': '沒有這位會員。請用姓名或卡號搜尋。',
  'no-member-id': '{member} 不是會員編號。請用 1 到 40 個小寫字母、數字和連字號，不要用姓名。',
  'member-already-enrolled': '會員編號 {member} 已有人用。請換一個。',
  'merged-with-itself': '兩張卡屬於同一位會員。請選兩位會員。',
  'member-already-excluded': '這位會員已被禁入（{kind}），解除前一直有效。',
  'exclusion-ends-before-now': '{until} 已經過去。請選較晚的時間，或不填結束時間。',
  'exclusion-not-over': '這位會員禁入至 {until}。在此之前誰都不能解除。',
  'member-marked-so': '該會員已登記為{works}，無需更改。',
  'exclusion-keeps-record': '這位會員已禁入，資料必須保留。解除禁入後才能刪除。',
  'member-has-prizes': '這位會員有 {count, plural, other {# 個獎項}}尚未結清：{awards}。請先結清，再刪除資料。',
  'member-waits': 'PIN 連續輸錯 {failures, plural, other {# 次}}。請在 {until} 之後再試，或到會員櫃檯設定新 PIN。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'exclusion.self-exclusion': '自我禁入',
  'exclusion.self-restriction': '自我限制',
  'exclusion.by-the-house': '牌房禁入',
  'exclusion.by-the-state': '州政府禁入',
  'works.employee': '員工',
  'works.proposition-player': '第三方玩家',
  'works.nobody': '玩家',
};
