import type { Answer, Refusal } from '#core/base';
import { idsOf } from '#core/people';
import { type At, type Holder, holdersIn, latelyBy, type PromotionAs } from '#core/state';
import type { HouseClock } from '#core/time';
import { type EarnedAt, earnedAt } from './earned.ts';
import { clauseIn, type DrawingTypes } from './rule.ts';
import { emptiedNext, scheduleObjection } from './schedule.ts';
import type { Issue, Win } from './shape.ts';

/** What the house knows when a drawing is asked something. */
export type Facts = {
  readonly now: Temporal.Instant;
  readonly clock: HouseClock;
  /** Who is behind a name. */
  readonly holder: (name: string) => Holder;
  /** Every name of the same person: limits count people. CLB-4 */
  readonly namesOf: (name: string) => readonly string[];
  /** What somebody has won in other drawings of the same activity, which the limits count as well. */
  readonly wonElsewhere: (names: readonly string[]) => readonly Pick<Win, 'at'>[];
  readonly earnedAt: (issue: Issue) => Answer<EarnedAt>;
  /** Why no drawing is opened now. */
  readonly notNow: () => Refusal | undefined;
  /** When the drum is due to be emptied; nothing where it is kept. */
  readonly emptiedNext: () => Temporal.Instant | undefined;
};

type Asked = Pick<At<DrawingTypes>, 'house' | 'promotion' | 'rules' | 'state' | 'posted' | 'openedAt'> & {
  readonly now: Temporal.Instant;
};

/** `drawings`: those of the activity that run, this one among them. */
export const factsOf = (at: Asked, drawings: readonly PromotionAs<DrawingTypes>[]): Facts => {
  const { house, rules, now } = at;
  const { clock } = house.settings;
  const elsewhere = winsElsewhere(at, drawings);
  return {
    now,
    clock,
    holder: holdersIn(house),
    namesOf: name => idsOf(house.members, name),
    wonElsewhere: names => [
      ...elsewhere.filter(({ player }) => names.includes(player)),
      ...latelyBy(house, rules.activity.id, 'prize', names),
    ],
    earnedAt: issue => earnedAt(house, issue, clauseIn(rules)),
    notNow: () => scheduleObjection(at, { now, clock }),
    emptiedNext: () => emptiedNext(at, clock),
  };
};

/** In other drawings of the activity that run; what was won in any promotion lately comes besides. DRW-5, PRO-11 */
const winsElsewhere = (
  { promotion }: Asked,
  drawings: readonly PromotionAs<DrawingTypes>[],
): readonly Pick<Win, 'player' | 'at'>[] =>
  drawings.filter(one => one.promotion !== promotion).flatMap(({ state }) => state.wins);
