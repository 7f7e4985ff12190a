import type { Offering } from '#core/rulebook';
import type { MomentText } from './moments.ts';

/** An activity as the house offers it. */
export type Offered = {
  readonly activity: string;
  readonly offering: Offering;
  readonly tables: 'all' | readonly number[];
  readonly state: 'announced' | 'running' | 'paused' | 'ended';
  readonly postedAt: MomentText;
  /** The fund whose reserve pays: its own, or that of another activity. */
  readonly reserveOf: string;
  /** Up to when daily increases have been given. */
  readonly increasedUpTo?: MomentText;
};
