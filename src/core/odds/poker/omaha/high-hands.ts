import type { Progress } from '../../answer/part.ts';
import { HANDS, handsOn } from '../texas-holdem/hands.ts';
import { type OmahaCounts, sumSplits } from './bad-beat.ts';
import type { StrongHand } from './hands.ts';
import { type SplitCounts, splitCounts } from './splits.ts';

/** For each of HANDS, all the deals in which at least one player holds it and nothing that is higher. */
export const omahaHands = (progress: Progress): readonly OmahaCounts[] => {
  const known = new Map<string, SplitCounts>();
  return sumSplits(
    HANDS.length,
    (board, cards) => {
      const [royals = [], flushes = [], quads = []] = handsOn(board, cards);
      return [
        somebodyHolds(royals, [], known),
        somebodyHolds(flushes, royals, known),
        somebodyHolds(quads, [...royals, ...flushes], known),
      ];
    },
    progress,
  );
};

const somebodyHolds = (
  hands: readonly StrongHand[],
  higher: readonly StrongHand[],
  known: Map<string, SplitCounts>,
): SplitCounts => {
  if (hands.length === 0) return new Map();
  const telling = [...new Set([...hands, ...higher].flatMap(hand => hand.cards))];
  const bits = (hand: StrongHand): number => hand.cards.reduce((set, card) => set | (1 << telling.indexOf(card)), 0);
  const [own, above] = [hands.map(bits), higher.map(bits)];
  const key = `${own}|${above}`;
  const holds = (hand: number, sets: readonly number[]): boolean => sets.some(set => (hand & set) === set);
  const found =
    known.get(key) ?? splitCounts(telling.length, held => held.some(hand => holds(hand, own) && !holds(hand, above)));
  known.set(key, found);
  return found;
};
