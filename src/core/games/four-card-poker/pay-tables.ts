import { FIVE_CARD_PROGRESSIVE_ROWS, fourCardProgressiveRows, type Pays, type PayTable, to } from '#core/games/table';

export const ANTE_PLAY: Pays = to(1);

/** Paid on the Ante; the same in all seven schedules. */
export const AUTOMATIC_BONUS = {
  clause: 'FCP 6',
  rows: [
    { hand: 'four-of-a-kind', pays: to(25) },
    { hand: 'straight-flush', pays: to(20) },
    { hand: 'three-of-a-kind', pays: to(2) },
  ],
} as const satisfies PayTable;

const schedule = (straightFlush: number, three: number, flush: number, straight: number, twoPair: number) => ({
  automaticBonus: AUTOMATIC_BONUS,
  acesUp: {
    clause: 'FCP 6',
    rows: [
      { hand: 'four-of-a-kind', pays: to(50) },
      { hand: 'straight-flush', pays: to(straightFlush) },
      { hand: 'three-of-a-kind', pays: to(three) },
      { hand: 'flush', pays: to(flush) },
      { hand: 'straight', pays: to(straight) },
      { hand: 'two-pair', pays: to(twoPair) },
      { hand: 'pair-of-aces', pays: to(1) },
    ],
  } as const satisfies PayTable,
});

export const SCHEDULES = {
  'FCP-01': schedule(40, 9, 6, 4, 2),
  'FCP-02': schedule(40, 7, 6, 5, 2),
  'FCP-03': schedule(30, 9, 6, 4, 2),
  'FCP-04': schedule(30, 7, 6, 5, 2),
  'FCP-05': schedule(40, 8, 5, 4, 3),
  'FCP-06': schedule(40, 8, 6, 4, 2),
  'FCP-07': schedule(40, 7, 5, 4, 3),
} as const;
export type ScheduleKey = keyof typeof SCHEDULES;

/**
 * `cards`: how many of the five make the hand. `envyCents` are printed for a wager of `wagerCents` and grow with it.
 * The rule prints the second and third as FCCP; see `chooseSchedules`.
 */
export const PROGRESSIVE_SCHEDULES = {
  'FCPP-1': {
    clause: 'FCP 7',
    cards: 4,
    rows: fourCardProgressiveRows(9),
    wagerCents: 100,
    envyCents: { 'four-aces': 10_000, 'four-of-a-kind': 1_000, 'straight-flush': 500 },
    reservePercent: 0,
  },
  'FCPP-2': {
    clause: 'FCP 7',
    cards: 4,
    rows: fourCardProgressiveRows(15),
    wagerCents: 100,
    envyCents: { 'four-aces': 10_000, 'four-of-a-kind': 2_500 },
    reservePercent: 0,
  },
  'FCPP-3': {
    clause: 'FCP 7',
    cards: 4,
    rows: fourCardProgressiveRows(15),
    wagerCents: 100,
    envyCents: { 'four-aces': 10_000, 'four-of-a-kind': 2_500 },
    reservePercent: 5,
  },
  'PMG-01': {
    clause: 'FCP 7',
    cards: 5,
    rows: FIVE_CARD_PROGRESSIVE_ROWS,
    wagerCents: 100,
    envyCents: { 'royal-flush': 100_000, 'straight-flush': 30_000 },
    reservePercent: 0,
  },
  'PMG-02': {
    clause: 'FCP 7',
    cards: 5,
    rows: FIVE_CARD_PROGRESSIVE_ROWS,
    wagerCents: 500,
    envyCents: { 'royal-flush': 500_000, 'straight-flush': 150_000 },
    reservePercent: 0,
  },
} as const;
export type ProgressiveKey = keyof typeof PROGRESSIVE_SCHEDULES;
