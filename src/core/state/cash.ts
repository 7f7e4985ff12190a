import type { Refusal } from '#core/base';
import { Amount, BILLS_AND_COINS, type Cents, CHIP_VALUES, cents, formatAmount, times, total } from '#core/money';
import { Count, named, type Of, object, one, optional, record, Text, Texts, Whole } from '#core/shape';
import { MomentText } from '#core/time';
import { refuse } from './refusals.ts';
import { VARIANCE_REASONS } from './variances/index.ts';

/** How many of each; its name is its worth in cents. */
const countOf = (worths: readonly Cents[]) => record(one(worths.map(String)), Count);

/** What was counted, piece by piece: bills and coins apart from chips. */
export const Pieces = named(
  'Pieces',
  object({ cash: optional(countOf(BILLS_AND_COINS)), chips: optional(countOf(CHIP_VALUES)) }),
  'How many of each denomination, by its worth in cents: {"10000": 3} is three $100 bills.',
);
export type Pieces = Of<typeof Pieces>;

/** What the pieces are worth together. */
export const worthOfPieces = ({ cash = {}, chips = {} }: Pieces): Cents =>
  total([cash, chips].flatMap(Object.entries).map(([worth, count]) => times(cents(Number(worth)), Number(count))));

export const VarianceReason = one(VARIANCE_REASONS);
export type VarianceReason = Of<typeof VarianceReason>;

/** Counted less what the books have. */
const COUNTED = { counted: Amount, variance: Amount, by: Texts, at: MomentText };

/** The vault, from the moment it was first counted. */
export const Vault = object({
  ...COUNTED,
  slip: Whole,
  reason: optional(VarianceReason),
  /** The last number given to a slip of cash. */
  slips: Whole,
});
export type Vault = Of<typeof Vault>;

/** The open drawer of a window: it stays open over sign-offs. What it should hold is its account. LDG-5 */
export const Drawer = object({
  station: Text,
  float: Amount,
  openedAt: MomentText,
  /** The cashier who answers for it. */
  holder: Text,
  /** The last count, while no money has moved since. */
  count: optional(object(COUNTED)),
});
export type Drawer = Of<typeof Drawer>;

/** What a count sheet adds up to is what was counted. */
export const piecesObjection = (counted: Cents, pieces: Pieces | undefined): Refusal | undefined => {
  const worth = pieces === undefined ? counted : worthOfPieces(pieces);
  return worth === counted
    ? undefined
    : refuse('pieces-not-adding-up', { pieces: formatAmount(worth), counted: formatAmount(counted) }, 'CSH-3');
};
