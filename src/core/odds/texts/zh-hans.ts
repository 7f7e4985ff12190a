import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'unknown-subject': '没有“{subject}”的概率。请从以下选择：{known}。',
  'unknown-bet': '{subject} 没有“{bet}”这种下注。请从以下选择：{known}。',
  'unknown-option': '这里没有选项 {option}。{count, plural, =0 {这种下注没有选项。} other {这种下注的选项：{known}。}}',
  'unknown-choice': '{option} 不能选“{given}”。请从以下选择：{known}。',
  'not-in-range': '{option} 不能是“{given}”。请输入 {from, number} 至 {to, number} 的整数。',
  'not-dollars': '{option} 的“{given}”不是金额。请输入美元金额，例如 1500 或 1500.50。',
  'no-hands-to-count':
    '{activity} 没有这里能发牌的游戏的合格牌型。{count, plural, =0 {它没有列出游戏。} other {它的游戏：{games}。}}',
  'flag-takes-nothing': '{option} 不带数值。请去掉“{given}”。',
};
