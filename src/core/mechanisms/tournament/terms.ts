import { HEADINGS, ownTerms } from '#core/rulebook';
import { type Filled, list, object, one, yes } from '#core/shape';

export const PAYOUT_METHODS = ['percent', 'flat', 'item', 'double'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

/** What a tournament may be; the approved amounts are with the settings. TRN-1 */
export const TERMS = ownTerms(
  'tournament',
  run =>
    object({
      ...run,
      payouts: list(one(PAYOUT_METHODS)),
      bounties: yes,
      guarantee: yes,
      /** Players may agree to share what is left. */
      deals: yes,
    }),
  { clause: HEADINGS.event, kinds: ['tournament', 'qualifier'] },
);
export type TournamentTerms = Filled<typeof TERMS.shape>;

export const { write: tournament, first: tournamentTermsOf } = TERMS;
