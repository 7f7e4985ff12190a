export type { TournamentContext } from './asked.ts';
export { SPREAD_MAX, suggestionFor } from './balance.ts';
export { type BountyMoney, bountyMoney, dealMoney } from './bounties.ts';
export { checkStructure, type TournamentRule, tournamentRule } from './check-structure.ts';
export { chipRace } from './chip-race.ts';
export { chipsInPlay } from './chips.ts';
export { clockAt, levelNow, levelNumber, lineOf, nextBreakAt, remainingMs } from './clock.ts';
export type { Holding, TournamentCommand } from './command-shape.ts';
export { decideTournament } from './decide.ts';
export { BLINDS_AT_END, designLevels, estimatedLength, type LevelWishes } from './design-levels.ts';
export { designPayout, flatPayout, placesFor, STEEPNESS, type Steepness } from './design-payout.ts';
export { dealAdvice, dealPot, dueTo, earnedBy, isAnything, placeOf, prizesByPlace, stillIn, thingAt } from './due.ts';
export type { EventSummary, Raced, Seat, TournamentEvent } from './event-shape.ts';
export { evolveTournament, plannedTournament } from './evolve.ts';
export { ICM_PLAYERS_MAX, icm } from './icm.ts';
export { type KeptTournament, keptTournament, tournamentLogOf } from './kept.ts';
export { type LogHeading, tournamentLog } from './log.ts';
export { TournamentLog } from './log-shape.ts';
export { formatLog, type LogLayout, type LogNames, layOutLog, NO_NAMES } from './log-text.ts';
export { decideMerge, type Merging } from './merge.ts';
export { prizeMoney, type Sold } from './prizes.ts';
export { oversizedChip, type Pot, type Ruling, raiseRuling, splitPots } from './rulings.ts';
export { satelliteObjection } from './satellite.ts';
export { drawnSeat, drawnSeats, type Taken, takenIn } from './seating.ts';
export { entriesOf, soldIn } from './sold.ts';
export {
  type Clock,
  type ColourUp,
  type DealerCall,
  type Elimination,
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
  type PrizeMoney,
  PURCHASES,
  type PurchaseKind,
  type Seating,
  type Signature,
  STAGES,
  type Stage,
  type TableInPlay,
  type Tournament,
} from './state-shape.ts';
export {
  type Bounties,
  Level,
  type Payout,
  type PayoutRow,
  type Purchase,
  Structure,
  type Thing,
} from './structure-shape.ts';
export { eventSummary } from './summary.ts';
export { type KeptBy, TABLE_RULES } from './table-rules.data.ts';
export { taxFormOfDue } from './tax-of-due.ts';
export { transferOfTournament } from './transfer-of.ts';
export { taxFormOfPayment, tournamentBoard, tournamentDesk } from './view.ts';
export {
  type BoardClock,
  type BoardTable,
  type Earned,
  type PlaceDue,
  type Suggestion,
  TournamentBoard,
  TournamentDesk,
} from './view-shape.ts';
