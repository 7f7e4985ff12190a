import type { HouseCommand } from '#core/house';

type Redeemed = { readonly player: string; readonly prize: string; readonly showsId: boolean };

/** Credits of a club card are given for a prize. Whether they may be is for the house to say. TRK-6 */
export const redemptionOf = (promotion: string, redeemed: Redeemed): HouseCommand => ({
  type: 'RunPromotion',
  promotion,
  mechanism: 'tracking',
  command: { type: 'RedeemCredits', ...redeemed },
});
