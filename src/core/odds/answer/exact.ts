import { formatRational, type Rational, rational } from '#core/base';

/** A number as answers give it: the whole truth, and the digits that people read. */
export type Exact = { readonly fraction: string; readonly decimal: string };

export const exact = (value: Rational): Exact => ({ fraction: fraction(value), decimal: decimal(value) });

export const fraction = ({ over, under }: Rational): string => (under === 1n ? `${over}` : `${over}/${under}`);

/** Fifteen significant digits, halves rounded away from zero; never in powers of ten. */
export const decimal = (value: Rational): string => {
  if (value.over === 0n) return '0';
  return formatRational(value, Math.max(0, SIGNIFICANT_DIGITS - placesBeforePoint(value)));
};

/** The square root to the same digits; the last one is cut, not rounded. */
export const decimalRoot = (square: Rational): string => {
  const scale = 10n ** 40n;
  return decimal(rational(integerRoot((square.over * scale * scale) / square.under), scale));
};

const SIGNIFICANT_DIGITS = 15;

/** How many digits stand before the point; below zero for each nought right after it: 123.4 has 3, 0.05 has -1. */
const placesBeforePoint = ({ over, under }: Rational): number => {
  const size = over < 0n ? -over : over;
  const guess = size.toString().length - under.toString().length;
  const isLess = guess >= 0 ? size < under * 10n ** BigInt(guess) : size * 10n ** BigInt(-guess) < under;
  return isLess ? guess : guess + 1;
};

/** The largest whole number whose square is not above n, by Newton's method from above. */
const integerRoot = (n: bigint): bigint => {
  if (n < 2n) return n;
  let root = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
};
