export { advise } from './coach/advice.ts';
export { IRREGULARITY_RULES } from './coach/irregularities.ts';
export {
  CARD_WAYS,
  type CardStep,
  type CardWay,
  changeDueAtMs,
  type DeckCommand,
  type DeckEvent,
  type DeckSetup,
  type DeckState,
  decideDeck,
  evolveDeck,
  judgeStub,
  openDeckState,
} from './deck.ts';
export { GAME } from './game.ts';
export { chooseSchedules, type Schedules } from './judges.ts';
export {
  COVER_ALL,
  type CoverAllPlayers,
  FIVE_CARD_HAND_BONUS,
  FIVE_CARD_PROGRESSIVE,
  FOUR_CARD_PROGRESSIVE,
  type FourCardProgressiveKey,
  LUCKY_BONUS,
  MAGIC_CARD,
  QUEENS_UP,
  SUPER_BONUS,
} from './pay-tables.ts';
export { CRAZY_4_POKER, type Crazy4Round, rulesOf, settle } from './rules.ts';
export { plainStrategy, rounder, type Strategy } from './simulate.ts';
export { SENTENCES } from './texts/en.ts';
