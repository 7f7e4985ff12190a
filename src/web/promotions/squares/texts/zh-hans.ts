import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: '方格',
  tables: '已占方格',
  scored: '已计分',
  carried: '滚存至下次',
  board: '方格表',
  tableToPlace: '要放的桌号',
  how: '点选此桌的方格；随后自动换下一桌。再点一次即清除。',
  square: '上 {from}，左 {to}：{what}',
  free: '空',
  set: '{count, plural, other {确定方格表（# 格）}}',
  asBefore: '还原',
  print: '打印方格表',
  score: '比分',
  period: '节',
  top: '上方球队得分',
  left: '左侧球队得分',
  cash: '现金奖',
  prize: '公布的奖品',
  items: '奖品，用逗号分开',
  bowl: '从碗中抽出的桌号',
  final: '最后一节',
  record: '记录比分',
  nobody: '没有中奖者：奖品滚存至下次。',
  hits: '{count, plural, other {{table} 号桌：# 份奖}}',
};
