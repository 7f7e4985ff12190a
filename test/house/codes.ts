import type { SENTENCES as OF_GIVEAWAYS } from '../../src/core/mechanisms/car-giveaway/texts/en.ts';
import type { SENTENCES as OF_DRAWINGS } from '../../src/core/mechanisms/drawing/texts/en.ts';
import type { SENTENCES as OF_HIGH_HAND } from '../../src/core/mechanisms/high-hand/texts/en.ts';
import type { SENTENCES as OF_TABLES } from '../../src/core/mechanisms/table-drawing/texts/en.ts';
import type { SENTENCES as OF_WHEEL } from '../../src/core/mechanisms/wheel/texts/en.ts';
import type { SENTENCES } from '../../src/core/state/texts/en.ts';

type All = keyof typeof SENTENCES;

/** Sentences that all of the house shares and that only promotions or the club say; their own tests have them. */
export type OfAnyPromotion = Extract<All, 'unknown-promotion' | 'promotion-not-running' | 'entries-closed'>;
/** Sentences of single mechanisms that need a house to be said; their other ones are with their rules. */
export type OfMechanisms =
  | keyof typeof OF_HIGH_HAND
  | Extract<keyof typeof OF_TABLES, 'spun-today' | 'spinner-not-named' | 'no-tables-drawn'>
  | Extract<
      keyof typeof OF_WHEEL,
      'spinner-not-done' | 'no-spin-won' | 'award-is-no-spin' | 'award-used' | 'nobody-at-the-wheel'
    >;
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
