import {
  baccaratTotal,
  blackjackCount,
  type Card,
  compareStrength,
  isCard,
  isNatural,
  isTile,
  isTileSetBeaten,
  RANKINGS,
  type RankingName,
  rankKnown,
  rankTiles,
  type TileSet,
} from '#core/cards';
import { standing } from './build.ts';
import type { Deal, DealtHand, SetCards } from './deal.ts';
import { type Game, gameOf } from './games.ts';

/** Whether a beats b by the base game's own rules; a tie is not a beat. A set hand is beaten in every part. QLF-19 */
export const outranks = (deal: Deal, a: DealtHand, b: DealtHand): boolean => {
  const game = gameOf(deal.game);
  switch (game?.order) {
    case 'hand':
      return compareStrength(strengthOf(deal, a), strengthOf(deal, b)) > 0;
    case 'set':
      return outranksAsSet(game, a, b);
    case 'nine':
      return baccaratTotal(naturals(a)) > baccaratTotal(naturals(b));
    case 'twenty-one':
      return worthOf(a) > worthOf(b);
    case 'tiles':
      return outranksInTiles(a, b);
    case 'none':
    case undefined:
      return false;
  }
};

const strengthOf = (deal: Deal, hand: DealtHand): readonly number[] => standing({ deal, hand })?.strength ?? [];

const naturals = ({ cards }: DealtHand) => cards.filter(isNatural);

/** A natural beats every other twenty-one, a bust beats nothing. */
const worthOf = (hand: DealtHand): number => {
  const { total, isNatural: isBlackjack, isBust } = blackjackCount(naturals(hand));
  if (isBust) return 0;
  return isBlackjack ? total + 1 : total;
};

const outranksAsSet = ({ set: rankings }: Game, a: DealtHand, b: DealtHand): boolean => {
  const [mine, other] = [a.set, b.set];
  if (rankings === undefined || mine === undefined || other === undefined) return false;
  const { front, middle, back } = rankings;
  const wins = (ranking: RankingName, part: keyof SetCards): boolean =>
    compareStrength(partStrength(ranking, cardsIn(mine, part)), partStrength(ranking, cardsIn(other, part))) > 0;
  return wins(front, 'front') && wins(back, 'back') && (middle === undefined || wins(middle, 'middle'));
};

/** A part with too few or too many cards is fouled and ranks below every other. */
const partStrength = (ranking: RankingName, cards: readonly Card[]): readonly number[] =>
  cards.length === RANKINGS[ranking].plays ? rankKnown(ranking, cards).strength : [];

const outranksInTiles = (a: DealtHand, b: DealtHand): boolean => {
  const [mine, other] = [tileParts(a), tileParts(b)];
  return mine !== undefined && other !== undefined && isTileSetBeaten(other, mine);
};

/** The cards of a part; a set of tiles has none. */
export const cardsIn = (set: SetCards, part: keyof SetCards): readonly Card[] => (set[part] ?? []).filter(isCard);

/** Two hands of tiles as their holder set them. */
export const tileParts = ({ set }: DealtHand): TileSet | undefined => {
  if (set === undefined) return undefined;
  const [front, back] = [rankTiles(set.front.filter(isTile)), rankTiles(set.back.filter(isTile))];
  return front.ok && back.ok ? { front: front.value, back: back.value } : undefined;
};
