export {
  Activity,
  type ApprovalText,
  type PrizeKind,
  type Setting,
  SHEET_PARTS,
  type SheetPart,
  type Step,
} from './activity.ts';
export { approvedMoney, moneyInWords } from './approved.ts';
export {
  type Chart,
  type Extra,
  each,
  type GameMatch,
  type Prize,
  type PrizeText,
  type Row,
  type Sharing,
} from './chart.ts';
export { checkOffering, objections } from './check-offering.ts';
export {
  changeObjections,
  isPosted,
  missingForStart,
  missingFrom,
  openObjection,
  startObjections,
} from './check-start.ts';
export {
  CHOICE_PARTS,
  type Choice,
  type ChoicePart,
  choicesOf,
  chosenIn,
  mustBeChosen,
  plainOffering,
  withChoice,
} from './choices.ts';
export { type ClaimClock, Unclaimed, WeeklyMoment } from './claims.ts';
export { type Collection, collectionOf, positionsIn } from './collection.ts';
export { activitiesOn, activityOn } from './dates.ts';
export { type Eligibility, type Flag, implied, silent, stated } from './eligibility.ts';
export { approvalsOf } from './expand.ts';
export { formsOf, isCollectionsForm, isMoneyForm, isThingForm } from './forms.ts';
export { type Charge, charges, type FeesTo, type Funding, type FundSource, type Pool } from './funding.ts';
export { HEADINGS } from './headings.ts';
export {
  amountPosted,
  bestRows,
  chartsInForce,
  chosen,
  clauseOf,
  constructionFor,
  isGame,
  poolLabel,
  poolOf,
  poolsInForce,
  rowsInForce,
  rowsOffered,
  ticketsPosted,
} from './in-force.ts';
export { type IncidentClock, type Jurisdiction, type Regulation, regulationOf, type Silence } from './jurisdiction.ts';
export { type Amounts, Offering, type PostedThing } from './offering.ts';
export { ownTerms, type RunTerms } from './own-terms.ts';
export { periodAt, periodFrom } from './periods.ts';
export { ALL_HOURS, MultiplierTimes, OfferingTimes, PostedHours } from './posted-times.ts';
export { atLeast, type MoneyRange, only, range } from './range.ts';
export {
  type Award,
  AwardTo,
  type Bettor,
  FeePayer,
  FeeSpace,
  HandGives,
  NO_MONEY,
  PaidBy,
  ROLES,
  type Role,
  Round,
  Share,
  STREETS,
  type Street,
} from './round.ts';
export type { Run } from './run.ts';
export {
  type BeatRule,
  type PayoutBand,
  type PayoutShare,
  type PayoutStructure,
  RECIPIENTS,
  type Recipient,
  type Settlement,
} from './settlement.ts';
export { type ThingGiven, type ThingPlace, thingFor, thingOfRow, thingPlacesOf } from './things.ts';
export {
  hoursWithin,
  isInHours,
  offeringAt,
  runsBetween,
  type TableMoment,
  windowOf,
  windowsOf,
} from './times.ts';
export { emptyOffering, wholeOffering } from './whole-offering.ts';
