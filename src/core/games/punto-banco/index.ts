export { explainCoup } from './coach/explain.ts';
export { GAME } from './game.ts';
export {
  type BaccaratCommand,
  type BaccaratRound,
  decideBaccarat,
  evolveBaccarat,
  nextHand,
  openRound,
} from './round.ts';
export { type BaccaratRules, COMMISSION_BACCARAT, EZ_BACCARAT, LINES, type Line } from './rules.ts';
export { isDragonSeven, isPandaEight } from './settle.ts';
