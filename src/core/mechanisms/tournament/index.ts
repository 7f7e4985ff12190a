export { type BountyMoney, bountyMoney, dealMoney, type Elimination } from './bounties.ts';
export { decideTournament } from './decide.ts';
export { dueTo, type Earned, earnedBy, placeOf, prizesByPlace, stillIn } from './due.ts';
export {
  ENTRY_METHODS,
  type Entrant,
  type EntryMethod,
  type Finish,
  type Out,
  type Payment,
  STAGES,
  type Stage,
  type Tournament,
  type TournamentCommand,
  type TournamentEvent,
} from './event.ts';
export { evolveTournament, plannedTournament } from './evolve.ts';
export { ICM_PLAYERS_MAX, icm } from './icm.ts';
export {
  type LogActivity,
  type LogFee,
  type LogHeading,
  type LogResult,
  type TournamentLog,
  tournamentLog,
} from './log.ts';
export { type PrizeMoney, prizeMoney, type Sold } from './prizes.ts';
export { soldIn } from './sold.ts';
export {
  type Bounties,
  checkStructure,
  type Payout,
  type Purchase,
  type Structure,
  type TournamentRule,
  tournamentRule,
} from './structure.ts';
export { transferOfTournament } from './transfer-of.ts';
