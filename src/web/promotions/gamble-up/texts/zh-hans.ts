import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: '加倍挑战',
  title: '奖项阶梯',
  player: '玩家',
  holds: '目前持有',
  times: '{count, plural, other {# 倍}}',
  over: '挑战结束。{name} 赢得',
  again: '此局未分胜负：可以重打。',
  call: '玩家选择',
  result: '此局结果',
  results: {
    player: '闲',
    banker: '庄',
    tie: '和',
    'dragon-7': 'Dragon 7',
  },
  take: '停止并领取 {what}',
  awardTitle: '颁奖',
  awardAction: '为 {name} 记录',
  fund: '资金来源',
  open: '领奖或继续挑战',
  openAction: '{name} 继续挑战',
  goods: '{count, number} 级奖品，价值递增：名称 = 价值',
  goodsHow: '帽子 = 25',
};
