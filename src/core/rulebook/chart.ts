import { Money } from '#core/money';
import { HandTest } from '#core/qualifying';
import {
  AtLeastOne,
  choice,
  either,
  exactly,
  type Filled,
  Key,
  list,
  number,
  type Of,
  object,
  one,
  optional,
  otherwise,
  whole,
  yes,
} from '#core/shape';
import { HEADINGS } from './headings.ts';
import { below, countRange, moneyRange, Said } from './range.ts';

/** `any`: every game of the activity; `poker`: all poker; `flop`, `stud`, `draw`: poker of that form; else slugs. */
export const GameMatch = either(one(['any', 'poker', 'flop', 'stud', 'draw']), list(Key, { min: 1 }));
export type GameMatch = Of<typeof GameMatch>;

/**
 * `each`: every winner is paid the posted amount; a meter pays one of them, the reserve the others. SET-3
 * `split`: one amount, in equal shares among the hands that won it, each hand's share among its holders. SET-4
 */
const Sharing = one(['each', 'split']);
export type Sharing = Of<typeof Sharing>;

/** The account that pays. */
const PaidFrom = one(['reserve', 'pool', 'house']);

const Prize = choice({
  /** An amount posted within the range. `postedAs`: the key under which it is posted; absent: the row's own key. */
  fixed: {
    range: moneyRange(HEADINGS.prizes),
    from: PaidFrom,
    sharing: otherwise(Sharing, 'each'),
    postedAs: optional(Key),
  },
  /** A part of the present amount of a meter; parts below the whole are paid first. SET-2 */
  meter: { pool: Key, percent: otherwise(number({ min: 0, max: 100 }), 100), sharing: otherwise(Sharing, 'split') },
  /** So many times the posted prize of another row, instead of it. */
  multiple: { of: Key, times: whole({ min: 2 }) },
  tickets: { range: countRange(HEADINGS.hands) },
  /** Points in the one mode, posted tickets in the other. */
  points: { points: AtLeastOne, tickets: countRange(HEADINGS.hands) },
  /** An entry to an event with a voucher of this value. */
  entry: { range: moneyRange(HEADINGS.prizes), from: exactly('house') },
});
export type Prize = Filled<typeof Prize>;
export type PrizeText = Of<typeof Prize>;

const Extra = object({
  /** The key under which the offering posts it and the name of the share in the award. */
  key: one(['envy', 'table']),
  /** `fee-payers`: every other player who paid the fee; `dealt-in`: every other player dealt in, folded or not. */
  to: one(['fee-payers', 'dealt-in']),
  /** Also when the holder of the hand folded it and is not paid. */
  evenIfFolded: optional(exactly(true)),
  range: moneyRange(HEADINGS.prizes),
  from: PaidFrom,
});
export type Extra = Filled<typeof Extra>;

/** One qualifying hand and what it pays. Where no games are named, every game of the activity has it. */
const Row = object({
  key: Key,
  label: Said,
  games: otherwise(GameMatch, 'any'),
  test: HandTest,
  /** The hand must lose to a better hand of the round, which passes this test as well where there is one. */
  beatenBy: optional(object({ label: Said, test: optional(HandTest) })),
  /** The hand must win the round at the showdown. */
  wins: optional(exactly(true)),
  /** Only the hand that banks. */
  bankOnly: optional(exactly(true)),
  prize: Prize,
  /** Paid besides, in full, to each of these others, once for each hit. */
  extras: optional(list(Extra)),
  /** A hand is paid its best row of each family; rows without a family are one family together. SET-1 */
  family: optional(Key),
  /** Only at such a table. */
  table: optional(choice({ 'no-purchase': {}, live: { limitFrom: optional(Money), limitBelow: optional(Money) } })),
});
export type Row = Filled<typeof Row>;
export type RowText = Of<typeof Row>;

/** A chart of qualifying hands, or a way to run the activity (version, mode) that has no hands of its own. RBK-3 */
export const Chart = object({
  key: Key,
  label: Said,
  /** Of charts in one group only one may be offered at a time. */
  group: optional(Key),
  /** `false` where exclusiveness is our reading of the approval. */
  groupStated: optional(yes),
  /** All rows are offered, or none. */
  rowsTogether: otherwise(yes, true),
  rows: otherwise(list(Row), []),
  /** Row keys, best first, where the chart itself is not in that order: a hand is paid its best row. SET-1 */
  bestFirst: optional(list(Key)),
  clause: below(HEADINGS.hands),
});
export type Chart = Filled<typeof Chart>;

/** Rows that have something in common, written once; a row that says otherwise is right. */
export const each = <Common extends Partial<RowText>>(
  common: Common,
  rows: readonly (Omit<RowText, keyof Common> & Partial<RowText>)[],
): readonly RowText[] => rows.map(row => ({ ...common, ...row }) as Common & RowText); // What it lacks is in common.
