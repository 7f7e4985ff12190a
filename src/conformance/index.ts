import { ZodError } from 'zod';
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
import type { Through } from './journal.ts';
import { offering } from './offering.ts';
import { splashPot } from './splash-pot.ts';
import { tableDrawing } from './table-drawing.ts';
import { tournament } from './tournament.ts';
import { tracking } from './tracking.ts';
import { wheel } from './wheel.ts';

export type { Through } from './journal.ts';
export { readGameRound } from './round-json.ts';

/** Runs one scenario through the core and names every difference in words; none means passed. */
export type Check = (scenario: Readonly<Record<string, unknown>>) => readonly string[];

export type Verdict = { readonly id: string; readonly kind: string; readonly differences: readonly string[] };

/** Kinds that are played in a house of their own, from the opening of the promotion to the books. */
export const THROUGH_A_HOUSE: Readonly<Record<string, (scenario: unknown) => Through>> = {
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

/** One check a kind; what stands here is built. */
export const KINDS: Readonly<Record<string, Check>> = {
  hand,
  'game-round': gameRound,
  'hi-lo': hiLo,
  'fund-history': fundHistory,
  'activity-round': activityRound,
  eligibility,
  claim,
  offering,
  collection,
  ...Object.fromEntries(
    Object.entries(THROUGH_A_HOUSE).map(([kind, through]): [string, Check] => [
      kind,
      scenario => through(scenario).differences,
    ]),
  ),
};

export const checkScenario = (scenario: unknown): Verdict => {
  if (typeof scenario !== 'object' || scenario === null) {
    return { id: '?', kind: '?', differences: ['a scenario is a JSON object'] };
  }
  const fields = scenario as Readonly<Record<string, unknown>>;
  const [id, kind] = [textOf(fields['id']), textOf(fields['kind'])];
  const check = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (check === undefined) return { id, kind, differences: [`kind ${kind} is not built yet`] };
  try {
    return { id, kind, differences: check(fields) };
  } catch (fault) {
    return { id, kind, differences: [inOneLine(fault)] };
  }
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '?');

/** What went wrong, in one line; of a scenario that does not fit its kind the first place that does not. */
const inOneLine = (fault: unknown): string => {
  if (fault instanceof ZodError) {
    const [issue] = fault.issues;
    return `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not understood'}`;
  }
  return fault instanceof Error ? fault.message : String(fault);
};
