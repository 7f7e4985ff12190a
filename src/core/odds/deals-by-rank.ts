/** A deck by how many cards of each rank are left: `deck[n]` ranks have n cards, n from 0 to 4. */
export type DeckShape = readonly [number, number, number, number, number];

/**
 * Counts the ways to deal five cards to each of `hands`, one hand after the other, so that no hand gets more than
 * `most` cards of one rank. Which rank is which does not matter, so decks of one shape share their answer.
 */
export const dealsByRank = (most: number): ((deck: DeckShape, hands: number) => bigint) => {
  const known = new Map<string, bigint>();
  const deals = (deck: DeckShape, hands: number): bigint => {
    if (hands === 0) return 1n;
    const key = `${hands}:${deck}`;
    const ways = known.get(key) ?? afterOneHand(deck, most).reduce((sum, [left, n]) => sum + BigInt(n) * deals(left, hands - 1), 0n);
    known.set(key, ways);
    return ways;
  };
  return deals;
};

/** The shapes that one hand of five may leave, and in how many ways. */
const afterOneHand = (deck: DeckShape, most: number): readonly (readonly [DeckShape, number])[] => {
  const results: (readonly [DeckShape, number])[] = [];
  /** Ranks that had `had` cards, `untouched` of them not yet considered, give up `taken` cards each, or fewer. */
  const take = (left: DeckShape, had: number, untouched: number, taken: number, toTake: number, ways: number): void => {
    if (toTake === 0) results.push([left, ways]);
    else if (had === 0) return;
    else if (taken === 0) take(left, had - 1, deck[had - 1] ?? 0, Math.min(had - 1, most), toTake, ways);
    else {
      for (let ranks = 0; ranks <= untouched && ranks * taken <= toTake; ranks++) {
        const each = CHOOSE[untouched]![ranks]! * CHOOSE[had]![taken]! ** ranks;
        take(moved(left, had, had - taken, ranks), had, untouched - ranks, taken - 1, toTake - ranks * taken, ways * each);
      }
    }
  };
  take(deck, 4, deck[4], Math.min(4, most), 5, 1);
  return results;
};

const moved = (deck: DeckShape, from: number, to: number, ranks: number): DeckShape => {
  const [none, one, two, three, four] = deck.map((n, i) => n + (i === to ? ranks : 0) - (i === from ? ranks : 0));
  return [none!, one!, two!, three!, four!];
};

/** C(n, k) for up to thirteen ranks or four cards. */
const CHOOSE: readonly (readonly number[])[] = Array.from({ length: 14 }).reduce<number[][]>(
  rows => [...rows, [1, ...(rows.at(-1) ?? []).map((n, k, row) => n + (row[k + 1] ?? 0))]],
  [],
);
