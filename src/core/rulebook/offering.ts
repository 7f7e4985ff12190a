import type { Answer } from '#core/base';
import type { Cents } from '#core/money';
import type { HandTest, Posted } from '#core/qualifying';
import type { Activity } from './activity.ts';

/** What a house chose and posted. What is left out is not offered, or has only one approved value. RBK-10 */
export type Offering = {
  readonly activity: string;
  readonly charts: readonly string[];
  readonly payouts: readonly string[];
  /** Row keys switched on; absent: all rows of the charts. */
  readonly rows?: readonly string[];
  /** Posted amounts by row key or prize key. */
  readonly prizes: Amounts;
  readonly tickets: Readonly<Record<string, number>>;
  /** By pool key; `main` where there is one. */
  readonly seed: Amounts;
  readonly reseed: Amounts;
  readonly daily: Amounts;
  readonly cap: Amounts;
  /** Percent of each fee by pool, where the house allocates. */
  readonly allocation?: Readonly<Record<string, number>>;
  readonly multiplier?: number;
  readonly adminFee?: Cents;
  /** The smallest chip: an uneven split is rounded up to it. */
  readonly chip?: Cents;
  readonly mode?: 'points' | 'tickets';
  /** The least hand that was advertised for a period, where the house asks for more than the chart does. */
  readonly minimum?: HandTest;
  readonly designated?: Posted & { readonly losing?: HandTest; readonly winning?: HandTest };
  /** By the key of the setting; several values where it is a list. */
  readonly settings: Readonly<Record<string, readonly number[]>>;
};

export type Amounts = Readonly<Record<string, Cents>>;

/** Refuses whatever lies outside what is approved, with the clause; otherwise the offering as it stands. RBK-11 */
export type CheckOffering = (activity: Activity, offering: Offering) => Answer<Offering>;
