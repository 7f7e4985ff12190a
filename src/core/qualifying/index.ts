export { standing } from './build.ts';
export { outranks } from './compare.ts';
export {
  Condition,
  Deal,
  DealtHand,
  type Finding,
  LAY_THERE,
  Posted,
  type SetCards,
  type View,
} from './deal.ts';
export { GAME_SLUGS, type Game, gameOf, type HandOrder, nameOfGame, slugOf } from './games.ts';
export {
  type AlikeTest,
  CARD_ORIGINS,
  type CardOrigin,
  type CardSource,
  type CategoryTest,
  type CoupSide,
  type CoupTest,
  type EveryTest,
  type HandRecipe,
  HandTest,
  type Over,
  type PairsTest,
  type RankOrPosted,
  type RanksTest,
  type RunTest,
  type ScoreTest,
  type SetTest,
  type SeveralTest,
  SUIT_RULES,
  type SuitRule,
  type TileLeast,
  type TilesTest,
  type TotalTest,
  type WarTest,
} from './hand-test.ts';
export { judge } from './judge.ts';
export { type Layout, layoutOf } from './layout.ts';
export { playerDealerHand } from './sources.ts';
export { alike, allOf, anyOf, cardsOf, exactly, orBetter, setAs } from './write.ts';
