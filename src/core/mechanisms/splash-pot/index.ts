export {
  countObjection,
  type NextHand,
  type PassedWhy,
  type PokerTable,
  type PotPayout,
  type Splash,
  type SplashDrawing,
  type SplashResult,
  splashTables,
  tokens,
} from './splash.ts';
