import { assert } from '#core/base';
import { type Of, object, one } from '#core/shape';
import { type Cents, cents, minus, total } from './cents.ts';
import { Amount } from './shapes.ts';
import { mapShares, type Shares, weigh } from './share.ts';

export const ODD_PAYERS = ['house', 'reserve'] as const;
export type OddPayer = (typeof ODD_PAYERS)[number];

/** The smallest chip paid out, and at whose expense an amount is rounded up to it. */
export type ChipRule = { readonly chip: Cents; readonly oddPaidBy: OddPayer };

/** What rounding up added, and who pays it. */
export const OddPart = object({ amount: Amount, paidBy: one(ODD_PAYERS) });
export type OddPart = Of<typeof OddPart>;

/** Shares an amount by weights, each share rounded up to whole chips; equal weights get equal shares. MON-7 */
export const shareUpToChips = <const Weights extends readonly number[]>(
  amount: Cents,
  weights: Weights,
  { chip, oddPaidBy }: ChipRule,
): { readonly shares: Shares<Weights>; readonly odd: OddPart } => {
  const { whole, of } = weigh(amount, weights);
  const size = sizeOf(chip);
  const shares = mapShares(weights, weight => {
    const chips = (whole * BigInt(weight) + of * size - 1n) / (of * size);
    return cents(Number(chips * size));
  });
  return { shares, odd: { amount: minus(total(shares), amount), paidBy: oddPaidBy } };
};

/** Shares chips that are on the table, as a split pot: the odd chips go one by one down the line. MON-8 */
export const shareChips = <const Weights extends readonly number[]>(
  amount: Cents,
  weights: Weights,
  chip: Cents,
): Shares<Weights> => {
  const { whole, of } = weigh(amount, weights);
  const size = sizeOf(chip);
  assert(whole % size === 0n, `${amount} cents on the table are not whole chips of ${chip}`);
  const chips = whole / size;
  const even = weights.map(weight => (chips * BigInt(weight)) / of);
  const odd = chips - even.reduce((sum, count) => sum + count, 0n);
  return mapShares(weights, (weight, place) => {
    const aheadInLine = weights.slice(0, place).filter(ahead => ahead > 0).length;
    const oddChip = weight > 0 && aheadInLine < odd ? 1n : 0n;
    return cents(Number((even[place]! + oddChip) * size));
  });
};

const sizeOf = (chip: Cents): bigint => {
  assert(chip > 0, `there is no chip of ${chip} cents`);
  return BigInt(chip);
};
