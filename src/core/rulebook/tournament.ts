export const PAYOUT_METHODS = ['percent', 'flat', 'item', 'double'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

/** What a tournament may be; the approved amounts stand with the settings. TRN-1 */
export type TournamentTerms = {
  readonly payouts: readonly PayoutMethod[];
  readonly bounties: boolean;
  readonly guarantee: boolean;
  /** Players may agree to share what is left. */
  readonly deals: boolean;
  readonly clause: string;
};
