import { Amount, AmountByName, Money } from '#core/money';
import {
  Count,
  choice,
  described,
  exactly,
  Key,
  list,
  Numbered,
  type Of,
  object,
  optional,
  record,
  Text,
  Texts,
  Thing,
  tuple,
  Whole,
  whole,
  yes,
} from '#core/shape';

const Digit = whole({ min: 0, max: 9 });
/** Money is divided among those seated; goods go to each of them. */
const PostedPrizes = object({
  cash: Money,
  items: list(Thing, { max: 100 }),
  /** What a thing is worth, where it is declared. */
  values: optional(record(Thing, Money)),
});
const Prizes = object({ cash: Amount, items: Texts, values: optional(AmountByName) });
export type Prizes = Of<typeof Prizes>;

/** A table under the digits that head its column (top) and its row (left). */
const Square = object({ table: Whole, top: Whole, left: Whole });
export type Square = Of<typeof Square>;

const Payout = object({ seat: Whole, amount: optional(Amount), item: optional(Text), value: optional(Amount) });
export type SquarePayout = Of<typeof Payout>;

/** Tables on a board of ten by ten, the prizes that wait for a winner, and the periods scored so far. */
const STANDING = { board: list(Square), carried: Prizes, periods: Texts, isOver: yes };
/** Where each scored period went, for all to see. */
const Scored = object({
  period: Text,
  score: tuple(Whole, Whole),
  table: optional(Whole),
  amount: Amount,
  items: Texts,
});
export type ScoredPeriod = Of<typeof Scored>;
const Standing = object({ ...STANDING, scored: optional(list(Scored)) });
export type Squares = Of<typeof Standing>;

/** Everything a board of squares speaks of. */
export const SHAPES = {
  /** What each period is called and gives, in order, the last one being final, where the house has posted it. */
  posted: object({
    periods: optional(list(object({ period: Key, prizes: PostedPrizes }), { min: 1, max: 20 })),
  }),
  command: choice({
    SetBoard: { board: list(object({ table: Numbered, top: Digit, left: Digit }), { max: 100 }) },
    ScorePeriod: {
      period: Key,
      /** Of the team along the top and the team along the left. */
      score: tuple(Count, Count),
      prizes: PostedPrizes,
      isFinal: yes,
      /** Tables in the order drawn from the bowl, for a final score that finds nobody. */
      bowl: list(Numbered, { max: 1_000 }),
    },
  }),
  /** On disk forever: add a member or an optional field; never rename or reuse one. */
  event: choice({
    BoardSet: { board: list(Square) },
    PeriodScored: {
      period: Text,
      score: tuple(Whole, Whole),
      /** Absent when nobody has won. */
      table: optional(Whole),
      payouts: list(Payout),
      carried: Prizes,
      isFinal: yes,
    },
  }),
  state: Standing,
  desk: object({
    type: exactly('squares'),
    ...STANDING,
    scored: optional(list(Scored)),
    next: optional(object({ period: Text, prizes: PostedPrizes, isFinal: yes }), 'The posted period that comes next.'),
  }),
  board: object({
    type: exactly('squares'),
    board: STANDING.board,
    carried: Prizes,
    periods: described(list(object({ period: Text, prizes: PostedPrizes })), 'Posted before the start.'),
    scored: list(Scored),
    isOver: yes,
  }),
  opens: object({ mechanism: exactly('squares') }),
  /** Staff put the tables on their squares: nobody chooses one. CON-6 */
  account: {
    section: 'squares' as const,
    row: object({ board: STANDING.board, periods: STANDING.periods, isOver: STANDING.isOver }),
  },
};
export type SquaresPosted = Of<typeof SHAPES.posted>;
export type SquaresCommand = Of<typeof SHAPES.command>;
export type SquaresEvent = Of<typeof SHAPES.event>;
export type ScorePeriod = Extract<SquaresCommand, { type: 'ScorePeriod' }>;
