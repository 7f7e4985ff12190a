import type { Activity } from '#core/rulebook';
import { type OfferingDraft, offeringFields } from '#entry/offering';
import { type FactRow, useSaid } from '../../kit/index.ts';

/** What both people approve: every number that was typed, by its name. */
export const useFacts = (activity: Activity, draft: OfferingDraft): readonly FactRow[] => {
  const say = useSaid();
  return offeringFields(activity, draft).map(
    ({ label, text }): FactRow => (typeof label === 'string' ? [label, text, 'name'] : [say(label), text]),
  );
};
