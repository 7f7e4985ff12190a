import type { HandClasses } from './suit-classes.ts';
import { takenHands } from './taken-hands.ts';

/** Hands with their worth on one scale from 1; a higher worth wins. */
export type RankedClasses = HandClasses & { readonly values: Uint16Array };

/** For every class of player's hands: how many dealer's hands that share no card with it are worth less, or as much. */
export type DisjointCounts = {
  readonly below: Int32Array;
  readonly tied: Int32Array;
  /** How many are worth less than the `line` that was asked for, whatever the player holds. */
  readonly belowLine: Int32Array;
};

/**
 * Counts without meeting a single pair of hands. The dealer's hands are taken in rising order of worth while a table
 * keeps, for every small set of cards, how many hands taken so far contain it. The hands that avoid a player's cards
 * are then an alternating sum over the subsets of those cards (inclusion and exclusion). A player who holds as many
 * cards as the dealer is ranked on the dealer's scale.
 */
export const disjointCounts = (players: RankedClasses, dealers: RankedClasses, line = 0): DisjointCounts => {
  const below = new Int32Array(players.count);
  const tied = new Int32Array(players.count);
  const belowLine = new Int32Array(players.count);
  const { take, avoiding } = takenHands(players, dealers);
  const [player, dealer] = [byValue(players.values), byValue(dealers.values)];
  for (let value = 1; value <= HIGHEST; value++) {
    if (value === line) {
      for (let i = 0; i < players.count; i++) belowLine[i] = avoiding(i, players.values[i]! < line);
    }
    const first = player.starts[value]!;
    const end = player.starts[value + 1]!;
    for (let i = first; i < end; i++) below[player.order[i]!] = avoiding(player.order[i]!, false);
    for (let i = dealer.starts[value]!; i < dealer.starts[value + 1]!; i++) take(dealer.order[i]!);
    for (let i = first; i < end; i++)
      tied[player.order[i]!] = avoiding(player.order[i]!, true) - below[player.order[i]!]!;
  }
  return { below, tied, belowLine };
};

/** The highest worth on any scale of ours: a royal flush among five cards. */
const HIGHEST = 7462;

/** Classes in rising order of worth; those worth v are from `starts[v]` to before `starts[v + 1]`. */
export const byValue = (values: Uint16Array): { readonly order: Int32Array; readonly starts: Int32Array } => {
  const starts = new Int32Array(HIGHEST + 2);
  for (let i = 0; i < values.length; i++) starts[values[i]! + 1]!++;
  for (let value = 0; value <= HIGHEST; value++) starts[value + 1]! += starts[value]!;
  const next = starts.slice();
  const order = new Int32Array(values.length);
  for (let i = 0; i < values.length; i++) order[next[values[i]!]!++] = i;
  return { order, starts };
};
