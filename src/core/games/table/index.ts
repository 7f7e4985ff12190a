export { checkBetAlone, chooseSchedule, type Limit, type Limits } from './checks.ts';
export { dealFrom, deliveriesFor } from './deal.ts';
export { nextToDecide } from './decide-cards.ts';
export { explainSettlement } from './explain.ts';
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
export { type LiveRound, playThrough } from './live-round.ts';
export type { Look } from './look.ts';
export { contribute, meterAt, type Progression, type ProgressiveMeter, takeAward } from './meter.ts';
export { type EnvyTable, forOne, type PayRow, type Pays, type PayTable, percentOfMeter, showPays, to } from './pays.ts';
export {
  heldBy,
  type PokerDeal,
  type PokerGame,
  type PokerResult,
  type PokerSetUp,
  type PokerTable,
  pokerGame,
} from './poker-game.ts';
export {
  envyRule,
  type ProgressiveRule,
  payEnvy,
  settleProgressive,
} from './progressive.ts';
export { FIVE_CARD_PROGRESSIVE_ROWS, fourCardProgressiveRows } from './progressive-rows.ts';
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
export { type Chosen, type MeterRule, nameOn, type PokerRules, type Sayings, type ScheduleChoices } from './rules.ts';
export { settleWhole } from './settle-whole.ts';
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
  DEALING_MODES,
  type DealingMode,
  openRound,
  type Phase,
  type PlayEvent,
  type RoundCommand,
  type RoundContext,
  type RoundState,
  type SeatState,
  type Setup,
  type Step,
} from './state.ts';
export { entriesOf, nextStep } from './steps.ts';
export type { MoneyPlace, Movement, Settled, TableGame } from './table-game.ts';
export { forfeits, loses, pushes, returnedBy, type Verdict, verdictsOf, wins } from './verdict.ts';
export { inWords, listWords, payWords } from './words.ts';
