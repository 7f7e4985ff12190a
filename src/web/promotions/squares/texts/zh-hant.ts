import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: '方格',
  tables: '已占方格',
  scored: '已計分',
  carried: '滾存',
  board: '方格表',
  tableToPlace: '要放的桌號',
  how: '點選此桌的方格；隨後自動換下一桌。再點一次即清除。',
  square: '上 {from}，左 {to}：{what}',
  free: '空',
  set: '{count, plural, other {確定方格表（# 格）}}',
  asBefore: '復原更改',
  print: '列印方格表',
  score: '比分',
  period: '節',
  top: '上方球隊得分',
  left: '左側球隊得分',
  cash: '現金獎',
  prize: '公布的獎品',
  items: '獎品，用逗號分開',
  bowl: '從抽籤碗抽出的桌號',
  final: '最後一節',
  record: '記錄比分',
  nobody: '無人中獎。獎項滾存到下次。',
  hits: '{count, plural, other {{table} 號桌：# 份獎}}',
};
