import { carGiveaway } from '../car-giveaway.ts';
import { drawing } from '../drawing.ts';
import { gambleUp } from '../gamble-up.ts';
import { splashPot } from '../splash-pot.ts';
import { tableDrawing } from '../table-drawing.ts';
import { tournament } from '../tournament.ts';
import { wheel } from '../wheel.ts';
import { claimThroughHouse } from './claim.ts';
import { collectionThroughHouse } from './collection.ts';
import { contestThroughHouse } from './contest.ts';
import { eligibilityThroughHouse } from './eligibility.ts';
import { fundThroughHouse } from './fund-history.ts';
import { gameRoundThroughHouse } from './game-round.ts';
import { hiLoThroughHouse } from './hi-lo.ts';
import { instrumentThroughHouse } from './instrument.ts';
import type { Through } from './journal.ts';
import { offeringThroughHouse } from './offering.ts';
import { roundThroughHouse } from './rounds.ts';
import { trackingThroughHouse } from './tracking.ts';

export type { Through } from './journal.ts';

/** How each kind of scenario goes through a house and its journal. */
export const THROUGH_HOUSE: Readonly<Record<string, (scenario: unknown) => Through>> = {
  'activity-round': roundThroughHouse,
  'car-giveaway': carGiveaway,
  claim: claimThroughHouse,
  collection: collectionThroughHouse,
  contest: contestThroughHouse,
  drawing,
  eligibility: eligibilityThroughHouse,
  'fund-history': fundThroughHouse,
  'gamble-up': gambleUp,
  'game-round': gameRoundThroughHouse,
  'hi-lo': hiLoThroughHouse,
  instrument: instrumentThroughHouse,
  offering: offeringThroughHouse,
  'splash-pot': splashPot,
  'table-drawing': tableDrawing,
  tournament,
  tracking: trackingThroughHouse,
  wheel,
};

/** Kinds in which nothing happens in a house: a hand is ranked, and that is all. */
export const WITHOUT_EVENTS: readonly string[] = ['hand'];
