export { type Balance, balanceOf } from './balance.ts';
export { checkAmount, checkDenomination, chooseSchedule, type Limit, type Limits } from './checks.ts';
export { type CoachWords, coach } from './coach.ts';
export { dealFrom, deliveriesFor } from './deal.ts';
export { decide } from './decide.ts';
export { nextToDecide } from './decide-cards.ts';
export { evolve } from './evolve.ts';
export { explain, explainSettlement } from './explain.ts';
export type { Clauses, Game, MeterRule, Step } from './game.ts';
export { type Consequence, IRREGULARITIES, type Irregularities, type Irregularity } from './irregularity.ts';
export {
  type Judge,
  judgeFiveCards,
  judgeFourCards,
  LEAST_KING_HIGH,
  LEAST_KING_QUEEN_EIGHT_FOUR,
  LEAST_PAIR,
  LEAST_PAIR_OF_ACES,
  LEAST_PAIR_OF_TENS,
  LEAST_STRAIGHT,
} from './judge.ts';
export {
  type Bet,
  book,
  bookAward,
  bookBonus,
  bookProgressive,
  closeLedger,
  type Entry,
  type Home,
  type Ledger,
  type Meters,
  type Note,
  netOf,
  openLedger,
  type Settlement,
  type Source,
  type Taken,
  takeFromMeter,
} from './ledger.ts';
export { type Look, lookFrom } from './look.ts';
export { contribute, type Meter, meterAt, type Progression, takeAward } from './meter.ts';
export { type EnvyTable, forOne, type PayRow, type Pays, type PayTable, percentOfMeter, showPays, to } from './pays.ts';
export { playThrough } from './play-through.ts';
export {
  envyRule,
  type ProgressiveRule,
  payEnvy,
  settleProgressive,
} from './progressive.ts';
export { refuse, SENTENCES } from './refusals.ts';
export {
  CARDS_EACH,
  type DealtSeat,
  dealtSeat,
  inDealingOrder,
  type PlayerDecision,
  type Round,
  rankPlayer,
  type Seat,
  type Stakes,
} from './round.ts';
export { settleRound } from './settle-round.ts';
export {
  freshDeck,
  type RandomBelow,
  type Simulation,
  shuffleTop,
  type Tallies,
  type Tally,
  tallyRounds,
} from './simulate.ts';
export {
  type Command,
  type Context,
  DEALING_MODES,
  type DealingMode,
  openRound,
  type Phase,
  type RoundEvent,
  type RoundState,
  type SeatState,
  type Setup,
} from './state.ts';
export { entriesOf, nextStep } from './steps.ts';
export { forfeits, loses, pushes, returnedBy, type Verdict, verdictsOf, wins } from './verdict.ts';
export { METER_NAMES, type MeterName, WAGER_NAMES, type WagerName } from './wagers.ts';
export { inWords, listWords, payWords } from './words.ts';
