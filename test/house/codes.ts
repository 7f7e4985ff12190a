import type { SENTENCES as OF_GIVEAWAYS } from '../../src/core/mechanisms/car-giveaway/refusals.ts';
import type { SENTENCES as OF_DRAWINGS } from '../../src/core/mechanisms/drawing/refusals.ts';
import type { SENTENCES } from '../../src/core/state/refusals.ts';

type All = keyof typeof SENTENCES;

/** Sentences that all of the house shares and that only promotions or the club say; their own tests have them. */
export type OfAnyPromotion = Extract<All, 'unknown-promotion' | 'promotion-not-running' | 'entries-closed'>;
type OfClub = Extract<All, `member-${string}`>;

/** All the others. */
export type OfHouse = Exclude<All, OfAnyPromotion | OfClub>;

/** Of drawings and what follows them, what depends on the house; the others are in the tests of their rules. */
export type OfDrawings =
  | Extract<
      keyof typeof OF_DRAWINGS,
      | 'seat-of-member'
      | 'hour-not-tracked'
      | 'drawn-later'
      | 'all-drawings-held'
      | 'weeks-not-posted'
      | 'one-drawing-a-day'
      | 'drawing-days-over'
      | 'prize-is-money'
      | 'drum-is-kept'
      | 'sits-elsewhere'
    >
  | Extract<
      keyof typeof OF_GIVEAWAYS,
      'no-giveaway' | 'no-pass-won' | 'giveaway-later' | 'drawings-to-come' | 'stage-done'
    >;
