import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'square-off-the-board': '没有方格 {square}。数字为 0 至 9。',
  'square-taken': '方格 {square} 上有两张桌。每格只能放一张桌。',
  'table-on-two-squares': '{table} 号桌占了两格。每张桌只占一格。',
  'table-not-on-board': '{table} 号桌打的不是参加的游戏。方格表只放合格的真钱牌局。',
  'board-stands': '方格表已定，共 {tables, number} 张桌。最后一次计分之前不能更改。',
  'period-scored': '{period} 已经计分。每节只计一次。',
  'periods-not-posted': '尚未公布任何一节。请在开始前公布每一节及其奖项。',
  'period-not-next': '现在不能为 {period} 计分。下一个公布的节是 {next}。',
  'last-period-otherwise':
    '{last, select, yes {{period} 是公布的最后一节。请按最后一节计分。} other {{period} 不是公布的最后一节。请不要按最后一节计分。}}',
  'prize-not-as-posted': '{period} 公布的奖项不是这个。请颁发公布的奖项。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'unfinished.squares': '最后一节尚未计分',
};
