import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'unknown-zone': '“{zone}”不是时区。请输入地区和城市，例如 America/Los_Angeles。',
  'unreadable-time': '“{time}”不是时间。请输入 00:00 至 23:59，例如 18:00。',
  'unreadable-moment': '“{moment}”不是日期和时间。请输入牌房当地时间，例如 2026-03-02T18:00。',
  'time-skipped': '没有 {moment} 这个时间：时钟已拨快到 {next}。请输入当时墙上时钟的时间。',
  'offset-not-in-force': '{moment} 的时差不是 {zone} 当时的时差。请去掉或更正。',
  'unreadable-window': '“{window}”没有说明时间。请输入日期和钟点，例如 {example}。',
  'unknown-weekday': '“{day}”不是星期几。请逐一输入 Mondays 至 Sundays，或 Every day。',
  'window-without-length': '{time} 至 {time} 没有时长。全天请输入 all day。',
  'no-such-date': '日历上没有 {date}。请检查月份和日期。',
  'dates-out-of-order': '最后一天 {last} 早于第一天 {first}。请对调。',
};
