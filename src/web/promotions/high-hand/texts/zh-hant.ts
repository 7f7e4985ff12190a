import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: '最大牌',
  title: '最大牌榜 (High Hand)',
  runs: '公布的時間：',
  settled: '已結算。',
  nothing: '榜上還沒有牌。',
  seat: '{seat} 號位',
  tableSeat: '{table} 號桌 {seat} 號位',
  settle: '{count, plural, =0 {結算，無中獎者} other {結算並頒獎 # 手牌}}',
};
