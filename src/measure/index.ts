import { contestTermsOf } from '#core/mechanisms/contest/terms';
import { findActivity } from '../../rulebook/index.ts';
import { DRAWN_AT, KINDS, type Kind, type Verdict } from '../conformance/index.ts';
import { activityRound } from './activity-round.ts';
import { CannotBeDealt } from './cannot-be-dealt.ts';
import { claimWith } from './claim.ts';
import { collection } from './collection.ts';
import { NOTICE_HOURS } from './completed.ts';
import { CONTEST_HOURS } from './contest-won.ts';
import { eligibilityWith } from './eligibility.ts';
import { Examples } from './examples.ts';
import { copyOf, type Founded, found, remove } from './founded.ts';
import { fundHistoryWith } from './fund-history.ts';
import { gameRoundWith } from './game-round.ts';
import { journalOn, type ServedJournal } from './journal.ts';
import { NOT_ENTERED } from './not-entered.ts';
import { type Screens, ServedHouse } from './served.ts';
import { CannotBeEntered } from './stations/cannot.ts';
import { SHEET } from './stations/seen.ts';
import type { Through } from './through.ts';

export type { Screens, ServedHouse } from './served.ts';
export { CANNOT } from './stations/cannot.ts';
export { isThrough, THROUGHS, type Through } from './through.ts';

/** Kinds that ask nothing of a house: a hand is ranked, and that is all. */
export const WITHOUT_HOUSE: readonly string[] = ['hand'];

/** How each kind is played in a served house: as in the core, or, where that asks the core itself, as said here. */
const playedWith = (examples: Examples, journal: ServedJournal): Readonly<Record<string, Kind>> => ({
  ...Object.fromEntries(Object.entries(KINDS).filter(([kind]) => !WITHOUT_HOUSE.includes(kind))),
  'activity-round': activityRound,
  collection,
  eligibility: eligibilityWith(journal.isTooYoung),
  claim: claimWith(examples),
  'fund-history': fundHistoryWith(examples, journal.askTogether),
  'game-round': gameRoundWith(journal.drawFrom),
});

type HousesOptions = {
  readonly through: Through;
  /** Scenarios whose rounds show how the hands of an activity are dealt. */
  readonly examples: readonly unknown[];
  readonly screens?: Screens;
};

/** So many houses are open at the same time: much of what they do is waiting for the disk. */
const AT_ONCE = 4;

/** Houses that were founded before the first scenario, one for each day on which one begins. */
export class Houses {
  readonly #founded = new Map<string, Promise<Founded>>();
  readonly #through: Through;
  readonly #examples: Examples;
  readonly #screens: Screens | undefined;

  constructor({ through, examples, screens }: HousesOptions) {
    this.#through = through;
    this.#examples = new Examples(examples);
    this.#screens = screens;
  }

  /** Plays one scenario in a house of its own. */
  async play(scenario: unknown): Promise<Verdict> {
    const fields = scenario as Readonly<Record<string, unknown>>;
    const [id, kind] = [String(fields['id']), String(fields['kind'])];
    const begins = beginningOf(scenario, kind).subtract({ hours: hoursBefore(kind, fields['activity']) });
    const served = await ServedHouse.start(await this.#house(begins), begins, this.#screens);
    try {
      const journal = journalOn(served, this.#through);
      const run = playedWith(this.#examples, journal)[kind];
      if (run === undefined) return { id, kind, differences: [`kind ${kind} is not played in a house`] };
      const { differences } = await run(scenario, journal);
      // What nobody was asked for matters where something else came out.
      const missing =
        differences.length === 0 ? [] : journal.leftOut().map(fact => new CannotBeEntered(fact, SHEET).message);
      const cannot = Object.hasOwn(NOT_ENTERED, id) ? [] : [...journal.cannot(), ...missing];
      const unpaid = (await this.#screens?.end(served)) ?? [];
      return { id, kind, differences: [...cannot, ...differences, ...unpaid] };
    } catch (fault) {
      if (fault instanceof CannotBeDealt) return { id, kind, differences: [], notEntered: fault.message };
      return { id, kind, differences: [fault instanceof Error ? fault.message : String(fault)] };
    } finally {
      await served.end();
    }
  }

  /** Plays them, a few at the same time; told of each as it ends, and the verdicts in the order of the scenarios. */
  async playAll(
    scenarios: readonly unknown[],
    onVerdict: (verdict: Verdict, place: number) => void,
  ): Promise<readonly Verdict[]> {
    const verdicts: Verdict[] = [];
    const open = scenarios.entries();
    const playOpen = async (): Promise<void> => {
      for (const [place, scenario] of open) {
        const verdict = await this.play(scenario);
        verdicts[place] = verdict;
        onVerdict(verdict, place);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, playOpen));
    return verdicts;
  }

  async end(): Promise<void> {
    await Promise.all([...this.#founded.values()].map(async one => remove(await one)));
  }

  async #house(begins: Temporal.Instant): Promise<Founded> {
    const key = begins.toString();
    const founded = this.#founded.get(key) ?? found(begins);
    this.#founded.set(key, founded);
    return copyOf(await founded);
  }
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/;
const USUALLY = Temporal.Instant.from('2026-01-01T19:00:00Z');
const ZONE = 'America/Los_Angeles';

/** Hours are played before a contest; what is posted with its days hangs for its notice. */
const hoursBefore = (kind: string, activity: unknown): number => {
  const approved = findActivity(String(activity));
  const isContest = kind === 'claim' && approved !== undefined && contestTermsOf(approved) !== undefined;
  if (kind === 'contest' || isContest) return CONTEST_HOURS;
  return approved?.posting.dates === true ? NOTICE_HOURS : 0;
};

/** A little before the first moment that a scenario names; a drum is not kept for weeks before it is drawn from. */
const beginningOf = (scenario: unknown, kind: string): Temporal.Instant => {
  const moments = momentsIn(scenario).map(text => Temporal.PlainDateTime.from(text).toZonedDateTime(ZONE).toInstant());
  const [first] = moments.toSorted(Temporal.Instant.compare);
  if (first !== undefined) return first.subtract({ minutes: 20 });
  return kind === 'drawing' ? DRAWN_AT.subtract({ hours: 2 }) : USUALLY;
};

const momentsIn = (part: unknown): readonly string[] => {
  if (typeof part === 'string') return MOMENT.test(part) ? [part] : [];
  if (Array.isArray(part)) return part.flatMap(momentsIn);
  if (typeof part !== 'object' || part === null) return [];
  return Object.values(part).flatMap(momentsIn);
};
