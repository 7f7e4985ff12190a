import type { Cents } from '#core/money';
import { choice, type Of, Text } from '#core/shape';
import type { Period, Weekday } from '#core/time';

/** How a prize is claimed and what becomes of it if it is not. RBK-8 */
export type Claims = {
  readonly stated: boolean;
  readonly clock: ClaimClock;
  readonly unclaimedTo: Unclaimed;
  readonly verifiedBy: readonly string[];
  readonly paidBy: string;
  readonly paidAs: readonly string[];
  /** A prize below this may be paid from the dealer's tray, which the cage makes whole; absent: never from the tray. */
  readonly trayBelow?: Cents;
  readonly paperworkFirst: boolean;
  readonly clause: string;
};

export type ClaimClock =
  /** ID within the first period, else back within the second. Prizes below `from` need no ID. */
  | { readonly type: 'id-then-return'; readonly id: Period; readonly return: Period; readonly from: Cents }
  /** Once, from the hand or the announcement. */
  | { readonly type: 'within'; readonly period: Period; readonly since: 'hand' | 'announcement' }
  | { readonly type: 'weekly'; readonly opens: WeeklyMoment; readonly closes: WeeklyMoment }
  | { readonly type: 'no-limit' };

export type WeeklyMoment = { readonly weekday: Weekday; readonly time: string };

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
