import { type Rational, rational, significantDigits } from '#core/base';

/** A number as answers give it: the whole truth, and the digits that people read. */
export type Exact = { readonly fraction: string; readonly decimal: string };

export const exact = (value: Rational): Exact => ({ fraction: fraction(value), decimal: decimal(value) });

export const fraction = ({ over, under }: Rational): string => (under === 1n ? `${over}` : `${over}/${under}`);

/** Fifteen significant digits, halves rounded away from zero; never in powers of ten. */
export const decimal = (value: Rational): string => significantDigits(value, SIGNIFICANT_DIGITS);

/** The square root to the same digits; the last one is cut, not rounded. */
export const decimalRoot = (square: Rational): string => {
  const scale = 10n ** 40n;
  return decimal(rational(integerRoot((square.over * scale * scale) / square.under), scale));
};

const SIGNIFICANT_DIGITS = 15;

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
