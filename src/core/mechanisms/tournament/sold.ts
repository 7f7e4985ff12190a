import type { Tournament } from './event.ts';
import type { Sold } from './prizes.ts';

/** What was sold in all. */
export const soldIn = ({ entrants }: Tournament): Sold => {
  const all = [...entrants.values()];
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  const again = sum(all.map(({ reEntries = 0 }) => reEntries));
  return {
    entries: all.length + again,
    withoutFee: all.filter(({ entry }) => entry !== 'paid').length,
    rebuys: sum(all.map(({ rebuys }) => rebuys)),
    addOns: sum(all.map(({ addOns }) => addOns)),
    players: all.length,
  };
};
