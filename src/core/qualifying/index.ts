export { standing } from './build.ts';
export { outranks } from './compare.ts';
export { condition } from './conditions.ts';
export { Condition, Deal, DealtHand, type Finding, LAY_THERE, Posted, type View } from './deal.ts';
export { GAME_SLUGS, GAMES, type Game, gameOf, isAmong, isSameGame, nameOfGame, slugOf } from './games.ts';
export {
  type AlikeTest,
  type CardSource,
  type CategoryTest,
  type CoupSide,
  type EveryTest,
  HandRecipe,
  HandTest,
  type Over,
  type RanksTest,
  type TileLeast,
} from './hand-test.ts';
export { judge } from './judge.ts';
export { type Layout, layoutOf } from './layout.ts';
export { playerDealerHand } from './sources.ts';
export { alike, allOf, anyOf, cardsOf, exactly, orBetter, setAs } from './write.ts';
