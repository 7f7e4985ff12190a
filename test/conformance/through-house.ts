import { THROUGH_A_HOUSE, type Through } from '../../src/conformance/index.ts';
import { claimThroughHouse } from './claim.ts';
import { collectionThroughHouse } from './collection.ts';
import { eligibilityThroughHouse } from './eligibility.ts';
import { fundThroughHouse } from './fund-history.ts';
import { gameRoundThroughHouse } from './game-round.ts';
import { hiLoThroughHouse } from './hi-lo.ts';
import { offeringThroughHouse } from './offering.ts';
import { roundThroughHouse } from './rounds.ts';

export type { Through } from '../../src/conformance/index.ts';

/** How each kind of scenario goes through a house and its journal. */
export const THROUGH_HOUSE: Readonly<Record<string, (scenario: unknown) => Through>> = {
  ...THROUGH_A_HOUSE,
  'activity-round': roundThroughHouse,
  claim: claimThroughHouse,
  collection: collectionThroughHouse,
  eligibility: eligibilityThroughHouse,
  'fund-history': fundThroughHouse,
  'game-round': gameRoundThroughHouse,
  'hi-lo': hiLoThroughHouse,
  offering: offeringThroughHouse,
};

/** Kinds in which nothing happens in a house: a hand is ranked, and that is all. */
export const WITHOUT_EVENTS: readonly string[] = ['hand'];
