import { assert, rational } from '#core/base';
import { decimal } from './exact.ts';

/** Something that can happen in a round, ready for JSON: counts as digits, the chance as a decimal. */
export type Event = {
  readonly key: string;
  readonly count: string;
  readonly total: string;
  readonly probability: string;
  /** "1 in so many"; absent for what cannot happen. */
  readonly oneIn?: string;
};

/** `count` ways out of `total` equally likely ones. */
export const event = (key: string, count: bigint, total: bigint): Event => {
  assert(0n <= count && count <= total && total > 0n, `${key} happens ${count} times in ${total}`);
  const chance = {
    key,
    count: count.toString(),
    total: total.toString(),
    probability: decimal(rational(count, total)),
  };
  return count === 0n ? chance : { ...chance, oneIn: decimal(rational(total, count)) };
};
