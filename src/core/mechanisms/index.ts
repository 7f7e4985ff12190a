export { Owed, type OwedView, owedIn } from './owed.ts';
export { prizeDue } from './prize-due.ts';
export { Refused } from './refused.ts';
export {
  type AwardDue,
  type Because,
  explainAward,
  explainJudged,
  type Judged,
  type Paid,
  partOfAnother,
  payAwards,
  type Rule,
  type Settled,
} from './round/index.ts';
export { settleRound } from './settle-round.ts';
