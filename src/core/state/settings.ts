import type { Cents } from '#core/money';
import type { StaffSettings } from '#core/people';
import type { Activity, Jurisdiction } from '#core/rulebook';
import type { HouseClock } from '#core/time';
import type { ContributionBounds } from './alarm.ts';

/** How a house is set up. No event changes it, and no event needs it to be applied. */
export type Settings = {
  /** As it is on slips. */
  readonly name?: string;
  /** A house for training: every screen, slip and report says so. REG-A6 */
  readonly isDemo?: boolean;
  /** The law of the place where it is. */
  readonly jurisdiction: Jurisdiction;
  readonly clock: HouseClock;
  readonly activities: readonly Activity[];
  /** The ids of those that are approved for this house; absent: all of them. RBK-18 */
  readonly approvals?: readonly string[];
  /** From this amount a win needs a second person. HSE-9 */
  readonly secondPersonFrom: Cents;
  /** From this amount a winning hand is kept under a seal. HSE-8 */
  readonly sealFrom: Cents;
  /** What the floor person ticks off for every called hand. */
  readonly checklist: readonly string[];
  /** The posted time of the daily increases. */
  readonly increasesAt: Temporal.PlainTime;
  /** The posted time at which the clock closes the gaming day that is over; absent: accounting closes it. HSE-14 */
  readonly closesDayAt?: Temporal.PlainTime;
  readonly staff: StaffSettings;
  /** Contributions outside them raise an alarm; without bounds none does. HSE-17 */
  readonly bounds?: ContributionBounds;
};
