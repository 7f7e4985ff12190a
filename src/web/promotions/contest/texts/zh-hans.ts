import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: '竞猜',
  counted: '{count, number}',
  entries: '竞猜单数',
  games: '比赛',
  deadline: '截止时间',
  enter: '录入竞猜单',
  player: '玩家',
  guess: '预测最终比分',
  enterKey: '录入此竞猜单',
  results: '结果',
  final: '最终比分',
  nobody: '还没有人参加竞猜。',
  settle: '{count, plural, =0 {结算，无中奖者} other {结算并颁发 # 份奖}}',
  fund: '资金来源',
  standings: '排名',
  place: '名次',
  right: '得分',
  off: '相差',
  prize: '奖品',
  outForHours: '时数不足：{name}',
  addPoints: '加积分',
  nothingOwed: '没有等待加积分的已核实牌型。',
  award: '牌型的奖项',
  addPointsKey: '{count, plural, other {加 # 积分}}',
  form: {
    games: '比赛，每行一场',
    deadline: '截止时间',
    things: '实物奖品，每行一项',
  },
};
