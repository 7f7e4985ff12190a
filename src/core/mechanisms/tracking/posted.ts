import { isBefore } from '#core/time';
import type { PostedTracking } from './tracking.ts';

/** Whether a moment lies within the promotion; both ends belong to it. */
export const isPosted = ({ from, to }: PostedTracking, at: Temporal.Instant): boolean =>
  !(from !== undefined && isBefore(at, from)) && !(to !== undefined && isBefore(to, at));
