import { type Answer, answer } from '#core/base';
import type { Card } from './card.ts';
import { choose } from './choose.ts';
import { checkCards, DECKS } from './deck.ts';
import { compareHands, outranks, type RankedHand, rankKnown } from './rank-hand.ts';
import { refuse, takes, word } from './refusals.ts';

/** Seven cards set as a two-card front and a five-card back, both ranked. */
export type PaiGowSet = { readonly front: RankedHand; readonly back: RankedHand };
export type PaiGowGame = 'pai-gow' | 'pai-gow-jokers-wild';
type Split = { readonly front: readonly Card[]; readonly back: readonly Card[] };

/** A player's setting of seven cards, or why it is fouled. PGW-5 */
export const checkPaiGowSet = (game: PaiGowGame, split: Split): Answer<PaiGowSet> => {
  const { front, back } = split;
  if (front.length !== 2)
    return refuse('wrong-card-count', { what: word('cards.front', {}), takes: takes(2), given: front.length }, 'PGW-5');
  if (back.length !== 5)
    return refuse('wrong-card-count', { what: word('cards.back', {}), takes: takes(5), given: back.length }, 'PGW-5');
  const checked = checkCards(DECKS['joker-53'], [...front, ...back]);
  if (!checked.ok) return checked;
  const set = rankSplit(game, split);
  if (isLegal(set)) return answer(set);
  return refuse('hand-fouled', { front: word('hand.front', {}), behind: word('hand.back', {}) }, 'PGW-5');
};

/** Every legal way to set seven cards, of the 21 there are; the highest front first, then the highest back. */
export const legalSplits = (game: PaiGowGame, seven: readonly Card[]): Answer<readonly PaiGowSet[]> => {
  if (seven.length !== 7)
    return refuse('wrong-card-count', { what: word('cards.hand', {}), takes: takes(7), given: seven.length }, 'PGW-5');
  const checked = checkCards(DECKS['joker-53'], seven);
  if (!checked.ok) return checked;
  const sets = [...choose(seven, 2)].map(front =>
    rankSplit(game, { front, back: seven.filter(card => !front.includes(card)) }),
  );
  return answer(sets.filter(isLegal).sort(byFrontThenBack));
};

const rankSplit = (game: PaiGowGame, { front, back }: Split): PaiGowSet => ({
  front: rankKnown('pai-gow-front', front),
  back: rankKnown(game, back),
});

const isLegal = ({ front, back }: PaiGowSet): boolean => !outranks(front, back);

const byFrontThenBack = (a: PaiGowSet, b: PaiGowSet): number =>
  compareHands(b.front, a.front) || compareHands(b.back, a.back);
