import { type Answer, answer } from '#core/base';
import type { Card } from './card.ts';
import { choose } from './choose.ts';
import { checkCards, DECKS } from './deck.ts';
import { sortCards } from './notation.ts';
import { described, type RankedHand, type Standing, standings, strongest } from './rank-hand.ts';
import type { RankingName } from './rankings.ts';
import { refuse, takes, word } from './refusals.ts';

/** A seat's own cards and the cards all seats share. */
export type HoleAndBoard = { readonly hole: readonly Card[]; readonly board: readonly Card[] };

/** How many cards of their own a player has, and how many of them may or must play. RNK-10 */
type HoleRule = {
  readonly holeCards: readonly number[];
  /** Most first. */
  readonly fromHole: readonly number[];
  readonly ranking: RankingName;
};

export const HOLE_RULES = {
  holdem: { holeCards: [2], fromHole: [2, 1, 0], ranking: 'five-card' },
  'holdem-both-hole-cards': {
    holeCards: [2],
    fromHole: [2],
    ranking: 'five-card',
  },
  omaha: { holeCards: [4, 5, 6], fromHole: [2], ranking: 'five-card' },
  'omaha-low': {
    holeCards: [4, 5, 6],
    fromHole: [2],
    ranking: 'ace-to-five',
  },
} as const satisfies Readonly<Record<string, HoleRule>>;

export type HoleRuleName = keyof typeof HOLE_RULES;

/** The best hand of hole cards and board; it is a five-card (or low) hand like any other and compares with those. */
export const rankHoleAndBoard = (name: HoleRuleName, { hole, board }: HoleAndBoard): Answer<RankedHand> => {
  const rule: HoleRule = HOLE_RULES[name];
  if (!rule.holeCards.includes(hole.length)) {
    const wanted = takes(rule.holeCards[0]!, rule.holeCards.at(-1));
    return refuse('wrong-card-count', { what: word('cards.hole', {}), takes: wanted, given: hole.length }, 'RNK-10');
  }
  if (board.length < 3 || board.length > 5)
    return refuse(
      'wrong-card-count',
      { what: word('cards.board', {}), takes: takes(3, 5), given: board.length },
      'RNK-10',
    );
  const checked = checkCards(DECKS['standard-52'], [...hole, ...board]);
  if (!checked.ok) return checked;
  return answer(described(rule.ranking, bestOf(rule, { hole, board }), [...hole, ...board]));
};

/** Most hole cards first, so that of equal hands the one with more of them is taken. RNK-11 */
const bestOf = ({ fromHole, ranking }: HoleRule, { hole, board }: HoleAndBoard): Standing => {
  const hands = fromHole
    .filter(count => 5 - count <= board.length)
    .flatMap(count => [...choose(sortCards(hole), count)])
    .flatMap(own => [...choose(sortCards(board), 5 - own.length)].map(shared => [...own, ...shared]));
  return strongest(hands.flatMap(five => standings(ranking, five)));
};
