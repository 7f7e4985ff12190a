import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: '最大牌',
  title: '最大牌榜',
  runs: '公布的时间：',
  settled: '已结算。',
  nothing: '榜上还没有牌。',
  seat: '{seat} 号位',
  tableSeat: '{table} 号桌 {seat} 号位',
  settle: '{count, plural, =0 {结算，无中奖者} other {结算并为 # 手牌颁奖}}',
};
