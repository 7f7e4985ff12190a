export {
  type Activity,
  type Approved,
  type BaseGame,
  type Construction,
  KINDS,
  type Kind,
  type NoPurchase,
  type Posting,
  type PostingItem,
  type PrizeKind,
  type Reading,
  type Records,
  type Setting,
  SHEET_PARTS,
  type SheetPart,
  type Step,
} from './activity.ts';
export {
  type ApprovalText,
  type ApprovedHouse,
  type ChartText,
  charges,
  each,
  type PrizeText,
  type RowText,
} from './approval.ts';
export { moneyInWords } from './approved.ts';
export type { Chart, Extra, GameMatch, Prize, Row, Sharing, TableCondition } from './chart.ts';
export { checkOffering, objections } from './check-offering.ts';
export { changeObjections, missingFrom, openObjection, type Stage, startObjections } from './check-start.ts';
export { type ClaimClock, type Claims, Unclaimed, type WeeklyMoment } from './claims.ts';
export { type ChargedTable, type Collection, collectionOf } from './collection.ts';
export { activitiesOn, activityOn } from './dates.ts';
export {
  CONDITION_TOPICS,
  type Eligibility,
  type Flag,
  implied,
  type OtherCondition,
  silent,
  stated,
} from './eligibility.ts';
export { approvalsOf } from './expand.ts';
export { formsOf, isMoneyForm } from './forms.ts';
export type {
  AdminFee,
  Charge,
  Fee,
  FeesTo,
  Funding,
  FundSource,
  Pool,
  Reserve,
  Shortfall,
} from './funding.ts';
export { HEADINGS } from './headings.ts';
export {
  amountPosted,
  bestRows,
  chartsInForce,
  chosen,
  clauseOf,
  constructionFor,
  isGame,
  poolOf,
  poolsInForce,
  rowsInForce,
  ticketsPosted,
} from './in-force.ts';
export { type Jurisdiction, type Regulation, regulationOf, type Silence } from './jurisdiction.ts';
export { type Amounts, type CheckOffering, Offering } from './offering.ts';
export { ownTerms, type RunText } from './own-terms.ts';
export { atLeast, type Choice, type CountRange, isFixed, type MoneyRange, only, range } from './range.ts';
export {
  type Award,
  AwardTo,
  type Bettor,
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
  HOLDERS,
  type Holders,
  type Multiplier,
  type OddRule,
  type PayoutBand,
  type PayoutShare,
  type PayoutStructure,
  type PeriodRule,
  RECIPIENTS,
  type Recipient,
  type Settlement,
} from './settlement.ts';
export { emptyOffering, wholeOffering } from './whole-offering.ts';
