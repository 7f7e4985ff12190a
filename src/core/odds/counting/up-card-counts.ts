import type { Progress } from '../answer/part.ts';
import { byValue, type RankedClasses } from './disjoint-counts.ts';
import { placeSubsets, SIGNS, SIZES, type TakenHands, takenHands } from './taken-hands.ts';

/**
 * For every class of player's hands and every card that may be turned up, `visit` is told how many dealer's hands hold
 * that card, share none with the player and are worth no more than the player's hand. The dealer holds one card more
 * than the player; `valueWith` ranks the dealer's hand that is made of the player's cards and the up card.
 */
export const upCardCounts = (
  players: RankedClasses,
  dealers: RankedClasses,
  valueWith: (index: number, upCard: number) => number,
  visit: (index: number, upCard: number, count: number) => void,
  progress: Progress = () => {},
): void => {
  const taken = takenHands(players, dealers);
  const counts = new Int32Array(4 * players.ranks);
  const ownHand = SIGNS[(1 << players.size) - 1]!;
  const [player, dealer] = [byValue(players.values), byValue(dealers.values)];
  for (let value = 1; value < player.starts.length - 1; value++) {
    for (let i = dealer.starts[value]!; i < dealer.starts[value + 1]!; i++) taken.take(dealer.order[i]!);
    for (let i = player.starts[value]!; i < player.starts[value + 1]!; i++) {
      const index = player.order[i]!;
      countWithEach(players, index, taken, counts);
      for (let upCard = 0; upCard < counts.length; upCard++) {
        if (holds(players, index, upCard)) continue;
        const isTaken = valueWith(index, upCard) <= value;
        visit(index, upCard, counts[upCard]! / 24 + (isTaken ? ownHand : 0));
      }
    }
    progress(player.starts[value + 1]!, players.count);
  }
};

const holds = ({ cards, size }: RankedClasses, index: number, card: number): boolean => {
  for (let i = index * size; i < (index + 1) * size; i++) if (cards[i] === card) return true;
  return false;
};

/** For each up card, 24 times the alternating sum over the player's subsets but the whole, the up card put in each. */
const countWithEach = (
  { cards, size, ranks }: RankedClasses,
  index: number,
  taken: TakenHands,
  counts: Int32Array,
): void => {
  counts.fill(0);
  let from = 0;
  for (let lower = 0; lower <= size; lower++) {
    const to = lower === size ? 4 * ranks : cards[index * size + lower]!;
    if (from < to) {
      placeSubsets(cards, index * size, size, lower, taken.classes.steps, PLACES);
      const below = (1 << lower) - 1;
      for (let subset = 0; subset < (1 << size) - 1; subset++) {
        addWithEach(taken, PLACES[subset]!, SIZES[subset & below]! + 1, SIGNS[subset]!, from, to, counts);
      }
    }
    from = to + 1;
  }
};

/** Adds for one subset and a stretch of up cards; `nth` is the up card's place among the cards of the subset. */
const addWithEach = (
  { classes: { steps, classOf }, contain }: TakenHands,
  place: number,
  nth: number,
  sign: number,
  from: number,
  to: number,
  counts: Int32Array,
): void => {
  for (let upCard = from; upCard < to; upCard++) {
    counts[upCard]! += sign * contain[classOf[place + steps[8 * upCard + nth]!]!]!;
  }
};

const PLACES = new Int32Array(32);
