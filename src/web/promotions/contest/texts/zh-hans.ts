import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: '竞猜',
  counted: '{count, number}',
  entries: '参赛数',
  games: '比赛',
  deadline: '截止',
  enter: '接受参赛',
  player: '玩家',
  guess: '猜最后比分',
  enterKey: '接受此参赛',
  results: '结果',
  final: '最后比分',
  nobody: '还没有人参赛。',
  settle: '{count, plural, =0 {结算，无得主} other {结算并颁发 # 份奖}}',
  fund: '支付来源',
  standings: '排名',
  place: '名次',
  right: '得分',
  off: '相差',
  prize: '奖金',
  outForHours: '时数不足：{name}',
  addPoints: '加分',
  nothingOwed: '没有等待加分的牌型。',
  award: '牌型的奖项',
  addPointsKey: '{count, plural, other {加 # 分}}',
  form: {
    games: '比赛，每行一场',
    deadline: '截止时间',
    things: '实物奖品，每行一项',
  },
};
