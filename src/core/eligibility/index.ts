export { playedOut, type Space, takesPart } from './bettor.ts';
export {
  type FeePayer,
  type FeeTable,
  feeBar,
  noFeeAt,
  notNow,
  notPlaced,
  notReached,
  type OfferedThere,
} from './fee.ts';
export { eligiblePerson, type Person, personOf } from './person.ts';
export { eligibleRound, eligibleTable, reaches, type TableFacts } from './table.ts';
export { plain, together, unmet, type Verdict, verdict } from './verdict.ts';
