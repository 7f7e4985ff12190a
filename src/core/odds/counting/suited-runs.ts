import { type DeckShape, deckShape } from './deals-by-rank.ts';

/** A set of ranks in a row, as bits; of four cards, or of five. */
export type Run = { readonly ranks: number; readonly length: 4 | 5 };

/** Runs laid down in the four suits so that none overlap, and the deck that is left. */
export type Layout = {
  readonly fours: number;
  readonly fives: number;
  readonly deck: DeckShape;
  readonly ways: number;
};

/** All runs of four and five in a suit; the highest rank also counts below the lowest. */
export const straightRuns = (ranks: number): readonly Run[] =>
  ([4, 5] as const).flatMap(length =>
    Array.from({ length: ranks - length + 2 }, (_, start) => {
      const run = ((1 << length) - 1) << start;
      return { ranks: (run >> 1) | (run & 1 ? 1 << (ranks - 1) : 0), length };
    }),
  );

/**
 * Every way to lay down up to `most` runs, seven at the most, in the four suits; equal outcomes taken together. When
 * `most` are laid nobody is left to be dealt cards, and the deck does not matter.
 */
export const layouts = (runs: readonly Run[], ranks: number, most: number): readonly Layout[] => {
  const suits = suitLayouts(runs);
  const ways = new Float64Array(1 << 18);
  for (let a = 0; a < suits.ends[most - 1]!; a++) {
    const one = cover(NOTHING, suits, a, 1);
    for (let b = a; b < suits.ends[most - 1 - one.runs]!; b++) {
      addLastTwo(ways, cover(one, suits, b, b === a ? one.equal + 1 : 1), suits, b, most - 1);
    }
  }
  const found: Layout[] = [...fullLayouts(suits, most)];
  for (let key = 0; key < ways.length; key++) if (ways[key]! > 0) found.push(layoutOf(key, ways[key]!, ranks));
  return found;
};

/** One or two suits laid: the ranks covered at least once, and twice, and in how many ways. */
type Covered = {
  readonly once: number;
  readonly twice: number;
  readonly counts: number;
  readonly runs: number;
  /** Ways, times the orders in which the suits can have been given these choices. */
  readonly ways: number;
  /** How many suits in a row have been given the last choice. */
  readonly equal: number;
};

/** 4! orders for four suits, divided for each choice given more than once. */
const NOTHING: Covered = { once: 0, twice: 0, counts: 0, runs: 0, ways: 24, equal: 0 };

const cover = (covered: Covered, suits: SuitLayouts, choice: number, equal: number): Covered => {
  const ranks = suits.ranks[choice]!;
  return {
    once: covered.once | ranks,
    twice: covered.twice | (covered.once & ranks),
    counts: covered.counts + suits.counts[choice]!,
    runs: covered.runs + suits.runs[choice]!,
    ways: (covered.ways * suits.ways[choice]!) / equal,
    equal,
  };
};

/** Adds the third and the fourth suit, each from the choice before on; nearly a million times, so nothing is built. */
const addLastTwo = (ways: Float64Array, two: Covered, suits: SuitLayouts, from: number, most: number): void => {
  const { ranks, counts, runs, ends, ways: waysOf } = suits;
  for (let c = from; c < ends[most - two.runs]!; c++) {
    const once = two.once | ranks[c]!;
    const twice = two.twice | (two.once & ranks[c]!);
    const thrice = two.twice & ranks[c]!;
    const equal = c === from ? two.equal + 1 : 1;
    const waysSoFar = (two.ways * waysOf[c]!) / equal;
    const countsSoFar = two.counts + counts[c]!;
    const end = ends[most - two.runs - runs[c]!]!;
    for (let d = c; d < end; d++) {
      const last = ranks[d]!;
      const covered = (BITS[once | last]! << 8) | (BITS[twice | (once & last)]! << 4) | BITS[thrice | (twice & last)]!;
      const orders = d === c ? waysSoFar / (equal + 1) : waysSoFar;
      ways[(countsSoFar + counts[d]!) | covered]! += orders * waysOf[d]!;
    }
  }
};

/** All layouts of `most` runs: as ranks do not matter, the suits go by how many runs they hold. */
const fullLayouts = (suits: SuitLayouts, most: number): readonly Layout[] => {
  const suit = new Map<number, number>();
  for (const [choice, counts] of suits.counts.entries()) addTo(suit, counts, suits.ways[choice]!);
  let laid = new Map([[0, 1]]);
  for (let suitCount = 0; suitCount < 4; suitCount++) {
    const next = new Map<number, number>();
    for (const [before, ways] of laid) {
      for (const [counts, more] of suit) {
        if (runsIn(before) + runsIn(counts) <= most) addTo(next, before + counts, ways * more);
      }
    }
    laid = next;
  }
  return [...laid]
    .filter(([counts]) => runsIn(counts) === most)
    .map(([counts, ways]) => ({ ...runsOf(counts), deck: deckShape(0, 0, 0, 0), ways }));
};

const addTo = (sums: Map<number, number>, key: number, amount: number): void => {
  sums.set(key, (sums.get(key) ?? 0) + amount);
};

/** What one suit may hold, fewest runs first, and how many choices have up to so many runs. */
type SuitLayouts = {
  /** The ranks that the runs cover. */
  readonly ranks: Uint16Array;
  /** How many runs of four and five, packed as in a key. */
  readonly counts: Int32Array;
  readonly runs: Uint8Array;
  readonly ways: Float64Array;
  readonly ends: readonly number[];
};

const suitLayouts = (runs: readonly Run[]): SuitLayouts => {
  const found = new Map<number, { ranks: number; counts: number; ways: number }>();
  const lay = (from: number, ranks: number, counts: number): void => {
    const ways = (found.get(counts | (ranks << 18))?.ways ?? 0) + 1;
    found.set(counts | (ranks << 18), { ranks, counts, ways });
    for (let i = from; i < runs.length; i++) {
      const { ranks: added, length } = runs[i]!;
      if ((ranks & added) === 0) lay(i + 1, ranks | added, counts + (length === 4 ? FOUR : FIVE));
    }
  };
  lay(0, 0, 0);
  const choices = [...found.values()].sort((a, b) => runsIn(a.counts) - runsIn(b.counts));
  return {
    ranks: Uint16Array.from(choices, ({ ranks }) => ranks),
    counts: Int32Array.from(choices, ({ counts }) => counts),
    runs: Uint8Array.from(choices, ({ counts }) => runsIn(counts)),
    ways: Float64Array.from(choices, ({ ways }) => ways),
    ends: Array.from({ length: 8 }, (_, most) => choices.filter(({ counts }) => runsIn(counts) <= most).length),
  };
};

/** A key: three bits for the runs of four and of five, four bits for the ranks covered once, twice and thrice. */
const FOUR = 1 << 15;
const FIVE = 1 << 12;
const runsOf = (key: number): { fours: number; fives: number } => ({ fours: key >> 15, fives: (key >> 12) & 7 });
const runsIn = (key: number): number => (key >> 15) + ((key >> 12) & 7);

/** A rank covered in so many suits has as many cards fewer. The cards tell how many ranks are covered in all four. */
const layoutOf = (key: number, ways: number, ranks: number): Layout => {
  const { fours, fives } = runsOf(key);
  const [covered, twice, thrice] = [(key >> 8) & 15, (key >> 4) & 15, key & 15];
  const everywhere = 4 * fours + 5 * fives - covered - twice - thrice;
  const deck = deckShape(thrice - everywhere, twice - thrice, covered - twice, ranks - covered);
  return { fours, fives, deck, ways };
};

/** How many ranks a set of ranks holds. */
const BITS = new Uint8Array(1 << 13);
for (let set = 1; set < BITS.length; set++) BITS[set] = BITS[set >> 1]! + (set & 1);
