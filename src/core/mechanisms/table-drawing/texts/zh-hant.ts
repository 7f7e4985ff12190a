import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-such-seat-card': '沒有牌 {card}。座位牌是 1 到 {seats} 號。',
  'too-many-spin-cards': '最多攤 {most} 張牌（A 到 9），不是 {given} 張。',
  'more-than-one-ace': '攤開的牌只有一張 A，卻抽出了 {aces} 張。請把牌重新攤開。',
  'card-not-spread': '此桌擺 {count, plural, other {# 張牌}}，從 A 起。其中沒有 {card}。',
  'card-drawn-twice': '{card} 被抽了兩次，每張牌只擺一張。請檢查桌上的牌。',
  'spin-not-finished':
    '轉了 {stops, plural, other {# 次}}，出現 {cards, plural, other {# 張不同的牌}}。請繼續轉到湊齊一手牌。',
  'item-not-listed': '{item} 不在獎品之列。請選：{items}。',
  'spun-today': '{player} 今天已轉過，每人每天一次。請把牌攤開，讓其他人抽。',
  'spinner-not-named': '{table} 號桌 {seat} 號位是誰？請輸入證件上的姓名。',
  'balls-otherwise': '抽出時登記的球為 {balls}。請按此登記，或清除後重來。',
  'ball-not-recorded': '尚未登記任何球。每個球抽出時請立即登記。',
  'id-of-another': '{table} 號桌 {seat} 號位坐的是 {player}，不是 {other}。請檢查證件和座位。',
  'no-tables-drawn': '{activity} 目前的推廣方案沒有牌桌抽獎。請選有牌桌抽獎的版本。',
};
