/** How many numbers to ask for, so that one of them will do. */
export const NUMBERS_FOR_ONE = 8;
const NUMBERS = 2 ** 53;

/** The first that falls below the highest multiple of the bound, so that every rest is as likely as the others. */
export const firstBelow = (numbers: readonly number[], bound: number): readonly number[] =>
  numbers.filter(number => number < NUMBERS - (NUMBERS % bound)).slice(0, 1);
