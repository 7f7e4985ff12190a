import { HEADINGS, ownTerms, type Run } from '#core/rulebook';

export const PAYOUT_METHODS = ['percent', 'flat', 'item', 'double'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

/** What a tournament may be; the approved amounts stand with the settings. TRN-1 */
export type TournamentTerms = Run & {
  readonly payouts: readonly PayoutMethod[];
  readonly bounties: boolean;
  readonly guarantee: boolean;
  /** Players may agree to share what is left. */
  readonly deals: boolean;
};

export const { write: tournament, first: tournamentTermsOf } = ownTerms<TournamentTerms>('tournament', {
  clause: HEADINGS.event,
});
