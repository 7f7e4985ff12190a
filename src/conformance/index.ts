import { activityRound } from './activity-round.ts';
import { carGiveaway } from './car-giveaway.ts';
import { claim } from './claim.ts';
import { collection } from './collection.ts';
import { contest } from './contest.ts';
import { drawing } from './drawing.ts';
import { eligibility } from './eligibility.ts';
import { fundHistory } from './fund-history.ts';
import { gambleUp } from './gamble-up.ts';
import { gameRound } from './game-round.ts';
import { hand } from './hand.ts';
import { hiLo } from './hi-lo.ts';
import { instrument } from './instrument.ts';
import type { Kind } from './kind.ts';
import { offering } from './offering.ts';
import { splashPot } from './splash-pot.ts';
import { tableDrawing } from './table-drawing.ts';
import { tournament } from './tournament.ts';
import { tracking } from './tracking.ts';
import { wheel } from './wheel.ts';

export { awardWritten, RoundScenario, sumOf } from './activity-round.ts';
export { accountOf, ClaimScenario } from './claim.ts';
export { CollectionScenario } from './collection.ts';
export type { Came } from './compare.ts';
export { DRAWN_AT } from './drawing.ts';
export { EligibilityScenario, isForTournaments } from './eligibility.ts';
export type { SetTable } from './floor.ts';
export { FundScenario } from './fund-history.ts';
export { asWritten, type Ended, type GameRound, GameRoundText, gameRoundOf } from './game-round.ts';
export {
  betsOfRound,
  chanceOfRound,
  foundIn,
  GAME_TABLE,
  isRoundVoid,
  movesOfRound,
  sceneOfRound,
  settlementIn,
  untilVoid,
} from './game-round-moves.ts';
export { type Journal, type Payer, type PointsWon, type Scene, shownOf, TWO } from './journal.ts';
export { type Kind, kindOf } from './kind.ts';
export { plainFund, promotionOf, readFund, undrawn } from './offered.ts';
export { CLOCK } from './read.ts';
export { readRound } from './round.ts';
export { open } from './stage.ts';

export type Verdict = {
  readonly id: string;
  readonly kind: string;
  readonly differences: readonly string[];
  /** Why nobody can play it in a house, which refuses it. */
  readonly notEntered?: string;
};

/** What is here is built: kinds that ask the core, and kinds that are played in a house of their own. */
export const KINDS: Readonly<Record<string, Kind>> = {
  hand,
  'game-round': gameRound,
  'fund-history': fundHistory,
  'activity-round': activityRound,
  eligibility,
  collection,
  offering,
  claim,
  'hi-lo': hiLo,
  'car-giveaway': carGiveaway,
  contest,
  drawing,
  'gamble-up': gambleUp,
  instrument,
  'splash-pot': splashPot,
  'table-drawing': tableDrawing,
  tournament,
  tracking,
  wheel,
};

/** Runs one scenario and names every difference in words; none means passed. */
export const checkScenario = async (scenario: unknown): Promise<Verdict> => {
  if (typeof scenario !== 'object' || scenario === null) {
    return { id: '?', kind: '?', differences: ['a scenario is a JSON object'] };
  }
  const fields = scenario as Readonly<Record<string, unknown>>;
  const [id, kind] = [textOf(fields['id']), textOf(fields['kind'])];
  const run = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (run === undefined) return { id, kind, differences: [`kind ${kind} is not built yet`] };
  try {
    return { id, kind, differences: (await run(fields)).differences };
  } catch (fault) {
    return { id, kind, differences: [fault instanceof Error ? fault.message : String(fault)] };
  }
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '?');
