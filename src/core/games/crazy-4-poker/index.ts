export {
  changeDueAtMs,
  type DeckCommand,
  type DeckContext,
  type DeckEvent,
  type DeckSetup,
  type DeckState,
  decideDeck,
  evolveDeck,
  judgeStub,
  openDeckState,
} from './deck.ts';
export { GAME } from './game.ts';
export { IRREGULARITY_RULES } from './irregularities.ts';
export { chooseSchedules, type Judges, judgesFor, type Schedules } from './judges.ts';
export type { Wager } from './layout.ts';
export { MAIN_WAGERS, type MainCase, mainCase } from './main-wagers.ts';
export {
  ANTE_PLAY,
  COVER_ALL,
  type CoverAllPlayers,
  FIVE_CARD_HAND_BONUS,
  FIVE_CARD_PROGRESSIVE,
  FOUR_CARD_PROGRESSIVE,
  type FourCardProgressiveKey,
  LUCKY_BONUS,
  MAGIC_CARD,
  PAY_TABLES,
  QUEENS_UP,
  type QueensUpKey,
  SUPER_BONUS,
} from './pay-tables.ts';
export { SENTENCES } from './refusals.ts';
export { CRAZY_4_POKER, type Crazy4Round, settle } from './rules.ts';
export { type Dealt, settleDealt } from './settle.ts';
export { plainStrategy, rounder, type Strategy, simulate } from './simulate.ts';
