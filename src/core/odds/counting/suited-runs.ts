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

/** Every way to lay down up to `most` runs, seven at the most, in the four suits; equal outcomes taken together. */
export const layouts = (runs: readonly Run[], ranks: number, most: number): readonly Layout[] => {
  const suits = suitLayouts(runs);
  const ways = new Float64Array(1 << 18);
  for (let a = 0; a < suits.length; a++) {
    const one = cover(NOTHING, suits[a]!, 1);
    for (let b = a; b < suits.length && one.runs + suits[b]!.runs <= most; b++) {
      const two = cover(one, suits[b]!, b === a ? one.equal + 1 : 1);
      for (let c = b; c < suits.length && two.runs + suits[c]!.runs <= most; c++) {
        const three = cover(two, suits[c]!, c === b ? two.equal + 1 : 1);
        addLast(ways, three, suits, c, most);
      }
    }
  }
  const found: Layout[] = [];
  for (let key = 0; key < ways.length; key++) if (ways[key]! > 0) found.push(layoutOf(key, ways[key]!, ranks));
  return found;
};

/** Suits laid so far: the ranks covered at least once, twice, thrice, and in how many ways. */
type Covered = {
  readonly once: number;
  readonly twice: number;
  readonly thrice: number;
  readonly counts: number;
  readonly runs: number;
  /** Ways, times the orders in which the suits can have been given these choices. */
  readonly ways: number;
  /** How many suits in a row have been given the last choice. */
  readonly equal: number;
};

/** 4! orders for four suits, divided for each choice given more than once. */
const NOTHING: Covered = { once: 0, twice: 0, thrice: 0, counts: 0, runs: 0, ways: 24, equal: 0 };

const cover = (covered: Covered, suit: SuitLayout, equal: number): Covered => ({
  once: covered.once | suit.ranks,
  twice: covered.twice | (covered.once & suit.ranks),
  thrice: covered.thrice | (covered.twice & suit.ranks),
  counts: covered.counts + suit.counts,
  runs: covered.runs + suit.runs,
  ways: (covered.ways * suit.ways) / equal,
  equal,
});

/** Adds the fourth suit, from the choice of the third on. */
const addLast = (
  ways: Float64Array,
  three: Covered,
  suits: readonly SuitLayout[],
  from: number,
  most: number,
): void => {
  for (let i = from; i < suits.length; i++) {
    const { ranks, counts, runs, ways: ofSuit } = suits[i]!;
    if (three.runs + runs > most) return;
    const once = BITS[three.once | ranks]!;
    const twice = BITS[three.twice | (three.once & ranks)]!;
    const thrice = BITS[three.thrice | (three.twice & ranks)]!;
    const orders = i === from ? three.ways / (three.equal + 1) : three.ways;
    ways[(three.counts + counts) | (once << 8) | (twice << 4) | thrice]! += orders * ofSuit;
  }
};

/** What one suit may hold: the ranks that its runs cover, and how many runs of four and five, packed as in a key. */
type SuitLayout = { readonly ranks: number; readonly counts: number; readonly runs: number; readonly ways: number };

/** Fewest runs first. */
const suitLayouts = (runs: readonly Run[]): readonly SuitLayout[] => {
  const found = new Map<string, SuitLayout>();
  const lay = (from: number, ranks: number, counts: number, laid: number): void => {
    const key = `${ranks} ${counts}`;
    found.set(key, { ranks, counts, runs: laid, ways: (found.get(key)?.ways ?? 0) + 1 });
    for (let i = from; i < runs.length; i++) {
      const { ranks: added, length } = runs[i]!;
      if ((ranks & added) === 0) lay(i + 1, ranks | added, counts + (length === 4 ? FOUR : FIVE), laid + 1);
    }
  };
  lay(0, 0, 0, 0);
  return [...found.values()].sort((a, b) => a.runs - b.runs);
};

/** A key: three bits for the runs of four and of five, four bits for the ranks covered once, twice and thrice. */
const FOUR = 1 << 15;
const FIVE = 1 << 12;

/** A rank covered in so many suits has as many cards fewer. The cards tell how many ranks are covered in all four. */
const layoutOf = (key: number, ways: number, ranks: number): Layout => {
  const [fours, fives] = [key >> 15, (key >> 12) & 7];
  const [covered, twice, thrice] = [(key >> 8) & 15, (key >> 4) & 15, key & 15];
  const everywhere = 4 * fours + 5 * fives - covered - twice - thrice;
  const deck = deckShape(thrice - everywhere, twice - thrice, covered - twice, ranks - covered);
  return { fours, fives, deck, ways };
};

/** How many ranks a set of ranks holds. */
const BITS = new Uint8Array(1 << 13);
for (let set = 1; set < BITS.length; set++) BITS[set] = BITS[set >> 1]! + (set & 1);
