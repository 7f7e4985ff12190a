import { assert } from './assert.ts';

/** An exact fraction in lowest terms; the denominator is positive. */
export type Rational = { readonly over: bigint; readonly under: bigint };

export const rational = (over: bigint | number, under: bigint | number = 1n): Rational => {
  const [n, d] = [BigInt(over), BigInt(under)];
  assert(d !== 0n, 'a fraction with nothing under the line');
  const divisor = greatestCommonDivisor(n < 0n ? -n : n, d < 0n ? -d : d) * (d < 0n ? -1n : 1n);
  return { over: n / divisor, under: d / divisor };
};

export const addRational = (a: Rational, b: Rational): Rational =>
  rational(a.over * b.under + b.over * a.under, a.under * b.under);
export const subtractRational = (a: Rational, b: Rational): Rational =>
  rational(a.over * b.under - b.over * a.under, a.under * b.under);
export const multiplyRational = (a: Rational, b: Rational): Rational => rational(a.over * b.over, a.under * b.under);
export const divideRational = (a: Rational, b: Rational): Rational => rational(a.over * b.under, a.under * b.over);

/** Below zero when a is less, above when more, zero when equal. */
export const compareRational = (a: Rational, b: Rational): number => {
  const difference = a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** Digits with so many places after the point, halves rounded away from zero: `formatRational(1/3, 4)` is 0.3333. */
export const formatRational = ({ over, under }: Rational, places: number): string => {
  const size = over < 0n ? -over : over;
  const scaled = (2n * size * 10n ** BigInt(places) + under) / (2n * under);
  const digits = scaled.toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const sign = over < 0n && scaled > 0n ? '-' : '';
  return places === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-places)}`;
};

/** A plain decimal with at least so many significant digits: `significantDigits(1/649740, 3)` is 0.00000154. */
export const significantDigits = (fraction: Rational, digits: number): string => {
  const size = fraction.over < 0n ? -fraction.over : fraction.over;
  if (size === 0n) return '0';
  // Numbers of so many digits have a quotient that begins at this power of ten, or at the one below.
  const power = size.toString().length - fraction.under.toString().length;
  const scale = 10n ** BigInt(Math.abs(power));
  const beginsThere = power < 0 ? size * scale >= fraction.under : size >= fraction.under * scale;
  return formatRational(fraction, Math.max(0, digits - 1 - (beginsThere ? power : power - 1)));
};

/** The nearest double, for sizes from 1e-290 up; only for plots and statistics, never for money. */
export const toNumber = ({ over, under }: Rational): number => {
  const size = over < 0n ? -over : over;
  // A quotient of at least 64 bits, its last bit set when something is left over, rounds once and rightly to 53.
  const shift = size.toString(2).length - under.toString(2).length - 64;
  const [n, d] = shift < 0 ? [size << BigInt(-shift), under] : [size, under << BigInt(shift)];
  const quotient = Number((n / d) | (n % d === 0n ? 0n : 1n));
  return (over < 0n ? -quotient : quotient) * 2 ** shift;
};

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
};
