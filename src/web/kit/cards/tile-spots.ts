import { type Tile, tilePips } from '#core/cards';

/** A spot of a tile, in a field of 40 by 88 with its upper end above. */
export type Spot = { readonly x: number; readonly y: number; readonly isRed: boolean };

type Place = readonly [x: number, y: number];

/** Where the spots of an end are, from 0 to 2 across and down. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  1: [[1, 1]],
  2: [
    [0.25, 1],
    [1.75, 1],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0.25, 0.25],
    [1.75, 0.25],
    [0.25, 1.75],
    [1.75, 1.75],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0.25, 0],
    [1.75, 0],
    [0.25, 1],
    [1.75, 1],
    [0.25, 2],
    [1.75, 2],
  ],
};

const [LEFT, STEP] = [10, 10];
const ENDS = [12, 56] as const;

/** The spots of a tile as they are painted: ones and fours red, the others white; of two sixes half of each is red. */
export const spotsOf = (tile: Tile): readonly Spot[] => {
  const pips = tilePips(tile);
  const isTeen = pips.every(count => count === 6);
  return pips.flatMap((count, end) =>
    PLACES[count]!.map(([x, y]) => ({
      x: LEFT + x * STEP,
      y: ENDS[end]! + y * STEP,
      isRed: count === 1 || count === 4 || (isTeen && (end === 0) === x < 1),
    })),
  );
};
