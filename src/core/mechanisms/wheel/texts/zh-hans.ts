import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-such-wheel': '{activity} 目前的推广方案没有这种转盘。请选择有这种转盘的方案。',
  'no-spot-there': '没有第 {spot} 格。此转盘有 {spots, number} 格，从 0 编号。',
  'wheel-done': '这次转动已结束，奖已定。下一位中奖者开始新的转动。',
  'one-double-spot': '转盘只能有一个加倍格，不能有 {given} 个。',
  'no-double-spot': '此转盘不能有加倍格。请给每格各自的奖。',
  'double-spot-prize-missing': '有加倍格的转盘须公布 Double Spot 奖金。请先公布。',
  'cash-spots-only': '此转盘的格子都是现金金额。请把 {prize} 换成金额。',
  'no-guarantee': '此转盘没有获批最低保证。请去掉。',
  'spinner-not-done': '{player} 还在转盘前。请先转完这一次。',
  'spun-once-today': '{player} 今天已经转过。每人每天限一次；请叫下一位中奖者。',
  'no-spin-won': '{player} 没有可转的次数。只有抽奖的中奖者可以转，赢得几次转几次。',
  'award-is-no-spin': '{activity} 的奖项 {award} 不是转此转盘的机会。请在账房付奖。',
  'award-used': '奖项 {award} 已经转过。每个奖项只转一次。',
  'nobody-at-the-wheel': '转盘前没有人。请输入谁来转。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'unfinished.at-the-wheel': '{player} 还在转盘前',
};
