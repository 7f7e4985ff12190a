import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: '纸牌转盘',
  spins: '{count, plural, other {已转 # 次}}',
  shown: '指针所示',
  orAward: '或实物奖',
  valueAwards: '实物奖',
};
