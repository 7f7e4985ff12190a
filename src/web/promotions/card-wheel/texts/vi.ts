import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: 'Vòng quay lá bài',
  spins: '{count, plural, other {# lượt quay}}',
  shown: 'Kim chỉ',
  orAward: 'hoặc quà tặng',
  valueAwards: 'Quà tặng',
};
