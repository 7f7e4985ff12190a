export type { OwedView } from './owed.ts';
export { prizeDue } from './prize-due.ts';
export { Refused, SaidNamed } from './refused.ts';
export {
  type AwardDue,
  type Paid,
  partOfAnother,
  payAwards,
  type Rule,
  type Settled,
} from './round/index.ts';
export { settleRound } from './settle-round.ts';
