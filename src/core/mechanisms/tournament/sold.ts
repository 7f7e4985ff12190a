import type { Tournament } from './event.ts';
import type { Sold } from './prizes.ts';

/** What was sold in all. */
export const soldIn = ({ entrants }: Tournament): Sold => {
  const all = [...entrants.values()];
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  return {
    entries: all.length,
    withoutFee: all.filter(({ entry }) => entry !== 'paid').length,
    rebuys: sum(all.map(({ rebuys }) => rebuys)),
    addOns: sum(all.map(({ addOns }) => addOns)),
  };
};
