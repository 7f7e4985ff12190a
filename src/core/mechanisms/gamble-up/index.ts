export {
  type Contest,
  type ContestCommand,
  type ContestEvent,
  type ContestRule,
  contestRule,
  decideContest,
  evolveContest,
  holding,
  NEW_CONTEST,
  SIDES,
  type Side,
  type Stake,
} from './contest.ts';
