import { answer } from '#core/base';
import { RANKS } from '#core/cards';
import { categoryOfFive, rankFive } from '#core/evaluator';
import type { Option } from '../../answer/option.ts';
import { refuse } from '../../refusals.ts';

/** When a beaten hand sets the jackpot off. Hands are places on the scale of `rankFive`. */
export type BeatRule = {
  /** The least hand that must lose. */
  readonly beatenMin: number;
  /** The least hand that must win; it beats the loser in any case. */
  readonly winnerMin: number;
  /** OPK-3: the loser must be the second best hand at the table, or may be any hand that a qualifying one beats. */
  readonly loser: 'second-best' | 'any';
  /** Four of a kind counts only with a pocket pair in it. */
  readonly pocketPairForQuads: boolean;
  /** A full house counts only if its three of a kind is not all on the board. */
  readonly tripsPartlyInHand: boolean;
};

/** One player's hand on a board, as far as the rules ask. */
export type HeldHand = {
  readonly value: number;
  /** OPK-2: a best five-card hand contains both hole cards, though others of the same rank may not. */
  readonly bothPlay: boolean;
  readonly isPocketPair: boolean;
  readonly tripsOnBoard: boolean;
};

/** OPK-2, OPK-5: whether this hand may be one of the two that share a bad beat. */
export const qualifies = (rule: BeatRule, hand: HeldHand): boolean => {
  if (!hand.bothPlay) return false;
  if (isQuads(hand.value)) return !rule.pocketPairForQuads || hand.isPocketPair;
  return !(rule.tripsPartlyInHand && hand.tripsOnBoard && hand.isPocketPair && isFullHouse(hand.value));
};

/** OPK-4: a losing hand by its name: `four-of-a-kind-8`, `full-house-AAAKK`, `straight-flush-9`; or higher is meant. */
export const beatenHand = (otherwise: string): Option<NamedHand> => ({
  accepts: BEATEN_HANDS,
  read: (name, text) => {
    const given = text === undefined ? otherwise : `${text}`;
    const least = leastHand(given);
    if (least !== undefined) return answer({ name: given, least });
    return refuse('unknown-choice', { option: name, given, known: BEATEN_HANDS }, 'ODD-2');
  },
});

export type NamedHand = { readonly name: string; readonly least: number };

const BEATEN_HANDS =
  'full-house or one such as full-house-AAAKK, four-of-a-kind or one such as four-of-a-kind-8, ' +
  'straight-flush or one such as straight-flush-9';

/** The place of the least hand of that name; undefined when there is none. */
export const leastHand = (name: string): number | undefined => {
  const [, kind, ranks] = /^(full-house|four-of-a-kind|straight-flush)(?:-([2-9TJQKA]+))?$/.exec(name) ?? [];
  const [first = 0, , , fourth = -1] = [...(ranks ?? '')].map(rank => NAMES.indexOf(rank));
  switch (kind) {
    case 'full-house': {
      if (ranks === undefined) return fullHouse(0, 1);
      return /^(.)\1\1(?!\1)(.)\2$/.test(ranks) ? fullHouse(first, fourth) : undefined;
    }
    case 'four-of-a-kind':
      return ranks === undefined || ranks.length === 1 ? leastQuads(first) : undefined;
    case 'straight-flush':
      if (ranks === undefined) return straightFlush(LOWEST_TOP);
      return ranks.length === 1 && first >= LOWEST_TOP ? straightFlush(first) : undefined;
    default:
      return undefined;
  }
};

const NAMES: readonly string[] = RANKS;

const fullHouse = (trips: number, pair: number): number =>
  rankFive(4 * trips, 4 * trips + 1, 4 * trips + 2, 4 * pair, 4 * pair + 1);

// Ranks are counted from the deuce, 0: the five is on top of 5-4-3-2-A.
const LOWEST_TOP = 3;
const straightFlush = (top: number): number =>
  rankFive(4 * top, 4 * (top - 1), 4 * (top - 2), 4 * (top - 3), 4 * (top === LOWEST_TOP ? 12 : top - 4));

/** The place of four cards of a rank, counted from the deuce, 0, with the lowest card beside them. */
export const leastQuads = (rank: number): number => {
  const first = 4 * rank;
  return rankFive(first, first + 1, first + 2, first + 3, rank === 0 ? 4 : 0);
};

const isQuads = (value: number): boolean => categoryOfFive(value) === 'four-of-a-kind';
const isFullHouse = (value: number): boolean => categoryOfFive(value) === 'full-house';
