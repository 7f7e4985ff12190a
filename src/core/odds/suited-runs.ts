import type { DeckShape } from './deals-by-rank.ts';

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
    for (let b = a; b < suits.length; b++) {
      const two = suits[a]!.runs + suits[b]!.runs;
      for (let c = b; c < suits.length && two + suits[c]!.runs <= most; c++) {
        const three = two + suits[c]!.runs;
        for (let d = c; d < suits.length && three + suits[d]!.runs <= most; d++) {
          addLayout(ways, suits[a]!, suits[b]!, suits[c]!, suits[d]!, exchanges(a, b, c, d));
        }
      }
    }
  }
  const found: Layout[] = [];
  for (let key = 0; key < ways.length; key++) if (ways[key]! > 0) found.push(layoutOf(key, ways[key]!, ranks));
  return found;
};

/** What one suit may hold: the ranks covered by its runs. */
type SuitLayout = { readonly ranks: number; readonly fours: number; readonly fives: number; readonly runs: number; ways: number };

/** Fewest runs first. */
const suitLayouts = (runs: readonly Run[]): readonly SuitLayout[] => {
  const found = new Map<string, SuitLayout>();
  const lay = (from: number, ranks: number, fours: number, fives: number): void => {
    const key = `${ranks} ${fours} ${fives}`;
    const known = found.get(key) ?? { ranks, fours, fives, runs: fours + fives, ways: 0 };
    known.ways++;
    found.set(key, known);
    for (let i = from; i < runs.length; i++) {
      const { ranks: added, length } = runs[i]!;
      if ((ranks & added) === 0) lay(i + 1, ranks | added, fours + (length === 4 ? 1 : 0), fives + (length === 5 ? 1 : 0));
    }
  };
  lay(0, 0, 0, 0);
  return [...found.values()].sort((a, b) => a.runs - b.runs);
};

/** In how many orders four choices, equal ones side by side, go to the four suits. */
const exchanges = (a: number, b: number, c: number, d: number): number => {
  const bEqual = b === a ? 2 : 1;
  const cEqual = c === b ? bEqual + 1 : 1;
  const dEqual = d === c ? cEqual + 1 : 1;
  return 24 / (bEqual * cEqual * dEqual);
};

const addLayout = (
  ways: Float64Array,
  a: SuitLayout,
  b: SuitLayout,
  c: SuitLayout,
  d: SuitLayout,
  orders: number,
): void => {
  const [ab, cd] = [a.ranks & b.ranks, c.ranks & d.ranks];
  const [aOrB, cOrD] = [a.ranks | b.ranks, c.ranks | d.ranks];
  const covered = BITS[aOrB | cOrD]!;
  const twice = BITS[ab | cd | (aOrB & cOrD)]!;
  const thrice = BITS[(ab & cOrD) | (cd & aOrB)]!;
  const fours = a.fours + b.fours + c.fours + d.fours;
  const fives = a.fives + b.fives + c.fives + d.fives;
  const key = (fours << 15) | (fives << 12) | (covered << 8) | (twice << 4) | thrice;
  ways[key]! += orders * a.ways * b.ways * c.ways * d.ways;
};

/** A rank covered in so many suits has as many cards fewer. The cards tell how many ranks are covered in all four. */
const layoutOf = (key: number, ways: number, ranks: number): Layout => {
  const [fours, fives] = [key >> 15, (key >> 12) & 7];
  const [covered, twice, thrice] = [(key >> 8) & 15, (key >> 4) & 15, key & 15];
  const everywhere = 4 * fours + 5 * fives - covered - twice - thrice;
  const deck: DeckShape = [everywhere, thrice - everywhere, twice - thrice, covered - twice, ranks - covered];
  return { fours, fives, deck, ways };
};

/** How many ranks a set of ranks holds. */
const BITS = new Uint8Array(1 << 13);
for (let set = 1; set < BITS.length; set++) BITS[set] = BITS[set >> 1]! + (set & 1);
