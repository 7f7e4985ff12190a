export {
  type ContestRule,
  contestRule,
  decideContest,
  evolveContest,
  holding,
  NEW_CONTEST,
} from './decide.ts';
export { type Command as ContestCommand, type Contest, SIDES, type Stake } from './shape.ts';
