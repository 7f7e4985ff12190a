import type { Rule } from '#core/state';
import type { ContestPosted } from './shape.ts';
import type { RankedTerms } from './terms.ts';

/** What was posted, under the terms of a contest by places. */
export type ContestRule = Rule & ContestPosted & { readonly terms: RankedTerms };
