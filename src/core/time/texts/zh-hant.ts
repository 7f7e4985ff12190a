import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'unknown-zone': '「{zone}」不是時區。請輸入地區和城市，例如 America/Los_Angeles。',
  'unreadable-time': '「{time}」不是時刻。請輸入 00:00 到 23:59，例如 18:00。',
  'unreadable-moment': '「{moment}」不是日期和時間。請輸入牌房當地時間，例如 2026-03-02T18:00。',
  'time-skipped': '沒有 {moment}：時鐘撥快到了 {next}。請輸入當時牆上時鐘的時間。',
  'offset-not-in-force': '{moment} 的時差不是 {zone} 當時的時差。請去掉時差，或更正。',
  'unreadable-window': '「{window}」沒有說明時間。請輸入星期和時間，例如 {example}。',
  'unknown-weekday': '「{day}」不是星期幾。請逐一輸入 Mondays 到 Sundays，或輸入 Every day。',
  'window-without-length': '從 {time} 到 {time} 沒有長度。要指一整天，請輸入 all day。',
  'no-such-date': '日曆上沒有 {date}。請檢查月和日。',
  'dates-out-of-order': '最後一天 {last} 早於第一天 {first}。請對調。',
};
