export type { TournamentContext } from './asked.ts';
export { SPREAD_MAX, type Suggestion, suggestionFor } from './balance.ts';
export { type BountyMoney, bountyMoney, dealMoney, type Elimination } from './bounties.ts';
export { checkStructure, type TournamentRule, tournamentRule } from './check-structure.ts';
export { chipRace, type Holding, type Raced } from './chip-race.ts';
export { chipsInPlay } from './chips.ts';
export { type Clock, clockAt, levelNow, levelNumber, lineOf, nextBreakAt, remainingMs } from './clock.ts';
export { decideTournament } from './decide.ts';
export { BLINDS_AT_END, designLevels, estimatedLength, type LevelWishes } from './design-levels.ts';
export { designPayout, flatPayout, placesFor, STEEPNESS, type Steepness } from './design-payout.ts';
export {
  dealAdvice,
  dealPot,
  dueTo,
  type Earned,
  earnedBy,
  isAnything,
  placeOf,
  prizesByPlace,
  stillIn,
  thingAt,
} from './due.ts';
export {
  type ColourUp,
  type DealerCall,
  ENTRY_METHODS,
  type Entrant,
  type EntryMethod,
  type Finish,
  type Move,
  type Out,
  PAYMENT_METHODS,
  type Payment,
  type PaymentMethod,
  PENALTY_MINUTES,
  type Penalty,
  type PenaltySort,
  type Place,
  PURCHASES,
  type PurchaseKind,
  type Seating,
  type Signature,
  STAGES,
  type Stage,
  type TableInPlay,
  type Tournament,
  type VoidPayment,
} from './event.ts';
export { evolveTournament, plannedTournament } from './evolve.ts';
export { ICM_PLAYERS_MAX, icm } from './icm.ts';
export { type KeptTournament, keptTournament, tournamentLogOf } from './kept.ts';
export {
  type LogActivity,
  type LogFee,
  type LogHeading,
  type LogResult,
  type TournamentLog,
  tournamentLog,
} from './log.ts';
export { formatLog, type LogLayout, type LogNames, layOutLog, NO_NAMES } from './log-text.ts';
export { decideMerge, type Merging } from './merge.ts';
export type { Seat, TournamentCommand, TournamentEvent } from './messages.ts';
export { type PrizeMoney, prizeMoney, type Sold } from './prizes.ts';
export { oversizedChip, type Pot, type Ruling, raiseRuling, splitPots } from './rulings.ts';
export { satelliteObjection } from './satellite.ts';
export { drawnSeat, drawnSeats, type Taken, takenIn } from './seating.ts';
export { entriesOf, soldIn } from './sold.ts';
export type { Bounties, Level, Payout, PayoutRow, Purchase, Structure, Thing } from './structure.ts';
export { type EventSummary, eventSummary } from './summary.ts';
export { type KeptBy, TABLE_RULES } from './table-rules.data.ts';
export { transferOfTournament } from './transfer-of.ts';
