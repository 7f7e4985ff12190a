/**
 * The form of an offering as pure functions: it is made from the approval, what is typed and picked gives a draft, and
 * a draft gives the offering. The desks only draw it.
 */
export {
  chartGroups,
  draftOf,
  emptyDraft,
  hasModes,
  menuOf,
  type OfferingDraft,
  payoutsOf,
  picksOf,
  rowsOf,
  thingFields,
  typedKey,
  withChart,
  withMode,
  withRow,
  withTyped,
  writtenIn,
} from './draft.ts';
export { type HandPick, type HandsPick, handsDraft, NO_HANDS, newHand, PICKED_CATEGORIES } from './hands.ts';
export { allocatedSum, type OfferingField, offeringFields, offeringIn, stillMissing, tablesIn } from './read.ts';
export { type HoursDraft, type MultiplierDraft, newHours, type TimesDraft } from './times.ts';
export { emptyWhatIf, type WhatIfDraft, whatIfOptions } from './what-if.ts';
