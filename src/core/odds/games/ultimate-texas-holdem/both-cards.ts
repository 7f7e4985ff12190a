import { choose } from '../../counting/choose.ts';

/** Ranks from the deuce, 0, to the ace, 12. */
const ACE = 12;
/** C(n, k) for n cards of a rank that are left. */
const CHOOSE = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1]] as const;

/** Two hole cards by rank; `hands` says how many there are of the sort. */
type Hole = { readonly high: number; readonly low: number; readonly isSuited: boolean; readonly hands: bigint };
/** How many cards of each rank are on the board. */
type Board = readonly number[];

/**
 * The ways to be dealt two hole cards and a board of five so that both of them and three of the board make a straight
 * or better: out of C(52, 2) x C(50, 5) = 2,809,475,760. A lowest rank above the deuce makes the deck smaller.
 */
export const straightOrBetterWithBoth = (lowest = 0): bigint => {
  const boards = boardsFrom(0, 5)
    .toArray()
    .filter(board => board.slice(0, lowest).every(copies => copies === 0));
  return holes(lowest).reduce((sum, hole) => sum + hole.hands * goodBoards(hole, boards, lowest), 0n);
};

const holes = (lowest: number): readonly Hole[] => {
  const all: Hole[] = [];
  for (let high = lowest; high <= ACE; high++) {
    all.push({ high, low: high, isSuited: false, hands: 6n });
    for (let low = lowest; low < high; low++)
      all.push({ high, low, isSuited: true, hands: 4n }, { high, low, isSuited: false, hands: 12n });
  }
  return all;
};

/** Every board of so many cards by the ranks from one up to the ace. */
function* boardsFrom(rank: number, size: number): Generator<Board> {
  if (rank > ACE) {
    if (size === 0) yield [];
    return;
  }
  for (let copies = 0; copies <= Math.min(size, 4); copies++)
    for (const higher of boardsFrom(rank + 1, size - copies)) yield [copies, ...higher];
}

/** Three or more of the hole cards' suit on the board are a flush; without it the ranks decide. */
const goodBoards = (hole: Hole, boards: readonly Board[], lowest: number): bigint => {
  let ways = 0;
  for (const board of boards)
    if (makesIt(hole, board)) ways += hole.isSuited ? withoutFlush(hole, board) : dealt(hole, board);
  return BigInt(ways) + (hole.isSuited ? flushBoards(13 - lowest) : 0n);
};

/** Whether the ranks make a straight, a full house or four of a kind with both hole cards. */
const makesIt = ({ high, low }: Hole, board: Board): boolean => {
  const [a, b] = [board[high]!, board[low]!];
  if (high === low) return a >= 2 || board.some((n, rank) => rank !== high && n >= (a === 1 ? 2 : 3));
  return a >= 3 || b >= 3 || (a >= 1 && b >= 1 && a + b >= 3) || isStraight(high, low, board);
};

const isStraight = (high: number, low: number, board: Board): boolean =>
  STRAIGHTS.some(
    ranks =>
      ranks.includes(high) &&
      ranks.includes(low) &&
      ranks.every(rank => rank === high || rank === low || board[rank]! > 0),
  );

const STRAIGHTS = [[ACE, 0, 1, 2, 3], ...Array.from({ length: 9 }, (_, rank) => [0, 1, 2, 3, 4].map(n => rank + n))];

/** The ways to deal a board of these ranks from what the hole cards leave. */
const dealt = ({ high, low }: Hole, board: Board): number =>
  board.reduce((ways, n, rank) => ways * (CHOOSE[4 - Number(rank === high) - Number(rank === low)]![n] ?? 0), 1);

/** The same with at most two cards of the hole cards' suit; of the hole cards' ranks none is left in it. */
const withoutFlush = ({ high, low }: Hole, board: Board): number => {
  let bySuited = [1, 0, 0];
  board.forEach((n, rank) => {
    const [plain, suited] = [CHOOSE[3][n] ?? 0, rank === high || rank === low ? 0 : (CHOOSE[3][n - 1] ?? 0)];
    bySuited = bySuited.map((ways, held) => ways * plain + (bySuited[held - 1] ?? 0) * suited);
  });
  return bySuited.reduce((sum, ways) => sum + ways, 0);
};

/** Boards with three, four or five cards of the hole cards' suit in a deck of so many ranks. */
const flushBoards = (ranks: number): bigint =>
  [3, 4, 5].reduce((sum, suited) => sum + choose(ranks - 2, suited) * choose(3 * ranks, 5 - suited), 0n);
