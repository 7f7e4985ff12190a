import type { CommandIn, HouseCommand } from '#core/house';

/** Something asked of a promotion with coupons or chips. */
export const running = (
  { promotion }: { readonly promotion: string },
  command: CommandIn<'instrument'>,
): HouseCommand => ({ type: 'RunPromotion', promotion, mechanism: 'instrument', command });
