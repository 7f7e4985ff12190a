import { addRational, assert, multiplyRational, type Rational, rational, subtractRational } from '#core/base';
import { type Of, object, record, Text, Whole } from '#core/shape';
import { type Cents, cents } from './cents.ts';

const Fraction = object({ over: Whole, under: Whole });
type Fraction = Of<typeof Fraction>;

/** A part of an amount, such as 9% or 1/3, in lowest terms. */
export type Rate = Fraction;

/** The part of a cent that a rate left over and that waits, in its account, for the next time: from 0 to below 1. */
export const Carry = Fraction;
export type Carry = Fraction;
/** By account. */
export const Carries = record(Text, Carry);

export const NO_CARRY: Carry = { over: 0, under: 1 };

export const rate = (over: number | bigint, under: number | bigint): Rate => {
  const fraction = rational(over, under);
  assert(fraction.over >= 0n, `a rate below zero: ${over}/${under}`);
  return fractionOf(fraction);
};

/** For data: `percent(9)`, `percent(12.5)`, to six places. */
export const percent = (n: number): Rate => {
  const millionths = Math.round(n * 1_000_000);
  assert(millionths / 1_000_000 === n, `a percentage finer than six places: ${n}`);
  return rate(millionths, 100_000_000);
};

/**
 * The rate's part of an amount in whole cents, what was carried included, and what is carried on. MON-6
 * An amount below zero takes back what the same amount above zero gave.
 */
export const applyRate = (given: {
  readonly rate: Rate;
  readonly amount: Cents;
  readonly carry: Carry;
}): { readonly part: Cents; readonly carry: Carry } => {
  const exact = addRational(multiplyRational(rationalOf(given.rate), rational(given.amount)), rationalOf(given.carry));
  const whole = floor(exact);
  return { part: cents(Number(whole)), carry: fractionOf(subtractRational(exact, rational(whole))) };
};

/** The rate's part of an amount, once, down to the cent; the rest stays where the amount is. MON-5 */
export const partOf = (amount: Cents, of: Rate): Cents => {
  assert(amount >= 0, `only what is there has a part, not ${amount} cents`);
  return applyRate({ rate: of, amount, carry: NO_CARRY }).part;
};

const floor = ({ over, under }: Rational): bigint => (over - (((over % under) + under) % under)) / under;

const rationalOf = ({ over, under }: Fraction): Rational => rational(over, under);

const fractionOf = ({ over, under }: Rational): Fraction => {
  const fraction = { over: Number(over), under: Number(under) };
  assert(Number.isSafeInteger(fraction.over), `a fraction too fine to keep: ${over}/${under}`);
  assert(Number.isSafeInteger(fraction.under), `a fraction too fine to keep: ${over}/${under}`);
  return fraction;
};
