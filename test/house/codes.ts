import type { SENTENCES } from '../../src/core/state/refusals.ts';

type All = keyof typeof SENTENCES;

/** Sentences that all of the house shares and that only promotions or the club say; their own tests have them. */
export type OfAnyPromotion = Extract<All, 'unknown-promotion' | 'promotion-not-running' | 'entries-closed'>;
type OfClub = Extract<All, `member-${string}`>;

/** All the others. */
export type OfHouse = Exclude<All, OfAnyPromotion | OfClub>;
