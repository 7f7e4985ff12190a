import type { Cents } from '#core/money';
import type { StaffSettings } from '#core/people';
import type { Activity, Jurisdiction } from '#core/rulebook';
import type { HouseClock } from '#core/time';
import type { ContributionBounds } from './alarm.ts';

/** How a house is set up: by its files, and where they differ by what people have accepted. SEA-6 */
export type Settings = {
  /** As it is on slips. */
  readonly name?: string;
  readonly address?: string;
  /** The number of its gambling license. */
  readonly license?: string;
  /** The name of a picture beside the settings. */
  readonly logo?: string;
  /** A house for training: every screen, slip and report says so. REG-A6 */
  readonly isDemo?: boolean;
  /** The law of the place where it is. */
  readonly jurisdiction: Jurisdiction;
  readonly clock: HouseClock;
  readonly activities: readonly Activity[];
  /** The ids of those that the house has brought itself. */
  readonly own?: readonly string[];
  /** The ids of those that are approved for this house; absent: all of them. RBK-18 */
  readonly approvals?: readonly string[];
  /** From this amount a win needs a second person. HSE-9 */
  readonly secondPersonFrom: Cents;
  /** How much one person may both verify and pay; absent: as much as they verify. PPL-13 */
  readonly verifierPays?: VerifierPays;
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

/** What the person who alone verified a prize may also pay alone: each below an amount, and so much in a gaming day. */
export type VerifierPays = { readonly below: Cents; readonly inDay: Cents };
