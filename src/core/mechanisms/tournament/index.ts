export { suggestionFor } from './balance.ts';
export { bountyMoney } from './bounties.ts';
export { chipsInPlay } from './chips.ts';
export { clockAt, levelNow, levelNumber, lineOf, nextBreakAt, remainingMs } from './clock.ts';
export type { Holding, TournamentCommand } from './command-shape.ts';
export { designLevels, estimatedLength } from './design-levels.ts';
export { designPayout, flatPayout, placesFor, STEEPNESS, type Steepness } from './design-payout.ts';
export { dueTo, isAnything, prizesByPlace, stillIn } from './due.ts';
export type { Raced, TournamentEvent } from './event-shape.ts';
export { ICM_PLAYERS_MAX, icm } from './icm.ts';
export { type KeptTournament, keptTournament, tournamentLogOf } from './kept.ts';
export { type LogNames, NO_NAMES } from './log-names.ts';
export { TournamentLog } from './log-shape.ts';
export { oversizedChip, type Pot, raiseRuling, splitPots } from './rulings.ts';
export { takenIn } from './seating.ts';
export {
  type Clock,
  ENTRY_METHODS,
  type EntryMethod,
  type Out,
  PAYMENT_METHODS,
  type Payment,
  type PaymentMethod,
  PENALTY_MINUTES,
  type PenaltySort,
  type Place,
  type PrizeMoney,
  PURCHASES,
  type PurchaseKind,
  type Stage,
  type Tournament,
} from './state-shape.ts';
export { Level, type Payout, type PayoutRow, type Purchase, Structure, type Thing } from './structure-shape.ts';
export { type KeptBy, TABLE_RULES } from './table-rules.ts';
export { taxFormOfDue } from './tax-of-due.ts';
export { taxFormOfPayment } from './view.ts';
export { type BoardTable, type PlaceDue, type Suggestion, TournamentBoard, TournamentDesk } from './view-shape.ts';
