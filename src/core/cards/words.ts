import { type Said, sayings, type Written, written } from '#core/words';
import { type Card, isJoker, type NaturalCard, pips, type Rank, rankOf, type Suit, suitOf } from './card.ts';
import type { Category } from './category.ts';
import { CALLS } from './texts/en.ts';

type Described = {
  readonly category: Category;
  readonly used: readonly Card[];
  readonly jokerAs?: NaturalCard;
};

export const speak = sayings(CALLS);

// By pips; there is no rank of nothing, and an ace is one or fourteen.
const RANK_SIGNS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
type RankSign = Exclude<(typeof RANK_SIGNS)[number], ''>;
const signOf = (pip: number): RankSign => RANK_SIGNS[pip] as RankSign; // Cards have pips.

const once = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new Map<Key, Value>();
  return key => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
};

/** `ace`, `ten`, `six`; an ace is 14, or 1 where it is low. */
export const rankTerm = once((pip: number): Said => speak(`rank.${signOf(pip)}`, {}));
/** `aces`, `tens`, `sixes`. */
export const ranksTerm = once((pip: number): Said => speak(`ranks.${signOf(pip)}`, {}));
/** `clubs`, `spades`. */
export const suitTerm = once((suit: Suit): Said => speak(`suit.${suit}`, {}));
/** As a sentence speaks of it: `a flush`, `three of a kind`. */
export const categoryTerm = once((category: Category): Said => speak(`category.${category}`, {}));

/** Its name alone, for lists, labels and sheets: `flush`, `high card`. */
export const handName = once((category: Category): Said => speak(`name.${category}`, {}));

/** As they are printed on cards, the same in every language: `A-K-10`. */
export const rankSigns = (ranks: readonly Rank[]): string => signs(ranks.map(rank => pips(`${rank}c`)));

/** The hand as a dealer would call it: `aces full of kings`, `pair of queens, ace king nine`. RNK-8 */
export const wordsFor = ({ category, used, jokerAs }: Described, wins: 'high' | 'low'): Required<Written> => {
  const cards = used.map(card => (isJoker(card) ? jokerAs! : card));
  const call = callFor(category, cards, wins);
  if (jokerAs === undefined) return written(call);
  const isVowel = rankOf(jokerAs) === 'A' || rankOf(jokerAs) === '8';
  return written(speak(isVowel ? 'call.joker-as-an' : 'call.joker-as-a', { call, rank: rankTerm(pips(jokerAs)) }));
};

const callFor = (category: Category, cards: readonly NaturalCard[], wins: 'high' | 'low'): Said => {
  const pipsIn = cards.map(pips);
  const [first = 0, , third = 0, fourth = 0] = pipsIn;
  const [rank, ranks] = [rankTerm(first), ranksTerm(first)];
  const suit = () => suitTerm(suitOf(cards[0]!));
  switch (category) {
    case 'high-card':
      if (wins === 'low') return speak('call.low', { run: signs(pipsIn) });
      return withKickers(speak('call.high', { rank }), pipsIn.slice(1));
    case 'pair':
      return withKickers(speak('call.pair', { ranks }), pipsIn.slice(2));
    case 'two-pair':
      return withKickers(speak('call.two-pair', { high: ranks, low: ranksTerm(third) }), pipsIn.slice(4));
    case 'three-of-a-kind':
      return withKickers(speak('call.three', { ranks }), pipsIn.slice(3));
    case 'straight':
      return speak('call.straight', { run: signs(pipsIn.toReversed()), rank });
    case 'flush':
      return withKickers(speak('call.flush', { suit: suit() }), pipsIn);
    case 'full-house':
      return speak('call.full-house', { three: ranks, pair: ranksTerm(fourth) });
    case 'four-of-a-kind':
      return withKickers(speak('call.four', { ranks }), pipsIn.slice(4));
    case 'straight-flush':
      return speak('call.straight-flush', { run: signs(pipsIn.toReversed()), suit: suit(), rank });
    case 'royal-flush':
      return speak('call.royal-flush', { suit: suit() });
    case 'five-of-a-kind':
    case 'five-aces':
      return speak('call.five', { ranks });
  }
};

const withKickers = (call: Said, kickers: readonly number[]): Said =>
  kickers.length === 0 ? call : speak('call.kickers', { call, kickers: kickersTerm(kickers.join(' ')) });

/** `ace king nine`: a few thousand at most, each put together once. */
const kickersTerm = once((pipsIn: string): Said => {
  const ranks = pipsIn.split(' ').map(pip => rankTerm(Number(pip)));
  return ranks.reduce((kickers, rank) => speak('call.next-kicker', { kickers, rank }));
});

const signs = (ranks: readonly number[]): string => ranks.map(pip => RANK_SIGNS[pip]).join('-');
