export { type BaccaratDeal, type BaccaratName, type BaccaratResult, type BaccaratSetUp, GAME } from './game.ts';
export {
  type BaccaratCommand,
  type BaccaratEvent,
  type BaccaratRound,
  type Bet,
  decideBaccarat,
  evolveBaccarat,
  nextHand,
  openRound,
} from './round.ts';
export { type BaccaratRules, COMMISSION_BACCARAT, EZ_BACCARAT, LINES, type Line } from './rules.ts';
export { isDragonSeven, isPandaEight, type Paid, settleCoup } from './settle.ts';
