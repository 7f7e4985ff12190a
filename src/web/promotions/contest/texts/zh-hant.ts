import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: '競猜',
  counted: '{count, number}',
  entries: '參賽單',
  games: '比賽',
  deadline: '截止時間',
  enter: '收參賽單',
  player: '玩家',
  guess: '預測最後比分',
  enterKey: '收下此參賽單',
  results: '結果',
  final: '最後比分',
  nobody: '還沒有人參賽。',
  settle: '{count, plural, =0 {結算，無中獎者} other {結算並頒發 # 份獎}}',
  fund: '支付來源',
  standings: '排名',
  place: '名次',
  right: '得分',
  off: '相差',
  prize: '獎金',
  outForHours: '時數不足：{name}',
  addPoints: '加分',
  nothingOwed: '沒有等待加分的已核實牌型。',
  award: '牌型的獎項',
  addPointsKey: '{count, plural, other {加 # 分}}',
  form: {
    games: '比賽，每行一場',
    deadline: '截止時間',
    things: '實物獎品，每行一項',
  },
};
