// A door of its own: screens need the list and nothing of the state.

/** Why a count differs from the books; words of a fixed list, so that they can be added up. */
export const VARIANCE_REASONS = [
  'miscount',
  'wrong-payment',
  'wrong-change',
  'missing-slip',
  'entered-wrong',
  'counterfeit',
  'unexplained',
] as const;
export type VarianceReason = (typeof VARIANCE_REASONS)[number];
