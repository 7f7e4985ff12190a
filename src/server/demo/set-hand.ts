import { type Card, choose, legalSplits, numberOf, type Tile, tileSplits } from '#core/cards';
import { rankFive } from '#core/evaluator';
import type { DealtHand } from '#core/qualifying';
import type { Shape } from './plan.ts';

type AsSet = Pick<DealtHand, 'set'>;

/** The hand as a plain player sets it: the highest front that is not fouled, or the highest back of thirteen cards. */
export const setCards = ({ set }: Shape, cards: readonly Card[]): AsSet => {
  if (set === 'thirteen') return thirteen(cards);
  if (set !== 'pai-gow' && set !== 'pai-gow-jokers-wild') return {};
  const splits = legalSplits(set, cards);
  const [best] = splits.ok ? splits.value : [];
  return best === undefined ? {} : { set: { front: best.front.used, back: best.back.used } };
};

export const setTiles = (tiles: readonly Tile[]): AsSet => {
  const splits = tileSplits(tiles);
  const [best] = splits.ok ? splits.value : [];
  return best === undefined ? {} : { set: { front: best.front.tiles, back: best.back.tiles } };
};

const thirteen = (cards: readonly Card[]): AsSet => {
  const back = bestFive(cards);
  const rest = cards.filter(card => !back.includes(card));
  const middle = bestFive(rest);
  return { set: { front: rest.filter(card => !middle.includes(card)), middle, back } };
};

const bestFive = (cards: readonly Card[]): readonly Card[] => {
  let [best, worth]: [readonly Card[], number] = [[], 0];
  for (const five of choose(cards, 5)) {
    const [a, b, c, d, e] = five.map(numberOf) as [number, number, number, number, number]; // Five were chosen.
    const rank = rankFive(a, b, c, d, e);
    if (rank > worth) [best, worth] = [five, rank];
  }
  return best;
};
