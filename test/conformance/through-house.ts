import { KINDS } from '../../src/conformance/index.ts';
import type { Kind } from '../../src/conformance/kind.ts';
import { collectionThroughHouse } from './collection.ts';
import { eligibilityThroughHouse } from './eligibility.ts';
import { fundThroughHouse } from './fund-history.ts';
import { gameRoundThroughHouse } from './game-round.ts';
import { roundThroughHouse } from './rounds.ts';

/** Kinds in which nothing happens in a house: a hand is ranked, and that is all. */
export const WITHOUT_EVENTS: readonly string[] = ['hand'];

/** How each kind goes through a house and its journal: as it is checked, or, where that asks the core, as said here. */
export const THROUGH_HOUSE: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(Object.entries(KINDS).filter(([kind]) => !WITHOUT_EVENTS.includes(kind))),
  'activity-round': roundThroughHouse,
  collection: collectionThroughHouse,
  eligibility: eligibilityThroughHouse,
  'fund-history': fundThroughHouse,
  'game-round': gameRoundThroughHouse,
};
