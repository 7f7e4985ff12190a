export { playedOut, type Space, takesPart } from './bettor.ts';
export { asksFor, FACTS, type Fact, factsFor } from './facts.ts';
export {
  type FeePayer,
  type FeeTable,
  feeBar,
  noFeeAt,
  noFeeReached,
  notNow,
  notPlaced,
  notReached,
  type OfferedThere,
} from './fee.ts';
export { eligiblePerson, type Person, personOf } from './person.ts';
export { eligibleRound, eligibleTable, leastDealtIn, reaches, type TableFacts } from './table.ts';
export { plain, together, unmet, type Verdict, verdict } from './verdict.ts';
