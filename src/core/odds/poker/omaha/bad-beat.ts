import { addRational, assert, type Rational, rational } from '#core/base';
import { type Part, type Progress, WHOLE } from '../../answer/part.ts';
import { inOrder } from '../../counting/choose.ts';
import { type Board, boardsOf, type Deck, FULL_DECK, forEachBoard } from '../bad-beat/boards.ts';
import { type BeatRule, leastQuads, qualifies } from '../bad-beat/rule.ts';
import { quadsOn, type StrongHand, straightFlushesOn } from './hands.ts';
import { type Holding, isBadBeat, type SplitCounts, splitCounts } from './splits.ts';

/** What is needed to know a chance in Omaha at a table of any size. */
export type OmahaCounts = { readonly splits: SplitCounts; readonly boards: bigint; readonly cardsLeft: number };

/** OPK-1: the chance that a deal of four cards each, nobody folding, is one of those counted. */
export const omahaChance = ({ splits, boards, cardsLeft }: OmahaCounts, players: number): Rational => {
  let deals = rational(0);
  for (const { undealt, hands, ways } of splits.values()) {
    const telling = undealt + hands.reduce((sum, held) => sum + held, 0);
    // Hands go to different players; a card may take any of the places left in its hand, or in the undealt rest.
    const places = hands.reduce((product, held) => product * inOrder(4, held), inOrder(players, hands.length));
    const undealtPlaces = inOrder(cardsLeft - 4 * players, undealt);
    deals = addRational(deals, rational(ways * places * undealtPlaces, inOrder(cardsLeft, telling)));
  }
  return rational(deals.over, deals.under * boards);
};

/** Counts every deal of Omaha for each rule in one pass over the boards. Rules ask for four of a kind or better. */
export const omahaBeats = (
  rules: readonly BeatRule[],
  progress: Progress,
  deck: Deck = FULL_DECK,
  part: Part = WHOLE,
): readonly OmahaCounts[] => sumSplits(rules.length, omahaBoardCounter(rules), progress, deck, part);

/** What the parts of one count come to together. */
export const joinOmaha = (parts: readonly (readonly OmahaCounts[])[]): readonly OmahaCounts[] =>
  parts[0]!.map((first, question) => {
    const splits: SplitCounts = new Map();
    for (const part of parts) addSplits(splits, part[question]!.splits, 1n);
    return { ...first, splits };
  });

const addSplits = (sums: SplitCounts, more: SplitCounts, times: bigint): void => {
  for (const [key, split] of more) sums.set(key, { ...split, ways: (sums.get(key)?.ways ?? 0n) + times * split.ways });
};

/** Adds up what `count` finds on each board, for so many questions at once. */
export const sumSplits = (
  questions: number,
  count: (board: Board, cards: readonly number[]) => readonly SplitCounts[],
  progress: Progress,
  deck: Deck = FULL_DECK,
  part: Part = WHOLE,
): readonly OmahaCounts[] => {
  const sums = Array.from({ length: questions }, (): SplitCounts => new Map());
  const visit = (board: Board, cards: readonly number[], weight: number): void => {
    for (const [question, splits] of count(board, cards).entries()) {
      addSplits(sums[question]!, splits, BigInt(weight));
    }
  };
  forEachBoard(deck, progress, visit, part);
  return sums.map(splits => ({ splits, boards: boardsOf(deck), cardsLeft: 4 * deck.ranks - 5 }));
};

/** Counts one board's deals: for each rule the splits of its telling cards that are a bad beat. */
export const omahaBoardCounter = (rules: readonly BeatRule[]) => {
  const least = Math.min(...rules.map(rule => rule.beatenMin));
  assert(least >= leastQuads(0), 'Omaha is counted from four of a kind up');
  const known = new Map<string, readonly SplitCounts[]>();
  return (board: Board, cards: readonly number[]): readonly SplitCounts[] => {
    const strong = [...quadsOn(board, cards), ...straightFlushesOn(board, cards)].filter(hand => hand.value >= least);
    if (strong.length < 2) return [];
    const telling = [...new Set(strong.flatMap(hand => hand.cards))];
    const values = [...new Set(strong.map(hand => hand.value))].sort((a, b) => b - a);
    const holdings = rules.map(rule => strong.map(hand => holdingOf(rule, hand, telling, values)));
    const key = JSON.stringify(holdings);
    const found =
      known.get(key) ??
      holdings.map((own, rule) => splitCounts(telling.length, hands => isBadBeat(hands, own, rules[rule]!.loser)));
    known.set(key, found);
    return found;
  };
};

const holdingOf = (
  rule: BeatRule,
  { cards, value }: StrongHand,
  telling: readonly number[],
  values: readonly number[],
): Holding => {
  // Omaha's own rule makes two hole cards play, so the rule asks nothing more of them.
  const hand = { value, bothPlay: true, isPocketPair: cards.length === 2, tripsOnBoard: false };
  const mayLose = value >= rule.beatenMin && qualifies(rule, hand);
  return {
    cards: cards.reduce((bits, card) => bits | (1 << telling.indexOf(card)), 0),
    place: values.indexOf(value),
    mayWin: mayLose && value >= rule.winnerMin,
    mayLose,
  };
};
