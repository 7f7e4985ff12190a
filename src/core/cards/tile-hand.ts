import { type Answer, answer } from '#core/base';
import { refuse } from './refusals.ts';
import { compareStrength } from './strength.ts';
import { checkTiles, pairNumberOf, pairOf, TILES, type Tile, tilePips } from './tiles.ts';

/** The kinds of two-tile hand, best first. TIL-2 */
export const TILE_HAND_KINDS = ['pair', 'wong', 'gong', 'points'] as const;
export type TileHandKind = (typeof TILE_HAND_KINDS)[number];

export type TileHand = {
  readonly kind: TileHandKind;
  /** The tiles, the higher single tile first. */
  readonly tiles: readonly [Tile, Tile];
  /** Nine at most; pairs, wongs and gongs have points too, which never decide. */
  readonly points: number;
  /** 1 for Gee Joon to 16 for Ng; absent when the hand isn't a pair. */
  readonly pairNumber?: number;
  /** Compared number by number; higher is better. */
  readonly strength: readonly number[];
  readonly words: string;
};

export type TileSet = { readonly front: TileHand; readonly back: TileHand };

/** Two tiles as a hand, or why they make none. */
export const rankTiles = (names: readonly string[]): Answer<TileHand> => {
  const checked = countedTiles(names, 2, 'two-tile hand');
  return checked.ok ? answer(rankTwo(checked.value)) : checked;
};

/** Above zero when a is the better hand; zero for a tie, which the bank wins by its own rule. */
export const compareTileHands = (a: TileHand, b: TileHand): number => compareStrength(a.strength, b.strength);

/** A setting of four tiles: the front is the lower hand, the back the higher. TIL-5 */
export const checkTileSet = (set: Readonly<Record<'front' | 'back', readonly string[]>>): Answer<TileSet> => {
  const front = rankTiles(set.front);
  if (!front.ok) return front;
  const back = rankTiles(set.back);
  if (!back.ok) return back;
  const all = checkTiles([...set.front, ...set.back]);
  if (!all.ok) return all;
  if (compareTileHands(front.value, back.value) <= 0) return answer({ front: front.value, back: back.value });
  const facts = { front: 'front', frontHand: front.value.words, behind: 'back', behindHand: back.value.words };
  return refuse('hand-fouled', facts, 'TIL-5');
};

/** The three ways to set four tiles, the highest front first. TIL-5 */
export const tileSplits = (names: readonly string[]): Answer<readonly TileSet[]> => {
  const checked = countedTiles(names, 4, 'four-tile hand');
  if (!checked.ok) return checked;
  const [a, b, c, d] = checked.value as readonly [Tile, Tile, Tile, Tile]; // Four, as just counted.
  const halves = [
    [rankTwo([a, b]), rankTwo([c, d])],
    [rankTwo([a, c]), rankTwo([b, d])],
    [rankTwo([a, d]), rankTwo([b, c])],
  ] as const;
  const sets = halves.map(([one, two]) =>
    compareTileHands(one, two) <= 0 ? { front: one, back: two } : { front: two, back: one },
  );
  return answer(sets.sort((p, q) => compareTileHands(q.front, p.front) || compareTileHands(q.back, p.back)));
};

/** A hand is beaten when both its front and its back are outranked. TIL-6 */
export const isTileSetBeaten = (set: TileSet, by: TileSet): boolean =>
  compareTileHands(by.front, set.front) > 0 && compareTileHands(by.back, set.back) > 0;

const countedTiles = (names: readonly string[], takes: number, hand: string): Answer<readonly Tile[]> => {
  if (names.length === takes) return checkTiles(names);
  return refuse('wrong-tile-count', { hand, takes, given: names.length }, 'TIL-2');
};

/** Single tiles, highest first: like the pairs, except that the Gee Joon tiles are separate near the end. TIL-4 */
const SINGLES: readonly Tile[] = [
  ...TILES.filter(tile => pairOf(tile) !== 'Gee Joon' && pairOf(tile) !== 'Ng'),
  'gj-6',
  ...TILES.filter(tile => pairOf(tile) === 'Ng'),
  'gj-3',
];

/** By the first tile of its pair, so that both are equal; only the Gee Joon tiles have their own ranks. */
const singleStrength = (tile: Tile): number => {
  const isGeeJoon = pairOf(tile) === 'Gee Joon';
  const level = SINGLES.findIndex(other => (isGeeJoon ? other === tile : pairOf(other) === pairOf(tile)));
  return SINGLES.length - level;
};

const rankTwo = (two: readonly Tile[]): TileHand => {
  const [high, low] = two.toSorted((a, b) => SINGLES.indexOf(a) - SINGLES.indexOf(b)) as [Tile, Tile]; // Two come in.
  const points = pointsOf(high, low);
  const kind = kindOf(high, low);
  const place = TILE_HAND_KINDS.length - 1 - TILE_HAND_KINDS.indexOf(kind);
  const hand = { kind, tiles: [high, low] as const, points };
  switch (kind) {
    case 'pair': {
      const pairNumber = pairNumberOf(high);
      return { ...hand, pairNumber, strength: [place, -pairNumber], words: `pair of ${pairOf(high)}` };
    }
    case 'wong':
    case 'gong':
      return { ...hand, strength: [place, singleStrength(high)], words: `${kind} with ${pairOf(high)}` };
    case 'points':
      return { ...hand, strength: [place, points, singleStrength(high)], words: `${points}, ${pairOf(high)} high` };
  }
};

const kindOf = (high: Tile, low: Tile): TileHandKind => {
  if (pairOf(high) === pairOf(low)) return 'pair';
  const isTopTile = pairOf(high) === 'Teen' || pairOf(high) === 'Day';
  const lowPips = pipSum(low);
  if (isTopTile && lowPips === 9) return 'wong';
  if (isTopTile && lowPips === 8) return 'gong';
  return 'points';
};

/** Either tile of Gee Joon counts as three or six, whichever gives more. TIL-3 */
const pointsOf = (a: Tile, b: Tile): number =>
  Math.max(...worthsOf(a).flatMap(one => worthsOf(b).map(other => (one + other) % 10)));

const worthsOf = (tile: Tile): readonly number[] => (pairOf(tile) === 'Gee Joon' ? [3, 6] : [pipSum(tile)]);
const pipSum = (tile: Tile): number => tilePips(tile)[0] + tilePips(tile)[1];
