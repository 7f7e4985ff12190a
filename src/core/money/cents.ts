import { assert, type Brand } from '#core/base';

/** A whole number of cents, below zero where something is owed or taken back. Dollars exist only on the screen. */
export type Cents = Brand<number, 'cents'>;

export const cents = (n: number): Cents => {
  assert(Number.isSafeInteger(n), `not a whole number of cents: ${n}`);
  return (n + 0) as Cents; // Adding nothing turns -0 into 0: there is one way to have no money.
};

/** For data that is written in dollars: `dollars(5_000)`, `dollars(0.31)`. Finer than a cent is a defect. */
export const dollars = (n: number): Cents => {
  const whole = cents(Math.round(n * 100));
  assert(whole / 100 === n, `not a whole number of cents: ${n} dollars`);
  return whole;
};

export const NOTHING = cents(0);

export const plus = (a: Cents, b: Cents): Cents => cents(a + b);
export const minus = (a: Cents, b: Cents): Cents => cents(a - b);
export const times = (amount: Cents, count: number): Cents => {
  assert(Number.isSafeInteger(count), `an amount is multiplied by whole numbers only, not ${count}; see rates`);
  return cents(amount * count);
};
export const total = (amounts: readonly Cents[]): Cents => amounts.reduce(plus, NOTHING);
export const least = (first: Cents, ...others: readonly Cents[]): Cents => cents(Math.min(first, ...others));
export const most = (first: Cents, ...others: readonly Cents[]): Cents => cents(Math.max(first, ...others));
