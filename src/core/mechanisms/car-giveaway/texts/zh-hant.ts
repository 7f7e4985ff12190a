import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH_SENTENCES, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH_SENTENCES> = {
  'no-second-stage': '{activity} 沒有這種第二階段。請選其他活動。',
  'too-many-holders': '有 {given, plural, other {# 位持券人}}到場，但入場券只有 {most} 張。請檢查入場券。',
  'order-card-missing': '{player} 還沒有抽 A 到 10 的牌。請玩家抽一張。',
  'order-card-twice': '有兩位持券人拿到 {card}。請重新抽牌。',
  'envelope-missing': '{player} 還沒有選信封。請玩家選一個。',
  'envelope-twice': '信封 {envelope} 被選了兩次。每位持券人須選不同的信封。',
  'starting-key-not-chosen': '裝有啟動鑰匙的信封 {envelope} 沒有人選。請為每位持券人準備一個信封，其中須有這一個。',
  'wrong-number-of-tables': '第一輪有 {tables, plural, other {# 桌}}，不是 {given, number} 桌。',
  'counted-twice': '{player} 算了兩次。每位玩家只坐一桌。',
  'hands-played': '{table} 號桌的 {hands} 手已全部打完。請清點籌碼。',
  'hands-to-play': '{table} 號桌已打 {played} 手，共 {hands} 手。請在最後一手後清點籌碼。',
  'table-too-full': '一張桌計了 {given} 名玩家，而每桌只有 {seats} 名。請按實際所在的桌計數。',
  'chips-tied': '這些玩家的籌碼一樣多：{players}。請加打一手決定。',
  'not-at-final-table': '只有晉級的玩家坐決賽桌。請檢查：{players}。',
  'final-table-empty': '決賽桌還沒有清點任何人。請清點晉級玩家的籌碼。',
  'no-giveaway': '{activity} 不送汽車。請選送汽車的活動。',
  'no-pass-won': '{player} 沒有贏得入場券。只有抽獎的中獎者可以參加。',
  'giveaway-later': '贈車於 {due} 舉行。請到時再試鑰匙。',
  'drawings-to-come': '還有 {left, plural, other {# 次抽獎}}沒有舉行或結算。請先完成，因為中獎者要參加。',
  'stage-done': '這個階段已結束並頒獎，不能再舉行。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'unfinished.final-table': '決賽桌還沒有結算',
};
