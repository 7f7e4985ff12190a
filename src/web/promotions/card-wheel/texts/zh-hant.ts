import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: '紙牌轉盤',
  spins: '{count, plural, other {已轉 # 次}}',
  shown: '指針所示',
  orAward: '或實物獎',
  valueAwards: '實物獎',
};
