import type { CommandIn, HouseCommand } from '#core/house';
import type { PromotionView } from '#core/views';

export type IssueInstruments = Extract<CommandIn<'instrument'>, { type: 'IssueInstruments' }>;

/** Whether coupons or chips are had from it. */
export const hasInstruments = ({ mechanism }: Pick<PromotionView, 'mechanism'>): boolean => mechanism === 'instrument';

/** Something asked of a promotion with coupons or chips. */
export const askInstruments = (
  { promotion }: { readonly promotion: string },
  command: CommandIn<'instrument'>,
): HouseCommand => ({ type: 'RunPromotion', promotion, mechanism: 'instrument', command });
