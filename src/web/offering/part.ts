import type { Activity } from '#core/rulebook';
import type { OfferingDraft, OfferingField } from '#entry/offering';

/** What every part of the form is made from. */
export type PartProps = {
  readonly activity: Activity;
  readonly draft: OfferingDraft;
  readonly fields: readonly OfferingField[];
  readonly onChange: (draft: OfferingDraft) => void;
  readonly onType: (field: OfferingField, text: string) => void;
};
