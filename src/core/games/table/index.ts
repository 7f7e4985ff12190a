export { checkBetAlone, chooseSchedule, type Limits } from './checks.ts';
export type { ScheduleChoices } from './chosen.ts';
export { type Advice, adviceFrom } from './coach/advice.ts';
export { REASONS, saidOdds, VOID_AND_RESHUFFLE } from './coach/said.ts';
export { type Showdown, showdown } from './coach/showdown.ts';
export { type CountedRule, countedProgressive, handsOf } from './counted-rule.ts';
export { type Delivery, dealFrom, deliveriesFor } from './deal.ts';
export { nextToDecide } from './decide-cards.ts';
export { allHaveDecided, isFoundNow } from './decide-irregularity.ts';
export { fedMeters, unfedMeters } from './feed.ts';
export { comesTo, IRREGULARITIES, type Irregularities, type Irregularity } from './irregularity.ts';
export {
  type Judge,
  judgedOnce,
  judgeFiveCards,
  judgeFourCards,
  LEAST_KING_HIGH,
  LEAST_KING_QUEEN_EIGHT_FOUR,
  LEAST_PAIR_OF_ACES,
  LEAST_STRAIGHT,
} from './judge.ts';
export {
  book,
  bookAward,
  bookBonus,
  bookProgressive,
  closeLedger,
  type Entry,
  type Home,
  type Ledger,
  type Meters,
  metersBack,
  type Note,
  netOf,
  openLedger,
  type Settlement,
  seededIn,
  type Taken,
  takeFromMeter,
} from './ledger.ts';
export { type LiveRound, playThrough } from './live-round.ts';
export { contribute, meterAt, type Progression, type ProgressiveMeter, takeAward } from './meter.ts';
export { namedHand, namedWager } from './named.ts';
export { envyBoard, type PayBoard, payBoard } from './pay-board.ts';
export { type EnvyTable, forOne, type Pays, type PayTable, percentOfMeter, to } from './pays.ts';
export { placardOf, postedLine } from './placard.ts';
export { heldBy, type PokerTable, pokerGame } from './poker-game.ts';
export { envyRule, type ProgressiveRule, payEnvy, settleProgressive } from './progressive.ts';
export { FIVE_CARD_PROGRESSIVE_ROWS, fourCardProgressiveRows } from './progressive-rows.ts';
export { refuse } from './refusals.ts';
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
export type { MeterRule, PokerGameRules, PokerRules, Sayings } from './rules.ts';
export { settleWhole } from './settle-whole.ts';
export { freshDeck, type RandomBelow, type Simulation, shuffleTop } from './simulate.ts';
export {
  DEALING_MODES,
  type DealingMode,
  type Drawn,
  PHASES,
  type PlayEvent,
  type RoundCommand,
  type RoundState,
  type SeatState,
  type Setup,
  type Step,
  WAYS,
  type Way,
} from './state.ts';
export { entriesOf, isForFloor, nextStep, seatsWithDocuments, toBeKeyed, toBeValidated, unseenSeats } from './steps.ts';
export type { MoneyPlace, Movement, Settled, TableGame } from './table-game.ts';
export { SENTENCES, TERMS } from './texts/en.ts';
export { forfeits, loses, pushes, returnedBy, type Verdict, verdictsOf, wins } from './verdict.ts';
