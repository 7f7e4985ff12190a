export {
  type NextHand,
  type PassedWhy,
  type PokerTable,
  type PotPayout,
  type Splash,
  type SplashResult,
  splashTables,
  tokens,
} from './splash.ts';
