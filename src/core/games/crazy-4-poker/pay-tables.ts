import {
  FIVE_CARD_PROGRESSIVE_ROWS,
  forOne,
  fourCardProgressiveRows,
  type Pays,
  type PayTable,
  percentOfMeter,
  to,
} from '#core/games/table';

export const ANTE_PLAY: Pays = to(1);

export const SUPER_BONUS = {
  clause: 'C4P 8.3',
  rows: [
    { hand: 'four-aces', pays: to(200) },
    { hand: 'four-of-a-kind', pays: to(30) },
    { hand: 'straight-flush', pays: to(15) },
    { hand: 'three-of-a-kind', pays: to(2) },
    { hand: 'flush', pays: to(3, 2) },
    { hand: 'straight', pays: to(1) },
  ],
} as const satisfies PayTable;

/** Queens Up: the four tables differ in two rows. */
const queensUp = (straightFlush: number, threeOfAKind: number) =>
  ({
    clause: 'C4P 8.4',
    rows: [
      { hand: 'four-of-a-kind', pays: to(50) },
      { hand: 'straight-flush', pays: to(straightFlush) },
      { hand: 'three-of-a-kind', pays: to(threeOfAKind) },
      { hand: 'flush', pays: to(4) },
      { hand: 'straight', pays: to(3) },
      { hand: 'two-pair', pays: to(2) },
      { hand: 'pair-of-queens-or-better', pays: to(1) },
    ],
  }) as const satisfies PayTable;

export const QUEENS_UP = { A: queensUp(30, 9), B: queensUp(40, 8), C: queensUp(30, 8), D: queensUp(40, 7) } as const;
export type QueensUpKey = keyof typeof QUEENS_UP;

/** `meterMinCents`: least initial and reset amount. `envyCents`: by the receiver's wager in cents, then by hand. */
export const FOUR_CARD_PROGRESSIVE = {
  A: {
    clause: 'C4P 8.5',
    rows: fourCardProgressiveRows(9),
    meterMinCents: 500_000,
    envyCents: {
      100: { 'four-aces': 10_000, 'four-of-a-kind': 1_000, 'straight-flush': 500 },
      500: { 'four-aces': 50_000, 'four-of-a-kind': 5_000, 'straight-flush': 2_500 },
    },
  },
  B: {
    clause: 'C4P 8.5',
    rows: fourCardProgressiveRows(15),
    meterMinCents: 100_000,
    envyCents: {
      100: { 'four-aces': 10_000, 'four-of-a-kind': 2_500 },
      500: { 'four-aces': 50_000, 'four-of-a-kind': 12_500 },
    },
  },
} as const;
export type FourCardProgressiveKey = keyof typeof FOUR_CARD_PROGRESSIVE;

export const FIVE_CARD_PROGRESSIVE = {
  clause: 'C4P 8.5',
  rows: FIVE_CARD_PROGRESSIVE_ROWS,
  meterMinCents: 1_000_000,
  envyCents: {
    100: { 'royal-flush': 100_000, 'straight-flush': 30_000 },
    500: { 'royal-flush': 500_000, 'straight-flush': 150_000 },
  },
} as const;

export const FIVE_CARD_HAND_BONUS = {
  clause: 'C4P 8.6',
  rows: [
    { hand: 'royal-flush', pays: percentOfMeter(100) },
    { hand: 'straight-flush', pays: percentOfMeter(10) },
    { hand: 'four-of-a-kind', pays: forOne(500) },
    { hand: 'full-house', pays: forOne(100) },
    { hand: 'flush', pays: forOne(50) },
  ],
  meterMinCents: 1_000_000,
} as const;

export const MAGIC_CARD: Pays = forOne(20);
export const LUCKY_BONUS: Pays = forOne(5);

/** Cover All: `royal-flush` is A-K-Q-J of one suit, between four aces and the other fours of a kind. */
const coverAll = (aces: number, royal: number, four: number, straightFlush: number, three: number) =>
  ({
    clause: 'C4P 8.7',
    rows: [
      { hand: 'four-aces', pays: to(aces) },
      { hand: 'royal-flush', pays: to(royal) },
      { hand: 'four-of-a-kind', pays: to(four) },
      { hand: 'straight-flush', pays: to(straightFlush) },
      { hand: 'three-of-a-kind', pays: to(three) },
    ],
  }) as const satisfies PayTable;

/** By the number of players in the round. */
export const COVER_ALL = {
  6: coverAll(100, 50, 25, 20, 4),
  5: coverAll(125, 80, 50, 35, 4),
  4: coverAll(150, 100, 60, 40, 5),
  3: coverAll(200, 125, 80, 60, 6),
  2: coverAll(250, 150, 100, 90, 8),
  1: coverAll(300, 200, 150, 125, 13),
} as const;
export type CoverAllPlayers = keyof typeof COVER_ALL;
