import type { SENTENCES as OF_HIGH_HAND } from '../../src/core/mechanisms/high-hand/refusals.ts';
import type { SENTENCES as OF_TABLES } from '../../src/core/mechanisms/table-drawing/refusals.ts';
import type { SENTENCES as OF_WHEEL } from '../../src/core/mechanisms/wheel/refusals.ts';
import type { SENTENCES } from '../../src/core/state/refusals.ts';

type All = keyof typeof SENTENCES;

/** Sentences that all of the house shares and that only promotions or the club say; their own tests have them. */
export type OfAnyPromotion = Extract<All, 'unknown-promotion' | 'promotion-not-running' | 'entries-closed'>;
/** Sentences of single mechanisms that need a house to be said; their other ones stand with their rules. */
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
