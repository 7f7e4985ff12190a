export {
  baccaratPoints,
  baccaratTotal,
  bankerDraws,
  type Coup,
  checkCoup,
  dealCoup,
  isBaccaratNatural,
  playerDraws,
} from './baccarat.ts';
export { blackjackCount } from './blackjack.ts';
export {
  type Card,
  cardOf,
  DECK,
  EVERY_CARD,
  isCard,
  isJoker,
  isNatural,
  isRed,
  JOKER,
  type NaturalCard,
  numberOf,
  pips,
  RANKS,
  type Rank,
  rankOf,
  SUITS,
  type Suit,
  suitOf,
} from './card.ts';
export { AnyCard, AnyTile, Cards } from './card-shapes.ts';
export { CATEGORIES, type Category } from './category.ts';
export { choose } from './choose.ts';
export { cardsOfDeck, checkCards, copiesOf, DECKS, type Deck, type DeckKey, deckWord, shoeOf } from './deck.ts';
export { explainOrder } from './explain.ts';
export { handClasses } from './hand-classes.ts';
export { handNames } from './hand-names.ts';
export { HOLE_RULES, type HoleRuleName, rankHoleAndBoard } from './hole-and-board.ts';
export { formatCards, parseCard, parseCards, showCard, showCards, sortCards } from './notation.ts';
export { checkPaiGowSet, legalSplits, type PaiGowSet } from './pai-gow.ts';
export { comparePanNine, type PanNineHand, panNineHand, panNineHouseDraws } from './pan-9.ts';
export { compareHands, type RankedHand, rankFive, rankFour, rankHand, rankKnown, rankThree } from './rank-hand.ts';
export { RANKING_NAMES, RANKINGS, type Ranking, type RankingName } from './rankings.ts';
export { compareStrength } from './strength.ts';
export { checkThirteenCardSet } from './thirteen-card.ts';
export {
  checkTileSet,
  compareTileHands,
  isTileSetBeaten,
  rankTiles,
  type TileHand,
  type TileSet,
  tileSplits,
} from './tile-hand.ts';
export {
  checkTiles,
  formatTiles,
  isTile,
  pairNumberOf,
  pairOf,
  TILE_PAIRS,
  TILES,
  type Tile,
  tilePips,
} from './tiles.ts';
export { categoryTerm, handName, rankSigns, ranksTerm, suitTerm } from './words.ts';
