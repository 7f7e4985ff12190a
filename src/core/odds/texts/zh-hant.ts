import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'unknown-subject': '沒有「{subject}」的機率。請選：{known}。',
  'unknown-bet': '{subject} 沒有「{bet}」這種下注。請選：{known}。',
  'unknown-option': '這裡沒有選項 {option}。{count, plural, =0 {這種下注沒有選項。} other {這種下注的選項：{known}。}}',
  'unknown-choice': '「{given}」不能用於 {option}。請選：{known}。',
  'not-in-range': '「{given}」不能用於 {option}。請輸入 {from, number} 到 {to, number} 的整數。',
  'not-dollars': '「{given}」不是 {option} 的金額。請輸入美元金額，例如 1500 或 1500.50。',
  'no-hands-to-count':
    '{activity} 沒有這裡能發牌的遊戲的合格牌型。{count, plural, =0 {它沒有列出遊戲。} other {它的遊戲：{games}。}}',
  'flag-takes-nothing': '{option} 不帶數值。請去掉「{given}」。',
};
