import { Money } from '#core/money';
import {
  AtLeastOne,
  choice,
  exactly,
  type Filled,
  follows,
  type Of,
  object,
  one,
  optional,
  otherwise,
  speak,
  Text,
  text,
  yes,
} from '#core/shape';
import { PERIOD_UNITS, WEEKDAYS } from '#core/time';
import { Said, SaidList } from './range.ts';

const Period = object({ count: AtLeastOne, unit: one(PERIOD_UNITS) });

export const WeeklyMoment = object({
  weekday: one(WEEKDAYS),
  time: text({ pattern: /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, form: speak('form.time', {}) }),
});
export type WeeklyMoment = Of<typeof WeeklyMoment>;

const ClaimClock = choice({
  /** ID within the first period, else back within the second. Prizes below `from` need no ID. */
  'id-then-return': { id: Period, return: Period, from: Money },
  /** Once, from the hand or the announcement. */
  within: { period: Period, since: one(['hand', 'announcement']) },
  weekly: { opens: WeeklyMoment, closes: WeeklyMoment },
  'no-limit': {},
});
export type ClaimClock = Of<typeof ClaimClock>;

/** Where an unclaimed prize goes. `redraw`: another entry is drawn; `nobody`: it is not awarded; `held`: it waits. */
export const Unclaimed = choice({
  reserve: {},
  'reserve-of': { activity: Text },
  fund: {},
  held: {},
  nobody: {},
  redraw: {},
});
export type Unclaimed = Of<typeof Unclaimed>;

/** How a prize is claimed and what becomes of it if it is not. RBK-8 */
export const Claims = object({
  stated: otherwise(yes, false),
  /** Where the approval says how long a winner has and not where the prize goes then, or the other way round. */
  unclaimedStated: optional(yes),
  clock: follows(ClaimClock),
  unclaimedTo: follows(Unclaimed),
  verifiedBy: otherwise(SaidList, []),
  /** What this activity asks to be checked off at the table, besides what the house asks for every hand. */
  checks: otherwise(SaidList, []),
  paidBy: follows(Said),
  paidAs: otherwise(SaidList, []),
  /** A prize below this may be paid from the dealer's tray, which the cage reimburses; absent: never from the tray. */
  trayBelow: optional(Money),
  /** Prizes are paid at the table in chips, whatever they come to: the tray pays and the cage reimburses it. */
  paidAtTable: optional(exactly(true)),
  paperworkFirst: follows(yes),
  /** What the paper is called, where the approval names it. */
  paperwork: optional(Said),
  clause: follows(Said),
});
export type Claims = Filled<typeof Claims>;
