import { HiLoShown, hiLoShown } from '#core/house';
import type { HouseWide } from './view.ts';

/** One part: the day. */
export const HI_LO_DESK: HouseWide<HiLoShown> = {
  shape: HiLoShown,
  read: 'promotions',
  keys: () => ['desk'],
  part: (house, key) => (key === 'desk' ? hiLoShown(house) : undefined),
};
