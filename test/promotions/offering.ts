import { assert } from '#core/base';
import { type Activity, ALL_HOURS, emptyOffering, type Offering } from '#core/rulebook';
import { findActivity } from '../../rulebook/index.ts';

/** An approved activity by its id or key. */
export const approved = (key: string): Activity => {
  const activity = findActivity(key);
  assert(activity !== undefined, `there is no activity ${key}`);
  return activity;
};

/** An offering of it in which only this was chosen. */
export const offeringOf = (key: string, chosen: Partial<Offering> = {}): Offering => ({
  ...emptyOffering(approved(key)),
  times: ALL_HOURS,
  ...chosen,
});
